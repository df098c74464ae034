import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameName, optionName, remembers, seatName, valueName } from '../lib/names';
import { hasRules } from '../lib/rules.svelte';
import { speak } from '../lib/words';
import { gameModule, modules } from '.';
import generic from './generic';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});
afterAll(() => vi.unstubAllGlobals());

describe('the games', () => {
  it('are found by their folders, and each id by its module', () => {
    expect(modules.length).toBeGreaterThan(1);
    for (const one of modules) for (const game of one.games) expect(gameModule(game)).toBe(one);
  });

  it('share no id, no prefix and no letters of clauses', () => {
    for (const all of [
      modules.flatMap((one) => one.games),
      modules.map((one) => one.prefix),
      modules.map((one) => one.clauses),
    ])
      expect(new Set(all).size).toBe(all.length);
  });
});

describe('a game without a folder', () => {
  it('is played at the generic table, and is none of the others', () => {
    expect(gameModule('tricks')).toBe(generic);
    expect(modules).not.toContain(generic);
    expect(hasRules('tricks')).toBe(false);
    expect(remembers('tricks', { actions: 'chosen' })).toBe(false);
  });

  it('is called by its own ids', () => {
    expect(gameName('small-tricks')).toBe('Small tricks');
    expect(seatName('tricks', 'north')).toBe('North');
    expect(optionName('tricks', 'last_card')).toBe('Last card');
    expect(valueName('tricks', 'last_card', true)).toBe('True');
  });
});
