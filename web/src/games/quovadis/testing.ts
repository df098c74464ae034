/** Positions for tests. */

import type { View } from './view';

/** A view of blue, with red on turn and nobody on the board but those who are named. */
export function viewOf(
  changes: Partial<Omit<View, 'phase'>> & { phase?: Partial<View['phase']> } = {},
): View {
  const player = { reserve: 8, tiles: 0, laurels: null };
  return {
    game: 'quovadis',
    options: {},
    seats: ['red', 'blue', 'green'],
    seat: 'blue',
    turn: 'red',
    to_act: ['red'],
    turns: 0,
    committees: {},
    caesar: 'j5>senate',
    laurels: {},
    stock: 10,
    bank: 10,
    players: { red: player, blue: { ...player, laurels: [] }, green: player },
    number: 0,
    deal: null,
    offers: [],
    ledger: [],
    disclosure: false,
    consul: null,
    result: null,
    legal: [],
    ...changes,
    phase: {
      name: 'action',
      proposals: 0,
      offered: {},
      barred: [],
      no_enter: [],
      no_move: [],
      no_consent: [],
      entered: false,
      ...changes.phase,
    },
  };
}
