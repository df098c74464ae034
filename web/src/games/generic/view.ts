/** What every view has, whatever the game. The rest of it is shown as it comes. */

import type { Json } from '../../lib/api';

export interface View extends Json {
  game: string;
  seats: string[];
  seat: string | null;
  to_act: string[];
  legal: string[];
  result: Result | null;
}
export interface Result extends Json {
  points: Record<string, number>;
  winners: string[];
  reason: string;
  by?: string;
}

/** What is said elsewhere on the page, or is no part of the position. */
const ELSEWHERE = [
  'game',
  'seats',
  'seat',
  'to_act',
  'legal',
  'events',
  'result',
  'options',
  'rules',
  'format',
];

/** One line of a view: its name, and what stands there; a list of further lines if it has parts of its own. */
export interface Fact {
  name: string;
  value: string | Fact[];
}

/** A name out of a view as a person would write it. */
export function plainName(id: string): string {
  return id.replace(/[-_]/g, ' ');
}

/** A view as facts about each seat, and facts about all. A list with a value for each seat, or an object by seat,
 * is told of the seats. `called` gives a seat its name. */
export function facts(
  view: View,
  called: (seat: string) => string,
  nothing: string,
): { seats: Record<string, Fact[]>; all: Fact[] } {
  const seats: Record<string, Fact[]> = Object.fromEntries(view.seats.map((seat) => [seat, []]));
  const all: Fact[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (ELSEWHERE.includes(key) || value === null) continue;
    const each = bySeat(value, view.seats);
    const parts: [Fact[], unknown][] = each
      ? view.seats.map((seat, at) => [seats[seat]!, each[at]])
      : [[all, value]];
    for (const [list, one] of parts)
      if (one !== null && one !== undefined)
        list.push(...fact(plainName(key), one, view.seats, called, nothing));
  }
  return { seats, all };
}

function bySeat(value: unknown, seats: readonly string[]): unknown[] | null {
  if (Array.isArray(value)) {
    const scalar = value.every((one) => typeof one === 'number' || typeof one === 'boolean' || one === null);
    return scalar && value.length === seats.length ? value : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const keys = Object.keys(value);
  if (keys.length === 0 || !keys.every((key) => seats.includes(key))) return null;
  return seats.map((seat) => (value as Json)[seat] as unknown);
}

/** A value under its name; what has parts is told part by part if they have parts again, else in one line. */
function fact(
  name: string,
  value: unknown,
  seats: readonly string[],
  called: (seat: string) => string,
  nothing: string,
): Fact[] {
  if (typeof value !== 'object' || value === null) return [{ name, value: scalar(value, seats, called) }];
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== 'object' || one === null))
      return [{ name, value: value.map((one) => scalar(one, seats, called)).join(', ') || nothing }];
    return [{ name, value: value.flatMap((one, at) => fact(String(at + 1), one, seats, called, nothing)) }];
  }
  const parts = Object.entries(value)
    .filter(([, one]) => one !== null)
    .flatMap(([key, one]) =>
      fact(seats.includes(key) ? called(key) : plainName(key), one, seats, called, nothing),
    );
  return [{ name, value: parts.length > 0 ? parts : nothing }];
}

function scalar(value: unknown, seats: readonly string[], called: (seat: string) => string): string {
  if (value === true) return '✓';
  if (value === false) return '–';
  const text = String(value);
  return seats.includes(text) ? called(text) : text;
}

/** Moves by their first word, if that makes a long list shorter to look through. */
export function grouped(moves: readonly string[]): { word: string; moves: string[] }[] {
  const found = new Map<string, string[]>();
  for (const move of moves) {
    const [word = ''] = move.split(' ');
    found.set(word, [...(found.get(word) ?? []), move]);
  }
  const useful = moves.length > 8 && found.size > 1 && found.size < moves.length;
  return useful
    ? [...found].map(([word, list]) => ({ word, moves: list }))
    : [{ word: '', moves: [...moves] }];
}

/** The moves that hold all these words, in any order. */
export function fitting(moves: readonly string[], typed: string): string[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return moves.filter((move) => words.every((word) => move.toLowerCase().includes(word)));
}

/** What Enter does with what is typed: a move to play, or a choice to be made first. */
export function meant(moves: readonly string[], typed: string): { play: string } | { choose: string } | null {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return null;
  const fits = fitting(moves, text);
  if (moves.includes(text) || fits.length === 0) return { play: text };
  return fits.length === 1 ? { play: fits[0]! } : { choose: fits[0]! };
}
