import { describe, expect, it } from 'vitest';
import type { Json, Line, Play } from './api';
import { gap, mergeChat, mergeMatches, type Match, type Table } from './merge';

/** Event number `i` of a match. */
const event = (i: number): Json => ({ event: `e${i}` });
const events = (from: number, to: number): Json[] =>
  Array.from({ length: to - from }, (_, i) => event(from + i));

/** What the server says at entry `number`, with the events since `since`, or all of them. One event an entry. */
const play = (number: number, since: number | null, seat: string | null = 'red'): Play => ({
  seat,
  number,
  since,
  decision: `d${number}`,
  takeback: false,
  again: false,
  events: events(since ?? 0, number),
  view: { number },
});

const loaded = (number: number): Match[] => mergeMatches([], [play(number, null)], false);

const table = (matches: Match[]): Table => ({ matches }) as Table;

describe('mergeMatches', () => {
  it('takes a match that is not known yet as past, not as news', () => {
    const [match] = loaded(3);
    expect(match).toMatchObject({
      seat: 'red',
      number: 3,
      view: { number: 3 },
      past: events(0, 3),
      fresh: [],
    });
  });

  it('appends what is new', () => {
    const [match] = mergeMatches(loaded(3), [play(5, 3)], false);
    expect(match).toMatchObject({ number: 5, decision: 'd5', past: events(0, 5), fresh: events(3, 5) });
  });

  it('has the same past and view whichever way a match was told in', () => {
    for (let first = 0; first <= 6; first++) {
      for (let second = first; second <= 6; second++) {
        const whole = loaded(6)[0];
        let matches = loaded(first);
        if (second > first) matches = mergeMatches(matches, [play(second, first)], false);
        if (6 > second) matches = mergeMatches(matches, [play(6, second)], false);
        expect(matches[0]?.past).toEqual(whole?.past);
        expect(matches[0]?.view).toEqual(whole?.view);
      }
    }
  });

  it('takes once what is told twice', () => {
    const once = mergeMatches(loaded(3), [play(5, 3)], false);
    expect(mergeMatches(once, [play(5, 3)], false)[0]).toMatchObject({
      past: events(0, 5),
      fresh: events(3, 5),
    });
    expect(mergeMatches(once, [play(5, null)], false)[0]).toMatchObject({
      past: events(0, 5),
      fresh: events(3, 5),
    });
  });

  it('stays as it is when something older arrives late', () => {
    const before = loaded(5);
    expect(mergeMatches(before, [play(4, 3)], false)).toEqual(before);
    expect(mergeMatches(before, [play(4, null)], false)).toEqual(before);
  });

  it('takes a changed decision at the same entry, without news', () => {
    const next = { ...play(3, null), decision: 'other', takeback: true };
    expect(mergeMatches(loaded(3), [next], false)[0]).toMatchObject({
      decision: 'other',
      takeback: true,
      past: events(0, 3),
      fresh: [],
    });
  });

  it('shows all of what came within one frame', () => {
    const first = mergeMatches(loaded(3), [play(4, 3)], false);
    expect(mergeMatches(first, [play(5, 4)], true)[0]?.fresh).toEqual(events(3, 5));
    expect(mergeMatches(first, [play(5, 4)], false)[0]?.fresh).toEqual(events(4, 5));
  });

  it('finds what is new when a match is told from its beginning', () => {
    expect(mergeMatches(loaded(3), [play(5, null)], false)[0]).toMatchObject({
      past: events(0, 5),
      fresh: events(3, 5),
    });
  });

  it('has no news when the past became shorter, as after taking back', () => {
    const shorter = { ...play(5, null), events: events(0, 2) };
    expect(mergeMatches(loaded(3), [shorter], false)[0]).toMatchObject({ past: events(0, 2), fresh: [] });
  });

  it('keeps seats of one browser apart, and forgets those that are not told of any more', () => {
    const both = mergeMatches([], [play(3, null, 'red'), play(3, null, 'blue')], false);
    const next = mergeMatches(both, [play(4, 3, 'blue')], false);
    expect(next.map(({ seat, past }) => [seat, past.length])).toEqual([['blue', 4]]);
  });
});

describe('gap', () => {
  it('is there when the middle is missing', () => {
    expect(gap(table(loaded(3)), [play(6, 4)])).toBe(true);
  });

  it('is there when only the end of an unknown match is told', () => {
    expect(gap(undefined, [play(6, 4)])).toBe(true);
    expect(gap(table([]), [play(6, 4)])).toBe(true);
    expect(gap(table(loaded(4)), [play(6, 4, 'blue')])).toBe(true);
  });

  it('is not there when all is told, when it fits, or when it is old', () => {
    expect(gap(undefined, [play(6, null)])).toBe(false);
    expect(gap(table(loaded(4)), [play(6, 4)])).toBe(false);
    expect(gap(table(loaded(6)), [play(5, 4)])).toBe(false);
    expect(gap(table(loaded(6)), [play(6, 4)])).toBe(false);
  });

  it('is there if one seat of several missed something', () => {
    const both = mergeMatches([], [play(3, null, 'red'), play(4, null, 'blue')], false);
    expect(gap(table(both), [play(5, 4, 'red'), play(5, 4, 'blue')])).toBe(true);
  });
});

describe('mergeChat', () => {
  const line = (number: number): Line => ({ number }) as Line;
  const numbers = (lines: Line[]): number[] => lines.map(({ number }) => number);

  it('orders lines by number, however they arrive', () => {
    expect(numbers(mergeChat([line(3), line(5)], [line(4), line(1)]))).toEqual([1, 3, 4, 5]);
    expect(numbers(mergeChat([line(9)], [line(10), line(2)]))).toEqual([2, 9, 10]);
  });

  it('keeps the list itself when nothing is new, so that nothing is drawn again', () => {
    const before = [line(1), line(2)];
    expect(mergeChat(before, [line(2)])).toBe(before);
    expect(mergeChat(before, [])).toBe(before);
  });

  it('does not change the list that it was given', () => {
    const before = [line(2)];
    mergeChat(before, [line(1)]);
    expect(numbers(before)).toEqual([2]);
  });
});
