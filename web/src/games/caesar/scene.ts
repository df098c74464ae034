/** What a vote looked like when it was held, worked out from the view after it and the events since. */

import { groupsOf, type Event, type Seat, type View } from './view';

export interface Vote {
  group: string;
  extraordinary: boolean;
  cards: Record<Seat, string[]>;
  turned: Record<Seat, string[]>;
  influence: Record<Seat, number>;
  philosophers: Record<Seat, number>;
  winner: Seat | null;
  leaving: Record<Seat, string[]>;
  closed: boolean;
}

const SEATS: Seat[] = ['cleopatra', 'caesar'];

/** The votes among these events, oldest first. `view` is the one after them all. */
export function votes(view: View, events: readonly Event[]): Vote[] {
  const found: Vote[] = [];
  const lying: Record<string, Record<Seat, string[]>> = {};
  for (const group of groupsOf(view)) {
    const data = view.table[group]!;
    lying[group] = { cleopatra: [...data.cleopatra.up], caesar: [...data.caesar.up] };
  }
  let leaving: Record<string, Record<Seat, string[]>> = {};
  let closed: Record<string, boolean> = {};
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]!;
    const group = event.group as string;
    const here = lying[group];
    const seat = event.seat as Seat;
    if (event.event === 'closed') closed[group] = true;
    else if (event.event === 'discarded' && here) {
      here[seat].push(...(event.cards as string[]));
      (leaving[group] ??= { cleopatra: [], caesar: [] })[seat].push(...(event.cards as string[]));
    } else if (event.event === 'laid' && event['open'] && here) drop(here[seat], [event.card as string]);
    else if (event.event === 'turned-up' && here) drop(here[seat], event.cards as string[]);
    else if (event.event === 'voted' && here) {
      found.unshift({
        group,
        extraordinary: Boolean(event['extraordinary']),
        cards: { cleopatra: [...here.cleopatra].sort(), caesar: [...here.caesar].sort() },
        turned: turned(events, at, group),
        influence: event['influence'] as Record<Seat, number>,
        philosophers: event['philosophers'] as Record<Seat, number>,
        winner: event['winner'] as Seat | null,
        leaving: leaving[group] ?? { cleopatra: [], caesar: [] },
        closed: closed[group] ?? false,
      });
      leaving = {};
      closed = {};
    }
  }
  return found;
}

/** The cards that were turned up for the vote at `at`. */
function turned(events: readonly Event[], at: number, group: string): Record<Seat, string[]> {
  const found: Record<Seat, string[]> = { cleopatra: [], caesar: [] };
  for (let i = at - 1; i >= 0 && events[i]!.event === 'turned-up' && events[i]!.group === group; i--) {
    const event = events[i]!;
    for (const seat of SEATS) if (event.seat === seat) found[seat].push(...(event.cards as string[]));
  }
  return found;
}

function drop(cards: string[], gone: readonly string[]): void {
  for (const card of gone) {
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
  }
}
