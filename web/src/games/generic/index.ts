/** For any game that brings no table of its own: its view in words, its legal moves as buttons. */

import type { GameModule } from '../module';
import Art from './Art.svelte';

const COLOURS = ['#b4232f', '#1f62b5', '#2a7a3b', '#b07d0a', '#7440a8', '#0f7c86'];

export default {
  games: [],
  icon: 'star',
  Art,
  table: () => import('./GenericTable.svelte'),
  words: () => import('./words'),
  colour: (_seat, place) => `color-mix(in oklab, ${COLOURS[place % COLOURS.length]} 75%, var(--ink))`,
} satisfies GameModule as GameModule;
