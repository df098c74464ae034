/** The way into the rules. Whoever comes from a table sees which of its options a clause depends on. */

import { gameModule } from '../games';

export type Options = Readonly<Record<string, string | boolean>>;

let played = $state.raw<{ game: string; options: Options } | null>(null);

/** The table that links to rules lead from, until another one is opened, with every option of its match. */
export function fromTable(game: string, options: Options): void {
  played = { game, options };
}

/** Whether there is a rulebook to link to. */
export function hasRules(game: string): boolean {
  return gameModule(game).clauses !== undefined;
}

export function ruleLink(game: string, clause = ''): string {
  const options =
    played?.game === game
      ? Object.entries(played.options).map(([option, value]) => `${option}=${encodeURIComponent(value)}`)
      : [];
  const query = options.length > 0 ? `?${options.join('&')}` : '';
  const book = gameModule(game).games[0] ?? game;
  return `/rules/${book}${query}${clause ? `#${clause}` : ''}`;
}

/** Text for comparing: small letters without accents. */
export function bare(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}
