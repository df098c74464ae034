/** All of this browser's tables, live: one stream of server-sent events that comes back by itself. Several
 * tabs share one stream: the tab that holds the lock listens, and tells the others. Where a browser has no locks
 * (they need a safe context), each tab listens for itself. */

import { earlierChat, ensureKey, seeTable, type News, type Yours } from './api';
import { gap, mergeChat, mergeMatches, type Table } from './merge';

/** What tabs tell each other. */
type Word = { kind: 'news' | 'gone'; text: string } | { kind: 'found' | 'lost' | 'new-tab' | 'awake' };

const NOBODY: Yours = { seats: [], kept: [], back: [], left: [], host: false, standing: {}, notice: {} };
const ASLEEP = 40_000;
const PAUSE = 80;
const SHARED = 'curia-live';

class Live {
  /** The tables as last told. */
  tables: Record<string, Table> = $state.raw({});
  gone: Record<string, true> = $state.raw({});
  /** Whether the stream is there; `false` only after it has been lost for a moment. */
  connected = $state(true);

  #source: EventSource | null = null;
  #opened = false;
  #leads = false;
  #tabs: BroadcastChannel | null = null;
  #waiting: News[] = [];
  /** How often each table was told of. */
  #tellings: Record<string, number> = {};
  #planned = false;
  #shown = 0;
  #wait = 1000;
  #lost: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt = 0;

  /** Hear what is new from now on. */
  async open(): Promise<void> {
    if (this.#opened) return;
    this.#opened = true;
    await ensureKey();
    if (!('locks' in navigator)) {
      this.#lead();
      return;
    }
    this.#tabs = new BroadcastChannel(SHARED);
    this.#tabs.onmessage = (message) => this.#told(message.data as Word);
    this.#tabs.postMessage({ kind: 'new-tab' } satisfies Word);
    // Held until this tab is closed; then the next one leads.
    void navigator.locks.request(SHARED, () => {
      this.#lead();
      return new Promise(() => undefined);
    });
  }

  #lead(): void {
    this.#leads = true;
    this.#listen();
  }

  #listen(): void {
    const source = new EventSource('/api/stream');
    this.#source = source;
    source.addEventListener('open', () => this.#tell({ kind: 'found' }));
    for (const kind of ['news', 'gone'] as const)
      source.addEventListener(kind, (message) => this.#tell({ kind, text: message.data as string }));
    source.addEventListener('error', () => {
      this.#lost ??= setTimeout(() => this.#tell({ kind: 'lost' }), 2500);
      // A browser gives up after an answer that is no stream; we do not.
      if (source.readyState === EventSource.CLOSED) this.#again();
    });
  }

  /** To this tab, and to the others. */
  #tell(word: Word): void {
    this.#tabs?.postMessage(word);
    this.#told(word);
  }

  #told(word: Word): void {
    if (word.kind === 'news') this.#hear(JSON.parse(word.text) as News);
    else if (word.kind === 'gone') this.#forget((JSON.parse(word.text) as { table: string }).table);
    else if (word.kind === 'found') this.#found();
    else if (word.kind === 'lost') this.connected = false;
    else if (!this.#leads) return;
    else if (word.kind === 'awake') this.restart();
    else this.#tabs?.postMessage({ kind: this.connected ? 'found' : 'lost' } satisfies Word);
  }

  #forget(table: string): void {
    const { [table]: _, ...rest } = this.tables;
    this.tables = rest;
    this.gone = { ...this.gone, [table]: true };
  }

  /** Fetch one table at once, without waiting for the stream. What was told meanwhile may be newer than the
   * answer, and stays; of the match itself, its number says what is newer. */
  async fetch(table: string): Promise<void> {
    const told = this.#tellings[table];
    const { about, yours, ...rest } = await seeTable(table);
    this.#take([told === this.#tellings[table] ? { about, yours, ...rest } : rest]);
  }

  /** Fetch what was said before the oldest line that is known. */
  async earlier(table: string): Promise<void> {
    const oldest = this.tables[table]?.chat[0];
    if (oldest === undefined) return;
    const { lines } = await earlierChat(table, oldest.number);
    const known = this.tables[table];
    if (known) this.tables = { ...this.tables, [table]: { ...known, chat: mergeChat(known.chat, lines) } };
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
    if (!this.#leads) {
      this.#tabs?.postMessage({ kind: 'awake' } satisfies Word);
      return;
    }
    this.#source?.close();
    this.#listen();
  }

  constructor() {
    if (typeof document === 'undefined') return;
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#hiddenAt = Date.now();
      else if (Date.now() - this.#hiddenAt > ASLEEP) this.restart();
    });
    addEventListener('online', () => this.#leads && this.restart());
    addEventListener('offline', () => {
      this.connected = false;
      // To try without a network would only fill the console.
      this.#source?.close();
    });
  }

  #found(): void {
    clearTimeout(this.#lost);
    this.#lost = undefined;
    this.connected = true;
    this.#wait = 1000;
  }

  #again(): void {
    this.#source?.close();
    setTimeout(
      () =>
        void ensureKey().then(
          () => this.#listen(),
          () => this.#again(),
        ),
      this.#wait,
    );
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
    setTimeout(show, Math.max(this.#shown + PAUSE - performance.now(), 0));
  }

  #take(all: News[]): void {
    if (all.length === 0) return;
    const next = { ...this.tables };
    const touched: string[] = [];
    for (const news of all) {
      const before = next[news.table];
      const about = news.about ?? before?.about;
      if (about === undefined || (news.play && gap(before, news.play))) {
        if (before !== undefined) void this.fetch(news.table).catch(() => undefined);
        continue;
      }
      next[news.table] = {
        about,
        yours: news.yours ?? before?.yours ?? NOBODY,
        matches: news.play
          ? mergeMatches(before?.matches ?? [], news.play, touched.includes(news.table))
          : (before?.matches ?? []),
        chat: mergeChat(before?.chat ?? [], news.chat ?? []),
      };
      this.#tellings[news.table] = (this.#tellings[news.table] ?? 0) + 1;
      if (news.play) touched.push(news.table);
    }
    this.tables = next;
  }
}

export const live = new Live();
