import { describe, expect, it } from 'vitest';
import {
  COMMITTEES,
  ENTRIES,
  HEIGHT,
  PATHS,
  WIDTH,
  around,
  committee,
  pathsFrom,
  point,
  seatsOf,
  way,
} from './board';

describe('the board', () => {
  it('draws each seat of a committee, apart from the others', () => {
    for (const one of COMMITTEES) {
      const places = seatsOf(one);
      expect(places).toHaveLength(one.seats);
      expect(new Set(places.map(String)).size).toBe(one.seats);
    }
  });

  it('has its lowest committees where no path ends', () => {
    const lowest = COMMITTEES.filter(({ id }) => PATHS.every((path) => path.to !== id)).map(({ id }) => id);
    expect(lowest.sort()).toEqual([...ENTRIES].sort());
  });

  it('leads from everywhere to the Senate', () => {
    const leads = (id: string): boolean => id === 'senate' || pathsFrom(id).some((path) => leads(path.to));
    expect(COMMITTEES.every(({ id }) => leads(id))).toBe(true);
    expect(pathsFrom('senate')).toEqual([]);
  });

  it('has laurels on the way out of every committee with more than one seat, and nowhere else', () => {
    for (const path of PATHS) expect(path.laurel).toBe(committee(path.from).seats > 1);
  });

  it('finds paths by their text', () => {
    for (const path of PATHS) expect(way(`${path.from}>${path.to}`)).toBe(path);
  });

  it('starts each path at its committee, and draws all of it on the board', () => {
    for (const path of PATHS) {
      const { x, y } = committee(path.from);
      expect(point(path, 0)).toEqual([x, y]);
      expect(point(path, 0.5).map(Math.round)).toEqual([path.x, path.y].map(Math.round));
      for (let t = 0; t <= 1; t += 0.1) {
        const [at, down] = point(path, t);
        expect(at >= 0 && at <= WIDTH && down >= 0 && down <= HEIGHT).toBe(true);
      }
    }
  });
});

describe('around', () => {
  it('is nothing for nothing', () => {
    expect(around([])).toBeNull();
    expect(around(['nowhere'])).toBeNull();
  });

  it('holds each committee that is asked for, and stays on the board', () => {
    for (const first of COMMITTEES)
      for (const second of COMMITTEES) {
        const [x, y, width, height] = around([first.id, second.id])!;
        expect(x >= 0 && y >= 0 && x + width <= WIDTH && y + height <= HEIGHT).toBe(true);
        for (const one of [first, second])
          expect(one.x > x && one.x < x + width && one.y > y && one.y < y + height).toBe(true);
      }
  });
});
