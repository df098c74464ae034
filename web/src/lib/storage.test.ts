import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, progress } from './learning';
import { pledgeOf, prepare } from './pledges';
import { markSolved, solved } from './solved';
import type { About } from './api';
import { stubStorage } from './testing';

let storage: Map<string, string>;
beforeEach(() => void (storage = stubStorage('localStorage')));
afterEach(() => vi.unstubAllGlobals());

describe('solved puzzles', () => {
  it('are kept once each', () => {
    expect(solved()).toEqual([]);
    for (const name of ['a', 'b', 'a']) markSolved(name);
    expect(solved()).toEqual(['a', 'b']);
  });

  it.each(['{', '{}', '"a"', 'null', '[1, null]'])('are none where %s was kept', (text) => {
    storage.set('curia-puzzles', text);
    expect(solved()).toEqual([]);
    markSolved('a');
    expect(solved()).toEqual(['a']);
  });
});

describe('progress in the tutorials', () => {
  const nothing = { chapter: '', moves: {}, done: [] };

  it('is kept for each game', () => {
    const now = { chapter: 'votes', moves: { votes: ['pass'] }, done: ['cards'] };
    keep('quovadis', now);
    expect(progress('quovadis')).toEqual(now);
    expect(progress('caesar-cleopatra')).toEqual(nothing);
  });

  it.each(['', '{', '{}', '[]', '{"chapter": 1, "moves": {}, "done": []}'])(
    'starts anew where %s was kept',
    (text) => {
      storage.set('curia-learn-quovadis', text);
      expect(progress('quovadis')).toEqual(nothing);
    },
  );
});

describe('pledges', () => {
  const about = (commitment: string, status = 'waiting'): About =>
    ({ status, commitment, seats: [{ seat: 'red', kind: 'bot' }] }) as About;

  it('hold the commitment that was seen first', async () => {
    await prepare('t', about('first'), []);
    await prepare('t', about('second'), []);
    expect(pledgeOf('t')).toEqual({ commitment: 'first', nonces: {}, bots: ['red'] });
  });

  it('are not made once play has begun', async () => {
    await prepare('t', about('late', 'playing'), []);
    expect(pledgeOf('t')).toBeNull();
  });

  it('of the hundred newest tables are kept', async () => {
    for (let i = 0; i < 105; i++) await prepare(`t${i}`, about('c'), []);
    expect([pledgeOf('t4'), pledgeOf('t5')?.commitment]).toEqual([null, 'c']);
    expect(pledgeOf('t104')?.commitment).toBe('c');
    // Whoever looks at an old table again keeps it longer.
    await prepare('t5', about('c'), []);
    await prepare('t105', about('c'), []);
    expect([pledgeOf('t5')?.commitment, pledgeOf('t6')]).toEqual(['c', null]);
  });

  it('that can not be read are made anew', async () => {
    storage.set('curia-pledges', '{');
    expect(pledgeOf('t')).toBeNull();
    await prepare('t', about('c'), []);
    expect(pledgeOf('t')?.commitment).toBe('c');
  });
});
