import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from './api';
import { commitment, derivedNonce, inOrder, verify, type Pledge } from './proof';

/** Records that the server's own check accepts as well: tests/server/test_proof.py. */
const RECORDS = ['caesar', 'quovadis', 'caesar-2', 'quovadis-2'].map((name) => {
  const file = new URL(`../../../tests/records/fair/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
});

const pledge = ({ proof, seats }: GameRecord): Pledge => ({
  commitment: proof.commitment,
  nonces: { [seats[0]!]: proof.nonces[0]! },
  bots: seats.slice(1),
});

const changed = (record: GameRecord, change: (copy: GameRecord) => void): GameRecord => {
  const copy = structuredClone(record);
  change(copy);
  return copy;
};

describe.each(RECORDS)('a record of $game by $proof.scheme', (record) => {
  it('is fair', async () => {
    expect(await verify(record, pledge(record))).toBe('fair');
  });

  it('is not fair with any two different cards of a deal exchanged', async () => {
    expect.hasAssertions();
    for (const [number, { seat, move }] of record.moves.entries()) {
      const words = move.split(' ');
      // The first word says what is dealt, the second may say to whom.
      const other = words.findIndex((word, i) => i > 1 && i < words.length - 1 && word !== words.at(-1));
      if (seat !== 'chance' || other < 0) continue;
      [words[other], words[words.length - 1]] = [words.at(-1)!, words[other]!];
      const swapped = changed(record, ({ moves }) => (moves[number]!.move = words.join(' ')));
      expect(await verify(swapped, pledge(record))).toBe('deal');
    }
  });

  it('is not fair with its deals at other places of the record', async () => {
    const [first] = record.moves;
    const shifted = changed(record, ({ moves }) => moves.unshift(first!));
    expect(await verify(shifted, pledge(record))).toBe('deal');
  });

  it('is not called fair where deals were taken back', async () => {
    const [first] = record.moves;
    const again = (move: string) =>
      changed(record, ({ moves }) => moves.unshift(first!, { seat: 'host', move }));
    expect(await verify(again('back 1'), pledge(record))).toBe('again');
    // By the newer scheme dealing again gives the same, so a server may go on by newer rules.
    const fair = record.proof.scheme === 'curia-2' ? 'fair' : 'again';
    expect(await verify(again('upgraded 1'), pledge(record))).toBe(fair);
  });

  it('has to keep to the commitment, to our nonces and to those of bots', async () => {
    const other = { ...pledge(record), commitment: '00' };
    expect(await verify(record, other)).toBe('commitment');
    const ours = changed(record, ({ proof }) => (proof.nonces[0] += '!'));
    expect(await verify(ours, pledge(record))).toBe('nonce');
    const theirs = changed(record, ({ proof }) => (proof.nonces[1] = 'chosen'));
    expect(await verify(theirs, pledge(record))).toBe('bot-nonce');
    // A person who is not us may have given any nonce, but the deals follow from it.
    expect(await verify(theirs, { ...pledge(record), bots: [] })).toBe('deal');
  });

  it('is not called fair where it can not be read', async () => {
    const scheme = changed(record, ({ proof }) => (proof.scheme = 'curia-9'));
    expect(await verify(scheme, pledge(record))).toBe('unreadable');
    expect(await verify({ ...record, game: 'tricks' }, pledge(record))).toBe('unreadable');
    const unknown = changed(record, ({ moves }) => (moves[0]!.move = 'dice 6'));
    expect(await verify(unknown, pledge(record))).toBe('unreadable');
  });
});

describe('commitment and nonces', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => i);

  it('are those of the server', () => {
    const { proof } = RECORDS[0]!;
    expect(commitment(secret)).toBe(proof.commitment);
    expect(derivedNonce(secret, 1)).toBe(proof.nonces[1]);
  });

  it('differ by place', () => {
    expect(derivedNonce(secret, 0)).not.toBe(derivedNonce(secret, 1));
  });
});

describe('inOrder', () => {
  it('sorts by kind and refuses what it does not know', () => {
    expect(inOrder(['b', 'c', 'a', 'b'], ['c', 'b', 'a'])).toEqual(['c', 'b', 'b', 'a']);
    expect(inOrder([], ['a'])).toEqual([]);
    expect(inOrder(['a', 'x'], ['a'])).toBeNull();
  });
});
