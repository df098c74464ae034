import type { GameModule } from '../module';
import Art from './Art.svelte';
import Symbols from './Symbols.svelte';
import { family } from './families';

export default {
  games: ['quovadis'],
  prefix: 'qv',
  clauses: 'QV',
  icon: 'laurel',
  Symbols,
  Art,
  table: () => import('./QuoVadisTable.svelte'),
  words: () => import('./words'),
  picture: () => import('./Picture.svelte'),
  outcomes: ['score', 'ledger', 'deal'],
  broad: ['families'],
  chance: () => import('./chance'),
  colour: (seat) => `color-mix(in oklab, ${family(seat).fill} 75%, var(--ink))`,
  composed: (move) => move.startsWith('propose '),
} satisfies GameModule;
