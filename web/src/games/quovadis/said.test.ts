import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/api';
import { answered, saidAbout, saidSoFar } from './said';
import { viewOf } from './testing';
import type { OnTable } from './view';

const line = (number: number, seat: string | null, deal: number | null): Line =>
  ({ number, seat, text: '', words: deal === null ? null : { key: 'k', args: {}, deal } }) as unknown as Line;
const numbers = (lines: Line[]): number[] => lines.map(({ number }) => number);

describe('saidAbout', () => {
  it('is what bots said about that deal, not what people chat', () => {
    expect(numbers(saidAbout([line(1, 'red', 4), line(2, 'blue', 5), line(3, 'red', null)], 4))).toEqual([1]);
  });

  it('is the last of each seat, in order', () => {
    const chat = [line(1, 'red', 4), line(2, 'blue', 4), line(3, 'red', 4)];
    expect(numbers(saidAbout(chat, 4))).toEqual([2, 3]);
  });
});

describe('saidSoFar', () => {
  it('shows the author, and others once they have agreed', () => {
    const chat = [line(1, 'red', 4), line(2, 'blue', 4), line(3, 'green', 4)];
    const deal = { number: 4, author: 'red', agreed: ['green'] } as unknown as OnTable;
    expect(numbers(saidSoFar(chat, deal))).toEqual([1, 3]);
  });
});

describe('answered', () => {
  const proposed = (number: number) => ({ event: 'proposed', seat: 'red', number });
  const acted = { event: 'entered', seat: 'red' };
  const chat = [line(1, 'blue', 4), line(2, 'blue', 6)];

  it('is the newest deal that something was said about', () => {
    expect(answered(chat, [proposed(4), proposed(5)], viewOf())).toBe(4);
    expect(answered(chat, [proposed(4), proposed(6)], viewOf())).toBe(6);
    expect(answered(chat, [proposed(5)], viewOf())).toBeNull();
  });

  it('is none while a deal is on the table', () => {
    const deal = { number: 5 } as unknown as OnTable;
    expect(answered(chat, [proposed(4)], viewOf({ deal }))).toBeNull();
  });

  it('is forgotten after a round', () => {
    const round = [acted, acted, acted];
    expect(answered(chat, [proposed(4), ...round], viewOf())).toBe(4);
    expect(answered(chat, [proposed(4), ...round, acted], viewOf())).toBeNull();
  });
});
