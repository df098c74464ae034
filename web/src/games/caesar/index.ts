import type { GameModule } from '../module';
import Art from './Art.svelte';
import Symbols from './Symbols.svelte';

const COLOURS: Record<string, string> = { caesar: 'var(--rome)', cleopatra: 'var(--egypt)' };

export default {
  games: ['caesar-cleopatra', 'caesar-cleopatra-small'],
  prefix: 'cc',
  clauses: 'CC',
  icon: 'vote',
  Symbols,
  Art,
  table: () => import('./CaesarTable.svelte'),
  words: () => import('./words'),
  picture: () => import('./Picture.svelte'),
  outcomes: ['score'],
  broad: ['hand', 'hands', 'votes'],
  chance: () => import('./chance'),
  colour: (seat) => COLOURS[seat] ?? 'var(--ink)',
  // CC-10.2
  remembers: (options) => options['actions'] !== 'shuffled',
  composed: (move) => move.startsWith('rearrange '),
} satisfies GameModule;
