/** The games that the server has, and what it tells about each. */

import { modules } from '../games';
import { games, type GameAbout, type Games } from './api';

class Catalogue {
  known = $state.raw<Games | null>(null);
  /** The games that people are offered: those with a table of their own first, and at once. */
  readonly offered = $derived.by((): string[] => {
    const own = modules.flatMap((one) => one.games);
    const first = modules.map((one) => one.games[0]!);
    const others = Object.entries(this.known?.kits ?? {}).filter(([, kit]) => kit.offered);
    return [...first, ...others.map(([id]) => id).filter((id) => !own.includes(id))];
  });
  #asked: Promise<Games> | null = null;

  /** Ask the server, once. */
  load(): Promise<Games> {
    this.#asked ??= games().then(
      (told) => (this.known = told),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  about(game: string): GameAbout | undefined {
    return this.known?.games[game];
  }
}

export const catalogue = new Catalogue();
