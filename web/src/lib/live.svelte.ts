/** All of this browser's tables, live: one stream of server-sent events that comes back by itself. */

import { ensureKey, seeTable, type About, type Json, type Line, type News, type Play, type Yours } from './api';

export interface Match {
  seat: string | null;
  number: number;
  decision: string | null;
  view: Json;
  /** All that the seat saw. */
  past: Json[];
  /** What is new since the view before; empty after loading. */
  fresh: Json[];
}

export interface Table {
  about: About;
  yours: Yours;
  matches: Match[];
  chat: Line[];
}

const NOBODY: Yours = { seats: [], host: false, standing: {}, notice: {} };
const ASLEEP = 40_000;
const PAUSE = 80;

class Live {
  /** The tables as last told. */
  tables: Record<string, Table> = $state.raw({});
  gone: Record<string, true> = $state.raw({});
  /** Whether the stream is there; `false` only after it has been lost for a moment. */
  connected = $state(true);

  #source: EventSource | null = null;
  #waiting: News[] = [];
  #planned = false;
  #shown = 0;
  #wait = 1000;
  #lost: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt = 0;

  /** Listen, if nobody does yet. */
  async open(): Promise<void> {
    if (this.#source !== null) return;
    await ensureKey();
    if (this.#source !== null) return;
    const source = new EventSource('/api/stream');
    this.#source = source;
    source.addEventListener('open', () => this.#found());
    source.addEventListener('news', (message) => this.#hear(JSON.parse(message.data as string) as News));
    source.addEventListener('gone', (message) => {
      const { table } = JSON.parse(message.data as string) as { table: string };
      const { [table]: _, ...rest } = this.tables;
      this.tables = rest;
      this.gone = { ...this.gone, [table]: true };
    });
    source.addEventListener('error', () => {
      this.#lost ??= setTimeout(() => (this.connected = false), 2500);
      // A browser gives up after an answer that is no stream; we do not.
      if (source.readyState === EventSource.CLOSED) this.#again();
    });
  }

  /** Fetch one table at once, without waiting for the stream. */
  async fetch(table: string): Promise<void> {
    this.#take([await seeTable(table)]);
  }

  /** Wait until this table has been told that far; a stream that has nothing to say is asked. */
  async reached(table: string, number: number): Promise<void> {
    for (let waited = 0; !this.#has(table, number) && waited < 100; waited++) {
      if (waited % 20 === 19) await this.fetch(table);
      else await new Promise((resolve) => setTimeout(resolve, waited < 10 ? 20 : 100));
    }
  }

  #has(table: string, number: number): boolean {
    return this.tables[table]?.matches.some((match) => match.number > number) ?? false;
  }

  /** Start the stream anew: after sleep a connection may look alive that is not. */
  restart(): void {
    this.#source?.close();
    this.#source = null;
    void this.open();
  }

  constructor() {
    if (typeof document === 'undefined') return;
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#hiddenAt = Date.now();
      else if (this.#source !== null && Date.now() - this.#hiddenAt > ASLEEP) this.restart();
    });
    addEventListener('online', () => this.#source !== null && this.restart());
    addEventListener('offline', () => (this.connected = false));
  }

  #found(): void {
    clearTimeout(this.#lost);
    this.#lost = undefined;
    this.connected = true;
    this.#wait = 1000;
  }

  #again(): void {
    this.#source?.close();
    this.#source = null;
    setTimeout(() => void this.open(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, 30_000);
  }

  /** News are shown at once, but however fast they come in, not more often than an eye can follow. */
  #hear(news: News): void {
    this.#waiting.push(news);
    if (this.#planned) return;
    this.#planned = true;
    const show = (): void => {
      this.#planned = false;
      this.#shown = performance.now();
      this.#take(this.#waiting.splice(0));
    };
    const rest = this.#shown + PAUSE - performance.now();
    if (document.hidden || rest > 0) setTimeout(show, Math.max(rest, 0));
    else requestAnimationFrame(show);
  }

  #take(all: News[]): void {
    if (all.length === 0) return;
    const next = { ...this.tables };
    const touched = new Set<string>();
    for (const news of all) {
      const before = next[news.table];
      const about = news.about ?? before?.about;
      if (about === undefined) continue;
      next[news.table] = {
        about,
        yours: news.yours ?? before?.yours ?? NOBODY,
        matches: news.play ? merge(before?.matches ?? [], news.play, touched.has(news.table)) : (before?.matches ?? []),
        chat: chat(before?.chat ?? [], news.chat ?? []),
      };
      if (news.play) touched.add(news.table);
    }
    this.tables = next;
  }
}

function merge(before: Match[], plays: Play[], sameFrame: boolean): Match[] {
  return plays.map((play) => {
    const old = before.find((match) => match.seat === play.seat);
    const view = play.view as Json;
    const events = play.events as Json[];
    if (old === undefined) return { ...play, view, past: events, fresh: [] };
    if (play.again) {
      // Told from the beginning: new is what goes beyond what was known, if that is still its beginning.
      const kept = play.number >= old.number && events.length >= old.past.length;
      return { ...play, view, past: events, fresh: kept ? events.slice(old.past.length) : [] };
    }
    if (play.number <= old.number && events.length === 0) return { ...old, ...play, view, past: old.past, fresh: old.fresh };
    const fresh = sameFrame ? [...old.fresh, ...events] : events;
    return { ...play, view, past: [...old.past, ...events], fresh };
  });
}

function chat(before: Line[], more: Line[]): Line[] {
  const fresh = more.filter((line) => !before.some((old) => old.number === line.number));
  return fresh.length === 0 ? before : [...before, ...fresh].sort((a, b) => a.number - b.number);
}

export const live = new Live();
