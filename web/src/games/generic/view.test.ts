import { describe, expect, it } from 'vitest';
import { facts, fitting, grouped, meant, type View } from './view';

const view = (more: object): View => ({
  game: 'tricks',
  seats: ['north', 'east', 'west'],
  seat: 'north',
  to_act: ['north'],
  legal: ['play a1'],
  result: null,
  ...more,
});
const told = (more: object) => facts(view(more), (seat) => seat.toUpperCase(), 'none');

describe('facts', () => {
  it('leaves out what the page says elsewhere, and what is not there', () => {
    expect(told({ options: { a: 1 }, events: [], hand: null }).all).toEqual([]);
  });

  it('tells numbers for each seat, and what is kept by seat, of the seats', () => {
    const { seats, all } = told({
      taken: [2, 0, 1],
      players: { north: { cards_held: 3 }, east: null, west: {} },
    });
    expect(all).toEqual([]);
    expect(seats['north']).toEqual([
      { name: 'taken', value: '2' },
      { name: 'players', value: [{ name: 'cards held', value: '3' }] },
    ]);
    expect(seats['east']).toEqual([{ name: 'taken', value: '0' }]);
    expect(seats['west']).toContainEqual({ name: 'players', value: 'none' });
  });

  it('calls seats by name, and tells lists in one line', () => {
    expect(told({ leader: 'east', trick: ['a1', 'b2', 'a3'], pile: [], last: true }).all).toEqual([
      { name: 'leader', value: 'EAST' },
      { name: 'trick', value: 'a1, b2, a3' },
      { name: 'pile', value: 'none' },
      { name: 'last', value: '✓' },
    ]);
  });

  it('tells parts of parts', () => {
    const [deal] = told({ deals: [{ by: 'west', terms: { pay: 2 } }] }).all;
    expect(deal).toEqual({
      name: 'deals',
      value: [
        {
          name: '1',
          value: [
            { name: 'by', value: 'WEST' },
            { name: 'terms', value: [{ name: 'pay', value: '2' }] },
          ],
        },
      ],
    });
  });
});

describe('moves', () => {
  const many = ['a1', 'a2', 'a3', 'b1', 'b2'].flatMap((card) => [`play ${card}`, `show ${card}`]);

  it('are grouped by their first word only where there are many', () => {
    expect(grouped(['play a1', 'pass'])).toEqual([{ word: '', moves: ['play a1', 'pass'] }]);
    expect(grouped(many).map((group) => [group.word, group.moves.length])).toEqual([
      ['play', 5],
      ['show', 5],
    ]);
  });

  it('are found by all words that are typed', () => {
    expect(fitting(many, ' A1 pl')).toEqual(['play a1']);
    expect(fitting(many, '')).toEqual(many);
  });

  it('are played as typed, if they are listed or nothing listed fits', () => {
    expect(meant(many, '  ')).toBeNull();
    expect(meant(['play a1', 'play a10'], 'play  a1 ')).toEqual({ play: 'play a1' });
    expect(meant(many, 'offer {"a": 1}')).toEqual({ play: 'offer {"a": 1}' });
  });

  it('are played by a part of them, if that fits one; else one has to choose', () => {
    expect(meant(many, 'show b2')).toEqual({ play: 'show b2' });
    expect(meant(many, 'b2')).toEqual({ choose: 'play b2' });
    expect(meant(many, 'w b1')).toEqual({ play: 'show b1' });
  });
});
