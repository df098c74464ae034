/** Requests to the server. Who is asking, a cookie tells that no script can read. */

import { tongue } from './tongue.svelte';
import type { components } from './schema';

type Schemas = components['schemas'];
export type About = Schemas['About'];
export type SeatAbout = Schemas['SeatAbout'];
export type Yours = Schemas['Yours'];
export type Play = Schemas['Play'];
export type Line = Schemas['Line'];
export type News = Schemas['News'];
export type Mine = Schemas['Mine'];
export type OpenTable = Schemas['OpenTable'];
export type TableWanted = Schemas['TableWanted'];
export type TableMade = Schemas['TableMade'];
export type ViewAt = Schemas['ViewAt'];
export type Problem = Schemas['Problem'];
export type Lan = Schemas['Lan'];
export type Server = Schemas['Server'];
export type PuzzleAbout = Schemas['PuzzleAbout'];
export type PuzzleAt = Schemas['PuzzleAt'];
export type PuzzleSolution = Schemas['PuzzleSolution'];
export type LessonAbout = Schemas['LessonAbout'];
export type LessonAt = Schemas['LessonAt'];
export type Hint = Schemas['Hint'];
export type Review = Schemas['Review'];
export type DrawnExample = Schemas['DrawnExample'];

/** A view or an event: its form is the game's own affair. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;

/** The record of a finished match, as far as the page looks into it. */
export interface GameRecord {
  game: string;
  seats: string[];
  moves: { seat: string; move: string }[];
  proof: { scheme: string; commitment: string; secret: string; nonces: string[] };
}
export interface OptionAbout {
  values: (string | boolean)[];
  default: string | boolean;
}
export interface GameAbout {
  seats: { names: string[]; least: number; most: number; default: number };
  options: Record<string, OptionAbout>;
  editions?: Record<string, Record<string, string | boolean>>;
}
export interface Games extends Omit<Schemas['Games'], 'games'> {
  games: Record<string, GameAbout>;
}

/** A request that the server refused, in its words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly clause: string | null,
  ) {
    super(message);
  }
}

const KEY = 'curia-key';
/** How far the server's time is ahead of this device's, in milliseconds. */
export let ahead = 0;

export function hasKey(): boolean {
  return localStorage.getItem(KEY) !== null;
}

/** Get a key at the first need of one. */
export async function ensureKey(): Promise<void> {
  if (hasKey()) return;
  await ask('POST', '/api/keys', { kind: 'cookie' });
  localStorage.setItem(KEY, '1');
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': tongue.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'same-origin',
    body: body === undefined ? null : JSON.stringify(body),
  });
  const told = Date.parse(response.headers.get('Date') ?? '');
  if (!Number.isNaN(told)) ahead = told + 500 - Date.now();
  if (response.ok) return (await response.json()) as T;
  let problem: Partial<Problem> = {};
  try {
    problem = (await response.json()) as Problem;
  } catch {
    // A proxy may answer with something else than JSON.
  }
  if (response.status === 401) localStorage.removeItem(KEY);
  throw new Refusal(
    response.status,
    problem.key ?? 'server-request',
    problem.message ?? response.statusText,
    problem.clause ?? null,
  );
}

/** A request that needs a key; a key that the server has forgotten is replaced once. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  await ensureKey();
  try {
    return await ask<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    await ensureKey();
    return ask<T>(method, path, body);
  }
}

/** A name for a request, so that the same one sent again is known. */
export function requestName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Send again what a lost network may have swallowed: the request's name makes that safe. */
async function surely<T>(send: () => Promise<T>): Promise<T> {
  for (let wait = 500; ; wait *= 2) {
    try {
      return await send();
    } catch (error) {
      if (error instanceof Refusal || wait > 8000) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

export const examples = (game: string): Promise<{ examples: DrawnExample[] }> =>
  ask('GET', `/api/rules/${game}/examples`);
export const puzzles = (): Promise<{ games: Record<string, PuzzleAbout[]> }> => ask('GET', '/api/puzzles');
export const puzzle = (game: string, name: string, moves: string[]): Promise<PuzzleAt> =>
  ask('POST', `/api/puzzles/${game}/${name}`, { moves });
export const puzzleSolution = (game: string, name: string): Promise<PuzzleSolution> =>
  ask('GET', `/api/puzzles/${game}/${name}/solution`);
export const lessons = (): Promise<{ games: Record<string, LessonAbout[]> }> => ask('GET', '/api/lessons');
export const lesson = (game: string, chapter: string, moves: string[]): Promise<LessonAt> =>
  ask('POST', `/api/lessons/${game}/${chapter}`, { moves });
export const games = (): Promise<Games> => ask('GET', '/api/games');
export const mine = (): Promise<{ tables: Mine[] }> => call('GET', '/api/me');
export const openTables = (): Promise<{ tables: OpenTable[] }> => ask('GET', '/api/tables');
export const openTable = (wanted: Partial<TableWanted>): Promise<TableMade> =>
  call('POST', '/api/tables', wanted);
export const seeTable = (table: string): Promise<News> => call('GET', `/api/tables/${table}`);
export const newInvite = (table: string): Promise<{ invite: string; link: string }> =>
  call('POST', `/api/tables/${table}/invite`);
export const watch = (table: string, invite: string | null): Promise<unknown> =>
  call('POST', `/api/tables/${table}/watch`, { invite });
export const sit = (
  table: string,
  seat: string | null,
  name: string,
  invite: string | null,
): Promise<unknown> => call('POST', `/api/tables/${table}/seats`, { seat, name, invite });
/** Our share in the chance of a table, given before play begins. */
export const giveNonce = (table: string, seat: string, name: string, nonce: string): Promise<unknown> =>
  call('POST', `/api/tables/${table}/seats`, { seat, name, nonce });
export const earlierChat = (table: string, before: number): Promise<{ lines: Line[] }> =>
  call('GET', `/api/tables/${table}/chat?before=${before}`);
export const record = (table: string): Promise<GameRecord> => call('GET', `/api/tables/${table}/record`);
export const setBot = (table: string, seat: string, bot: string): Promise<unknown> =>
  call('PATCH', `/api/tables/${table}/seats/${seat}`, { bot });
export const rename = (table: string, seat: string, name: string): Promise<unknown> =>
  call('PATCH', `/api/tables/${table}/seats/${seat}`, { name });
export const mute = (table: string, seat: string, muted: boolean): Promise<unknown> =>
  call('PATCH', `/api/tables/${table}/seats/${seat}`, { muted });
export const standUp = (table: string, seat: string): Promise<unknown> =>
  call('DELETE', `/api/tables/${table}/seats/${seat}`);
export const start = (table: string): Promise<unknown> => call('POST', `/api/tables/${table}/start`);
export const handOver = (table: string, seat: string): Promise<{ code: string; link: string }> =>
  call('POST', `/api/tables/${table}/handover`, { seat });
export const takeSeat = (code: string): Promise<{ table: string; seat: string }> =>
  call('POST', '/api/handover', { code });
export const goAway = (table: string, seat: string, away: boolean): Promise<unknown> =>
  call('POST', `/api/tables/${table}/away`, { seat, away });
export const choose = (table: string, seat: string, absent: string, choice: string): Promise<unknown> =>
  call('POST', `/api/tables/${table}/absent`, { seat, absent, choice });
export const admit = (
  table: string,
  seat: string,
  at: string,
  number: number,
  accept: boolean,
): Promise<unknown> => call('POST', `/api/tables/${table}/admit`, { seat, at, number, accept });
export const takeBack = (table: string, seat: string, number: number): Promise<unknown> =>
  call('POST', `/api/tables/${table}/takeback`, { seat, number });
export const resign = (table: string, seat: string): Promise<unknown> =>
  call('POST', `/api/tables/${table}/resign`, { seat });
export const stand = (table: string, seat: string, answers: Record<string, string>): Promise<unknown> =>
  call('PUT', `/api/tables/${table}/standing`, { seat, answers });
export const agreeToHints = (table: string, seat: string, agreed: boolean): Promise<unknown> =>
  call('PUT', `/api/tables/${table}/hints`, { seat, agreed });
export const agreeToMemoryAids = (table: string, seat: string, agreed: boolean): Promise<unknown> =>
  call('PUT', `/api/tables/${table}/memory-aids`, { seat, agreed });
export const hint = (table: string, seat: string): Promise<Hint> =>
  call('POST', `/api/tables/${table}/hint`, { seat });
export const review = (table: string): Promise<Review> => call('GET', `/api/tables/${table}/review`);
export const aboutServer = (): Promise<Server> => ask('GET', '/api/about');
export const lan = (): Promise<Lan> => ask('GET', '/api/lan');
export const openLan = (): Promise<Lan> => call('POST', '/api/lan');
export const rematch = (table: string): Promise<TableMade> => call('POST', `/api/tables/${table}/rematch`);
export const viewAt = (table: string, step: number, seat: string | null): Promise<ViewAt> =>
  call('GET', `/api/tables/${table}/views/${step}${seat === null ? '' : `?seat=${seat}`}`);

export function move(table: string, decision: string, text: string): Promise<{ number: number }> {
  const request = requestName();
  return surely(() => call('POST', `/api/tables/${table}/moves`, { decision, move: text, request }));
}

export function talk(table: string, seat: string, text: string): Promise<unknown> {
  const request = requestName();
  return surely(() => call('POST', `/api/tables/${table}/chat`, { seat, text, request }));
}
