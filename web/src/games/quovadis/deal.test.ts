import { describe, expect, it } from 'vitest';
import { ENTRIES } from './board';
import {
  PLACES,
  bribeDraft,
  caesarPlaces,
  consenting,
  dealOf,
  draftOf,
  emptyDraft,
  entries,
  moveDraft,
  openPaths,
  openTo,
  shut,
  unfinished,
  type Draft,
} from './deal';
import { viewOf } from './testing';
import type { Deal, Promised } from './view';

const draft = (changes: Partial<Draft>): Draft => ({ ...emptyDraft(), ...changes });

const DEALS: Deal[] = [
  {},
  { move: 'b5>i3' },
  { move: 'b5>i3', consents: { blue: 1, green: 2 }, ones: ['green', 'blue'] },
  { move: 'g3>j5', caesar: 'd3>g3' },
  { enter: 'a1' },
  { caesar: 'b5>f1' },
  { payments: [{ from: 'red', to: 'blue', laurels: 3 }] },
  {
    enter: 'c1',
    promises: [
      { by: 'red', to: 'blue', kind: 'consent' },
      { by: 'red', to: 'blue', kind: 'consent', at: 'g3', turns: 2 },
      { by: 'blue', to: 'red', kind: 'no-consent', against: 'green', turns: 0 },
      { by: 'red', to: 'blue', kind: 'no-move', at: 'b5>i3', turns: 1 },
      { by: 'red', to: 'blue', kind: 'pay', laurels: 2 },
      { by: 'red', to: 'blue', kind: 'words', text: 'I am your friend.' },
    ],
  },
];

describe('draftOf and dealOf', () => {
  it.each(DEALS)('give the same deal again: %j', (deal) => {
    expect(dealOf(draftOf(deal))).toEqual(deal);
  });

  it('share nothing with the deal that a draft was made of', () => {
    const deal: Deal = {
      consents: { blue: 1 },
      move: 'b5>i3',
      payments: [{ from: 'red', to: 'blue', laurels: 1 }],
    };
    const made = draftOf(deal);
    made.consents['blue'] = 3;
    made.payments[0]!.laurels = 5;
    expect(deal).toMatchObject({ consents: { blue: 1 }, payments: [{ laurels: 1 }] });
  });
});

describe('dealOf', () => {
  it('leaves out what belongs to another action', () => {
    const all = {
      move: 'b5>i3',
      enter: 'a1',
      caesar: 'd3>g3',
      then: 'g3>j5',
      consents: { blue: 1 },
      ones: ['blue'],
    };
    expect(dealOf(draft({ ...all, action: 'none' }))).toEqual({});
    expect(dealOf(draft({ ...all, action: 'enter' }))).toEqual({ enter: 'a1' });
    expect(dealOf(draft({ ...all, action: 'caesar' }))).toEqual({ caesar: 'd3>g3' });
    expect(dealOf(draft({ ...all, action: 'move' }))).toEqual({
      move: 'b5>i3',
      consents: { blue: 1 },
      ones: ['blue'],
      caesar: 'g3>j5',
    });
  });

  it('leaves out consents of nobody', () => {
    expect(dealOf(draft({ action: 'move', move: 'b5>i3', consents: { blue: 0 } }))).toEqual({
      move: 'b5>i3',
    });
  });

  it('keeps of a promise only what its kind has', () => {
    const full = { by: 'red', to: 'blue', at: 'b5>i3', against: 'green', laurels: 2, text: ' hm ', turns: 1 };
    const kept = (kind: Promised['kind']): string[] =>
      Object.keys(dealOf(draft({ promises: [{ ...full, kind }] })).promises![0]!)
        .filter((key) => !['by', 'to', 'kind', 'turns'].includes(key))
        .sort();
    expect(kept('consent')).toEqual(['at']);
    expect(kept('no-consent')).toEqual(['against']);
    expect(kept('caesar')).toEqual(['at']);
    expect(kept('no-caesar')).toEqual(['at']);
    expect(kept('no-enter')).toEqual(['at']);
    expect(kept('no-move')).toEqual(['at']);
    expect(kept('pay')).toEqual(['laurels']);
    expect(kept('words')).toEqual(['text']);
    expect(dealOf(draft({ promises: [{ ...full, kind: 'words' }] })).promises![0]!.text).toBe('hm');
  });

  it('keeps a term of no further turns', () => {
    const promises: Promised[] = [{ by: 'red', to: 'blue', kind: 'no-move', at: 'b5>i3', turns: 0 }];
    expect(dealOf(draft({ promises })).promises).toEqual(promises);
  });
});

describe('unfinished', () => {
  it('is a draft that says nothing', () => {
    expect(unfinished(emptyDraft())).toBe(true);
  });

  it('is an action without its place', () => {
    const payments = [{ from: 'red', to: 'blue', laurels: 1 }];
    for (const action of ['move', 'enter', 'caesar'] as const)
      expect(unfinished(draft({ action, payments }))).toBe(true);
    expect(unfinished(draft({ payments }))).toBe(false);
  });

  it('is a promise that lacks what its kind needs', () => {
    const one = (promise: Partial<Promised>): boolean =>
      unfinished(draft({ promises: [{ by: 'red', to: 'blue', kind: 'consent', ...promise }] }));
    expect(one({})).toBe(false);
    expect(one({ kind: 'pay' })).toBe(false);
    for (const kind of ['caesar', 'no-caesar', 'no-enter', 'no-move'] as const)
      expect(one({ kind })).toBe(true);
    expect(one({ kind: 'no-enter', at: 'a1' })).toBe(false);
    expect(one({ kind: 'words', text: '  ' })).toBe(true);
    expect(one({ kind: 'no-consent' })).toBe(true);
    expect(one({ kind: 'no-consent', against: 'red' })).toBe(true);
    expect(one({ kind: 'no-consent', against: 'blue' })).toBe(true);
    expect(one({ kind: 'no-consent', against: 'green' })).toBe(false);
  });

  it('is none of the deals above but the empty one', () => {
    expect(DEALS.filter((deal) => unfinished(draftOf(deal)))).toEqual([{}]);
  });
});

describe('consenting', () => {
  it('counts others who sit there and are not bound', () => {
    const view = viewOf({
      committees: { b5: ['red', 'blue', 'blue', 'green'] },
      phase: { no_consent: ['green'] },
    });
    expect(['red', 'blue', 'green'].map((seat) => consenting(view, 'b5', seat))).toEqual([0, 2, 0]);
  });
});

describe('moveDraft', () => {
  it('asks for as many consents as are lacking, in turn order after the mover', () => {
    const view = viewOf({ seat: 'red', committees: { b5: ['red', 'green', 'green', 'blue'] } });
    expect(moveDraft(view, 'b5>i3').consents).toEqual({ blue: 1, green: 1 });
  });

  it('fills up with own senators first', () => {
    const view = viewOf({ seat: 'red', committees: { b5: ['red', 'red', 'blue', 'green'] } });
    expect(moveDraft(view, 'b5>i3').consents).toEqual({ blue: 1 });
    const alone = viewOf({ seat: 'red', committees: { b5: ['red', 'red', 'red', 'blue'] } });
    expect(moveDraft(alone, 'b5>i3').consents).toEqual({});
  });

  it('begins with the one who offers', () => {
    const committees = { d3: ['red', 'blue', 'green'] };
    expect(moveDraft(viewOf({ seat: 'green', committees }), 'd3>g3').consents).toEqual({ green: 1 });
    expect(moveDraft(viewOf({ seat: 'blue', committees }), 'd3>g3').consents).toEqual({ blue: 1 });
  });

  it('asks nobody where Caesar stands or one seat suffices', () => {
    const beside = viewOf({ caesar: 'b5>i3', committees: { b5: ['red', 'blue', 'green'] } });
    expect(moveDraft(beside, 'b5>i3').consents).toEqual({});
    expect(moveDraft(viewOf({ committees: { c1: ['red'] } }), 'c1>g3').consents).toEqual({});
  });

  it('asks for no more than sit there', () => {
    const view = viewOf({ seat: 'red', committees: { b5: ['red', 'blue'] } });
    expect(moveDraft(view, 'b5>i3').consents).toEqual({ blue: 1 });
  });

  it('asks nobody who is bound not to consent', () => {
    const committees = { d3: ['red', 'blue', 'green'] };
    expect(moveDraft(viewOf({ committees, phase: { no_consent: ['blue'] } }), 'd3>g3').consents).toEqual({
      green: 1,
    });
  });
});

describe('shut', () => {
  const free = { d3: ['red', 'blue', 'green'] };

  it('is nothing where a deal could help', () => {
    expect(shut(viewOf({ committees: free }), 'd3>g3')).toBeNull();
  });

  it('says what stands in the way', () => {
    const full = { ...free, g3: ['blue', 'blue', 'green'] };
    expect(shut(viewOf({ committees: full }), 'd3>g3')).toBe('full');
    expect(shut(viewOf({ committees: { d3: ['red'] } }), 'd3>g3')).toBe('few');
    expect(shut(viewOf({ committees: free, phase: { no_move: ['d3>g3'] } }), 'd3>g3')).toBe('bound');
    expect(shut(viewOf({ committees: free, phase: { no_consent: ['blue', 'green'] } }), 'd3>g3')).toBe(
      'refused',
    );
  });

  it('is nothing beside Caesar, but for a full committee', () => {
    expect(shut(viewOf({ caesar: 'd3>g3', committees: { d3: ['red'] } }), 'd3>g3')).toBeNull();
    const full = { d3: ['red'], g3: ['blue', 'blue', 'green'] };
    expect(shut(viewOf({ caesar: 'd3>g3', committees: full }), 'd3>g3')).toBe('full');
  });

  it('is nothing as soon as one may consent', () => {
    const bound = viewOf({ committees: free, phase: { no_consent: ['blue'] } });
    expect(shut(bound, 'd3>g3')).toBeNull();
  });
});

describe('places to go', () => {
  it('are the paths from own senators that nothing forbids', () => {
    const view = viewOf({ committees: { b5: ['red'], c1: ['blue'] }, phase: { no_move: ['b5>f1'] } });
    expect(openPaths(view)).toEqual(['b5>i3']);
    expect(openPaths(viewOf())).toEqual([]);
  });

  it('are the entries that nothing forbids', () => {
    expect(entries(viewOf())).toEqual(ENTRIES);
    expect(entries(viewOf({ phase: { no_enter: ['a1', 'd3'] } }))).toEqual(['b5', 'c1']);
  });

  it('are laurels for Caesar, as long as there are others than his', () => {
    const view = viewOf({ laurels: { 'b5>i3': 'II', 'j5>senate': 'V' } });
    expect(caesarPlaces(view)).toEqual(['b5>i3']);
    expect(caesarPlaces(viewOf({ laurels: { 'j5>senate': 'V' } }))).toEqual(
      PLACES.filter((place) => place !== 'j5>senate'),
    );
    expect(caesarPlaces(viewOf({ laurels: view.laurels, phase: { barred: ['b5>i3'] } }))).toEqual([]);
  });

  it('leave out the laurel that a move takes, unless another is put there', () => {
    const laurels = { 'b5>i3': 'IIc', 'd3>g3': 'I' };
    expect(caesarPlaces(viewOf({ laurels, stock: 0 }), 'b5>i3')).toEqual(['d3>g3']);
    expect(caesarPlaces(viewOf({ laurels, stock: 1 }), 'b5>i3')).toEqual(['b5>i3', 'd3>g3']);
  });
});

describe('openTo', () => {
  it('is nobody where the player on turn acts or gives something', () => {
    const green = [{ from: 'green', to: 'blue', laurels: 1 }];
    expect(openTo(viewOf(), { move: 'b5>i3', payments: green })).toBeNull();
    expect(openTo(viewOf(), { enter: 'a1', payments: green })).toBeNull();
    expect(openTo(viewOf(), { caesar: 'b5>i3', payments: green })).toBeNull();
    expect(openTo(viewOf(), { payments: [...green, { from: 'red', to: 'blue', laurels: 1 }] })).toBeNull();
  });

  it('is whoever gives something besides its author', () => {
    const view = viewOf();
    expect(openTo(view, { payments: [{ from: 'green', to: 'blue', laurels: 1 }] })).toEqual(['green']);
    expect(openTo(view, { promises: [{ by: 'green', to: 'blue', kind: 'consent' }] })).toEqual(['green']);
    expect(openTo(view, { payments: [{ from: 'blue', to: 'red', laurels: 1 }] })).toBeNull();
    expect(openTo(view, {})).toBeNull();
  });
});

describe('bribeDraft', () => {
  it('pays somebody for not consenting, and is finished', () => {
    const bribe = bribeDraft(viewOf(), 'green');
    expect(unfinished(bribe)).toBe(false);
    expect(openTo(viewOf(), dealOf(bribe))).toEqual(['green']);
    expect(dealOf(bribe)).toEqual({
      payments: [{ from: 'blue', to: 'green', laurels: 1 }],
      promises: [{ by: 'green', to: 'blue', kind: 'no-consent', against: 'red', turns: 0 }],
    });
  });
});
