import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../lib/testing';
import { emptyDraft, type Draft } from './deal';
import { faults, lastSaid, store, stored, type Kept } from './drafts';
import { viewOf } from './testing';
import type { View } from './view';

const draft = (changes: Partial<Draft>): Draft => ({ ...emptyDraft(), ...changes });
const move = (changes: Partial<Draft> = {}): Draft => draft({ action: 'move', move: 'd3>g3', ...changes });
const why = (view: View, made: Draft): string[] => faults(view, made).map((fault) => fault.why);

describe('a draft that is kept', () => {
  const kept: Kept = { mover: 'red', answers: null, start: draft({ action: 'enter', enter: 'a1' }) };
  const said = (seat: string) => ({ event: 'offered', seat });

  beforeEach(() => void stubStorage('sessionStorage'));
  afterEach(() => vi.unstubAllGlobals());

  it('comes back after a reload', () => {
    store('t', kept, 2);
    expect(stored('t', [], 'blue')).toEqual(kept);
    expect(stored('other', [], 'blue')).toBeNull();
    expect(stored(null, [], 'blue')).toBeNull();
  });

  it('is gone once it was said, but not by what was said before or by others', () => {
    store('t', kept, 2);
    expect(stored('t', [said('blue'), said('blue')], 'blue')).toEqual(kept);
    expect(stored('t', [said('blue'), said('blue'), said('green')], 'blue')).toEqual(kept);
    expect(stored('t', [said('blue'), said('blue'), said('blue')], 'blue')).toBeNull();
  });

  it('is gone once it was thrown away', () => {
    store('t', kept, 2);
    store('t', null, 3);
    expect(stored('t', [], 'blue')).toBeNull();
  });

  it('is not kept where there is no place for it', () => {
    store(null, kept, 2);
    expect(stored('null', [], 'blue')).toBeNull();
  });
});

describe('lastSaid', () => {
  it('is the newest deal of that seat', () => {
    const [first, second] = [
      { event: 'proposed', seat: 'red', number: 1 },
      { event: 'countered', seat: 'red', number: 2 },
    ];
    const others = [
      { event: 'offered', seat: 'blue', number: 3 },
      { event: 'accepted', seat: 'red', number: 3 },
    ];
    expect(lastSaid([first, second, ...others], 'red')).toBe(second);
    expect(lastSaid(others, 'red')).toBeUndefined();
    expect(lastSaid([], null)).toBeUndefined();
  });
});

describe('faults', () => {
  const committees = { d3: ['red', 'blue', 'green'] };

  it('are none in a draft that fits, nor in an empty one', () => {
    expect(faults(viewOf({ committees }), move({ consents: { blue: 1 } }))).toEqual([]);
    expect(faults(viewOf(), emptyDraft())).toEqual([]);
    expect(faults(viewOf(), draft({ action: 'enter', enter: 'a1' }))).toEqual([]);
  });

  it('of a move: no senator there, or no way', () => {
    expect(why(viewOf(), move())).toEqual(['senator']);
    expect(why(viewOf({ committees: { ...committees, g3: ['blue', 'blue', 'blue'] } }), move())).toEqual([
      'way',
    ]);
  });

  it('of consents: more than sit there, or bound', () => {
    expect(faults(viewOf({ committees }), move({ consents: { blue: 2, green: 1 } }))).toEqual([
      { why: 'consents', seat: 'blue', without: { consents: { blue: 1, green: 1 } } },
    ]);
    const bound = viewOf({ committees, phase: { no_consent: ['blue'] } });
    expect(faults(bound, move({ consents: { blue: 1, green: 1 } }))).toEqual([
      { why: 'bound', seat: 'blue', without: { consents: { blue: 0, green: 1 } } },
    ]);
  });

  it('of bringing a senator in', () => {
    const enter = draft({ action: 'enter', enter: 'a1' });
    const empty = { reserve: 0, tiles: 0, laurels: null };
    expect(why(viewOf({ players: { red: empty } }), enter)).toEqual(['reserve']);
    expect(why(viewOf({ committees: { a1: ['blue'] } }), enter)).toEqual(['seat']);
    expect(why(viewOf({ phase: { no_enter: ['a1'] } }), enter)).toEqual(['bound']);
  });

  it("of Caesar's way, alone or after a move", () => {
    const laurels = { 'b5>i3': 'II', 'd3>g3': 'III' };
    const places: [string, Partial<View>, Partial<View['phase']>, string][] = [
      ['j5>senate', { laurels }, {}, 'caesar'],
      ['g3>j5', { laurels }, {}, 'bare'],
      ['b5>i3', { laurels }, { barred: ['b5>i3'] }, 'bound'],
    ];
    for (const [place, view, phase, reason] of places) {
      const now = viewOf({ ...view, committees, phase });
      expect(why(now, draft({ action: 'caesar', caesar: place }))).toEqual([reason]);
      expect(why(now, move({ consents: { blue: 1 }, then: place }))).toEqual([reason]);
    }
  });

  it('of paying: more than one has; what others have nobody knows', () => {
    const pay = (from: string, ...laurels: number[]): Draft =>
      draft({ payments: laurels.map((number) => ({ from, to: 'red', laurels: number })) });
    const me = { reserve: 8, tiles: 2, laurels: ['II', 'III'] };
    const view = viewOf({ players: { blue: me } });
    expect(why(view, pay('blue', 2, 3))).toEqual([]);
    expect(why(view, pay('blue', 3, 3))).toEqual(['pay']);
    expect(why(view, pay('green', 30))).toEqual([]);
    expect(why(viewOf({ seat: null }), pay('blue', 30))).toEqual([]);
  });

  it('are gone without the part that they name', () => {
    const views = [
      viewOf(),
      viewOf({ committees, phase: { no_consent: ['blue'], barred: ['b5>i3'] } }),
      viewOf({ committees, laurels: { 'b5>i3': 'I' }, stock: 0 }),
    ];
    for (const view of views) {
      let made = move({ consents: { blue: 2, green: 1 }, then: 'g3>j5' });
      for (let step = 0; step < 5; step++) made = { ...made, ...faults(view, made)[0]?.without };
      expect(faults(view, made)).toEqual([]);
    }
  });
});
