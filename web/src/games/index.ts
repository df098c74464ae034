/** The games that bring a table of their own, found by their folders. */

import generic from './generic';
import type { GameModule } from './module';

const found = import.meta.glob<{ default: GameModule }>(['./*/index.ts', '!./generic/index.ts'], {
  eager: true,
});
export const modules: readonly GameModule[] = Object.values(found).map((one) => one.default);

/** What the page knows about a game: its own module, or the generic one. */
export function gameModule(game: string): GameModule {
  return modules.find((one) => one.games.includes(game)) ?? generic;
}
