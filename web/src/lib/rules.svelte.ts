/** The way into the rules. Whoever comes from a table sees which of its options a clause depends on. */

export type Options = Readonly<Record<string, string | boolean>>;

let played = $state.raw<{ game: string; options: Options } | null>(null);

/** The table that links to rules lead from, until another one is opened: an edition stands for all options
 * that were not set by themselves. */
export function fromTable(game: string, all: Options, set: Options): void {
  played = { game, options: 'edition' in all ? { edition: all['edition']!, ...set } : all };
}

export function ruleLink(game: string, clause = ''): string {
  const options = played?.game === game ? Object.entries(played.options).map(([option, value]): [string, string] => [option, String(value)]) : [];
  const query = options.length > 0 ? `?${new URLSearchParams(options)}` : '';
  const book = game.replace(/-small$/, '');
  return `/rules/${book}${query}${clause ? `#${clause}` : ''}`;
}

/** Text for comparing: small letters without accents. */
export function bare(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}
