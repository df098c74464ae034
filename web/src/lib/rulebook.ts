/** The rulebook of a game as the page shows it, read from the same files that the terminal prints. */

import { bare } from './rules.svelte';

/** A piece of text; `when` says which option's value, `option=value`, it is for. */
export interface Piece {
  text: string;
  when: string | null;
}
export interface Clause {
  kind: 'clause';
  id: string;
  pieces: Piece[];
  /** All of it is for a variant only. */
  when: string | null;
}
export type Part =
  { kind: 'title' | 'section' | 'text'; text: string } | Clause | { kind: 'table'; rows: string[][] };

const books = import.meta.glob<string>('../../../curia/games/*/content/rulebook/*/*.md', {
  query: '?raw',
  import: 'default',
});

/** Null if there is no such game. */
export async function rulebook(game: string, language: string): Promise<Part[] | null> {
  const [load] = booksOf(language, game);
  return load ? read(await load()) : null;
}

/** What each drawn example shows, by its name. */
export async function captions(language: string): Promise<Record<string, string>> {
  const loads = booksOf(language, 'examples');
  const texts = await Promise.all(loads.map((load) => load()));
  const found = [...texts.join('\n').matchAll(/^- (\S+) (.+)$/gm)];
  return Object.fromEntries(found.map(([, id = '', text = '']) => [id, text]));
}

/** The files of that name, one of each game that has it; in English where a language lacks them. */
function booksOf(language: string, name: string): (() => Promise<string>)[] {
  const named = (one: string) => Object.keys(books).filter((path) => path.endsWith(`/${one}/${name}.md`));
  const paths = named(language);
  return (paths.length ? paths : named('en')).flatMap((path) => books[path] ?? []);
}

export const plain = (text: string): string => text.replace(/[`*]/g, '');

function read(text: string): Part[] {
  const found: Part[] = [];
  for (const line of text.split('\n')) {
    const last = found.at(-1);
    const clause = /^- ([A-Z]{2}-\d+\.\d+) (.+)$/.exec(line);
    if (line.startsWith('# ')) found.push({ kind: 'title', text: plain(line.slice(2)) });
    else if (line.startsWith('## ')) found.push({ kind: 'section', text: plain(line.slice(3)) });
    else if (clause) {
      const [, variant, value] = /^`(\w+): ([\w-]+)`/.exec(clause[2]!) ?? [];
      found.push({
        kind: 'clause',
        id: clause[1]!,
        pieces: pieces(clause[2]!),
        when: variant ? `${variant}=${value}` : null,
      });
    } else if (line.startsWith('|')) {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      if (cells.every((cell) => /^:?-+:?$/.test(cell))) continue;
      if (last?.kind === 'table') last.rows.push(cells);
      else found.push({ kind: 'table', rows: [cells] });
    } else if (line.trim()) found.push({ kind: 'text', text: line });
  }
  return found;
}

function pieces(text: string): Piece[] {
  const cut = text.split(/<mark data-when="([^"]+)">(.*?)<\/mark>/);
  return cut.flatMap((part, i): Piece[] =>
    i % 3 === 1 || !part ? [] : [{ text: plain(part), when: i % 3 === 2 ? cut[i - 1]! : null }],
  );
}

export interface Hit {
  id: string;
  before: string;
  found: string;
  after: string;
}

/** The clauses that hold all these words, whatever their case and accents, with the first word in its surroundings. */
export function search(parts: readonly Part[], words: string): Hit[] {
  const wanted = bare(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return parts.flatMap((part): Hit[] => {
    if (part.kind !== 'clause') return [];
    const text = part.pieces.map((piece) => piece.text).join('');
    const within = bare(`${part.id} ${text}`);
    if (!wanted.every((word) => within.includes(word))) return [];
    return [{ id: part.id, ...excerpt(text, wanted[0]!) }];
  });
}

/** Letters with accents are longer once they are bare, so the place is looked for letter by letter. */
function excerpt(text: string, word: string): Omit<Hit, 'id'> {
  const letters = [...text].map(bare);
  for (let at = 0; at < letters.length; at++) {
    let end = at;
    let built = '';
    while (end < letters.length && built.length < word.length) built += letters[end++];
    if (built === word) {
      const start = at <= 40 ? 0 : text.indexOf(' ', at - 40) + 1;
      return {
        before: (start > 0 ? '… ' : '') + text.slice(start, at),
        found: text.slice(at, end),
        after: text.slice(end, end + 70) + (end + 70 < text.length ? '…' : ''),
      };
    }
  }
  return { before: '', found: '', after: `${text.slice(0, 100)}…` };
}
