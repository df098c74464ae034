import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { distinctNames, playerNames, remembers, seatName } from './names';
import { say, speak } from './words';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});
afterAll(() => vi.unstubAllGlobals());

const person = (seat: string, name: string | null) => ({
  seat,
  kind: 'person',
  bot: null,
  name,
  stands_for: null,
});
const bot = (seat: string, stands_for: string | null = null) => ({
  seat,
  kind: 'bot',
  bot: 'consul',
  name: null,
  stands_for,
});

describe('playerNames', () => {
  it('calls people by name, bots by theirs, and empty seats by the seat', () => {
    const names = playerNames('quovadis', [person('red', 'Ana'), bot('blue'), person('green', null)]);
    expect(names['red']).toBe('Ana');
    expect(names['blue']).toBe(say('web-bot-name', { bot: say('bot-consul') }));
    expect(names['green']).toBe(seatName('quovadis', 'green'));
  });

  it('says for whom a bot plays on', () => {
    expect(playerNames('quovadis', [bot('red', 'Ana')])['red']).toContain('Ana');
  });
});

describe('distinctNames', () => {
  it('tells players of one name apart, and leaves others alone', () => {
    const seats = [
      person('red', 'Ana'),
      person('blue', 'Ana'),
      person('green', 'Ben'),
      bot('yellow'),
      bot('purple'),
    ];
    const names = distinctNames('quovadis', seats);
    expect(new Set(Object.values(names)).size).toBe(5);
    expect(names['green']).toBe('Ben');
    expect(names['red']).toContain('Ana');
    expect(names['red']).toContain(seatName('quovadis', 'red'));
  });
});

describe('remembers', () => {
  it('says where people would have to remember something', () => {
    expect(remembers('caesar-cleopatra', { actions: 'chosen' })).toBe(true);
    expect(remembers('caesar-cleopatra', { actions: 'shuffled' })).toBe(false);
    expect(remembers('quovadis', {})).toBe(false);
  });
});
