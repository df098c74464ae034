/** What a game brings to the page. Each game has a folder here with an `index.ts` that says it; a game that has
 * none is played at the generic table. */

import type { Component, Snippet } from 'svelte';
import type { Json, Line } from '../lib/api';
import type { Chance } from '../lib/proof';
import type { Words } from '../lib/words';

/** A view or an event. Its form is the game's own affair: each table states what it expects. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Seen = any;

/** What a page gives to a table; what a game does not need, its table leaves out. */
export interface TableProps {
  view: Seen;
  /** What is new since the view before. */
  events: Seen[];
  /** Posts a move; none where the table is only looked at. */
  play?: ((move: string) => void) | undefined;
  busy?: boolean;
  /** The players' names by seat. */
  names?: Record<string, string>;
  away?: string[];
  /** Only what is one's own and the questions: the board is on another screen. */
  handOnly?: boolean;
  /** Why the last move was refused. */
  problem?: { text: string; clause: string | null } | null;
  /** A way to ask for a hint, and the move that was advised. */
  advice?: Snippet;
  advised?: string | null;
  /** What was said at the table, and all that happened there. */
  chat?: Line[];
  past?: Seen[];
  /** What a draft is kept by; null where none is kept. */
  draftKey?: string | null;
  /** Answers that are left with the server, and how to leave others. */
  standing?: Record<string, string>;
  stand?: ((answers: Record<string, string>) => Promise<void>) | undefined;
  /** Somebody steps through a finished match. */
  stepping?: boolean;
  /** What can be done after the match. */
  after?: Snippet | undefined;
}

/** How a game is told. */
export interface GameWords {
  /** Events as sentences, for the log. */
  story: (events: Seen[], viewer: string | null, view: Seen) => Words[];
  /** A move as a choice; `mover` is the player on turn. */
  moveWords: (move: string, mover: string, viewer: string | null) => Words;
  /** A view and events without what people have to remember, where a table has no memory aids. */
  unaided?: { view: (view: Seen) => Json; events: (events: Seen[]) => Json[] };
  /** Everything revealed: what each seat knew of itself, put together. */
  together?: (views: { seat: string; view: Seen }[]) => Json;
}

/** Draws examples for the rules. */
export interface Pictures {
  default: Component<{ view: Seen; draw: string[]; marked?: string[] }>;
  /** What all pictures of a page share. */
  Shared?: Component;
}

export interface GameModule {
  /** The ids of its games: the one that people are offered first, then others at the same table. */
  games: readonly string[];
  /** What its message keys begin with; the generic table has the server's word for it. */
  prefix?: string;
  /** What the ids of its clauses begin with. */
  clauses?: string;
  /** The name of its picture in lists, its pictures by name, and its picture at the top of a page. */
  icon: string;
  Symbols?: Component;
  Art: Component;
  table: () => Promise<{ default: Component<TableProps> }>;
  words: () => Promise<GameWords>;
  picture?: () => Promise<Pictures>;
  /** Parts of an example that show only what came of it, and those too broad for two side by side. */
  outcomes?: readonly string[];
  broad?: readonly string[];
  /** How it reads the text of a chance entry, to check deals. */
  chance?: () => Promise<{ chance: Chance }>;
  /** The colour of a seat's line in the review. */
  colour: (seat: string, place: number) => string;
  /** Whether, with these options, there is anything to remember that the page could show. */
  remembers?: (options: Readonly<Record<string, unknown>>) => boolean;
  /** Whether a move is put together piece by piece, and so can't be lit up. */
  composed?: (move: string) => boolean;
}
