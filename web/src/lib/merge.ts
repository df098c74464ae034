/** Merges what the stream tells about a table into what is known about it. */

import type { About, Json, Line, Play, Yours } from './api';

export interface Match {
  seat: string | null;
  number: number;
  decision: string | null;
  takeback: boolean;
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

/** The table's matches with what is new; `sameFrame` if the page has not yet shown what came before. */
export function mergeMatches(before: Match[], plays: Play[], sameFrame: boolean): Match[] {
  return plays.map((play) => {
    const old = before.find((match) => match.seat === play.seat);
    const view = play.view;
    const events = play.events as Json[];
    if (old === undefined) return { ...play, view, past: events, fresh: [] };
    // What two ways bring (the stream, and a tab that asked by itself) is taken once.
    if (play.number < old.number) return old;
    if (play.number === old.number) return { ...old, ...play, view, past: old.past, fresh: old.fresh };
    if (play.since === null) {
      // Told from the beginning: new is what goes beyond what was known, if that is still its beginning.
      const fresh = events.length >= old.past.length ? events.slice(old.past.length) : [];
      return { ...play, view, past: events, fresh };
    }
    const fresh = sameFrame ? [...old.fresh, ...events] : events;
    return { ...play, view, past: [...old.past, ...events], fresh };
  });
}

/** Whether something in between was missed, so that the table has to be asked for. */
export function gap(before: Table | undefined, plays: Play[]): boolean {
  return plays.some((play) => {
    const old = before?.matches.find((match) => match.seat === play.seat);
    return (
      play.since !== null && (old === undefined || (play.since !== old.number && play.number > old.number))
    );
  });
}

/** All lines of the chat in their order; a line that is known is not taken twice. */
export function mergeChat(before: Line[], more: Line[]): Line[] {
  const fresh = more.filter((line) => !before.some((old) => old.number === line.number));
  return fresh.length === 0 ? before : [...before, ...fresh].sort((a, b) => a.number - b.number);
}
