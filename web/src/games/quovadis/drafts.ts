/** A draft of a deal: kept while others move, while the match refuses it and over a reload, until it is said or thrown away. */

import { committee, way } from './board';
import { caesarPlaces, consenting, shut, type Draft } from './deal';
import { senators, worth, type Event, type View } from './view';

export interface Kept {
  /** Whose turn it is composed for. */
  mover: string;
  /** The deal that it answers. */
  answers: number | null;
  start: Draft;
}
/** What is stored, with how much had happened then. */
interface Stored extends Kept {
  past: number;
}

const SAID = ['proposed', 'offered', 'countered'];
const place = (key: string): string => `curia-draft-${key}`;

/** The last deal that a seat put into words, if that is among these events. */
export function lastSaid(events: readonly Event[], seat: string | null): Event | undefined {
  return events.findLast((event) => event.seat === seat && SAID.includes(event.event));
}

export function store(key: string | null, kept: Kept | null, past: number): void {
  if (key === null) return;
  if (kept === null) sessionStorage.removeItem(place(key));
  else sessionStorage.setItem(place(key), JSON.stringify({ ...kept, past } satisfies Stored));
}

/** What was kept, unless it has been said since. */
export function stored(key: string | null, past: readonly Event[], seat: string | null): Kept | null {
  const text = key === null ? null : sessionStorage.getItem(place(key));
  if (text === null) return null;
  const { past: known, ...kept } = JSON.parse(text) as Stored;
  return lastSaid(past.slice(known), seat) === undefined ? kept : null;
}

/** A part of a draft that the board does not allow, or not any more, and what would be left without it. */
export interface Fault {
  why: 'senator' | 'way' | 'consents' | 'seat' | 'reserve' | 'caesar' | 'bare' | 'bound' | 'pay';
  seat?: string;
  without?: Partial<Draft>;
}

/** Why Caesar can't go there: he is there, it was agreed so (QV-9.2), or there is no laurel (QV-7.1). */
function nowhere(view: View, place: string): 'caesar' | 'bound' | 'bare' {
  return place === view.caesar ? 'caesar' : view.phase.barred.includes(place) ? 'bound' : 'bare';
}

export function faults(view: View, draft: Draft): Fault[] {
  const mover = view.turn ?? '';
  const found: Fault[] = [];
  const none: Partial<Draft> = { action: 'none' };
  if (draft.action === 'move' && draft.move) {
    const { from } = way(draft.move);
    if (senators(view, from, mover) === 0) found.push({ why: 'senator', without: none });
    else if (shut(view, draft.move) !== null) found.push({ why: 'way', without: none });
    for (const [seat, asked] of Object.entries(draft.consents)) {
      const there = consenting(view, from, seat);
      if (asked > there)
        found.push({
          why: view.phase.no_consent.includes(seat) ? 'bound' : 'consents',
          seat,
          without: { consents: { ...draft.consents, [seat]: there } },
        });
    }
    if (draft.then && !caesarPlaces(view, draft.move).includes(draft.then))
      found.push({ why: nowhere(view, draft.then), without: { then: '' } });
  } else if (draft.action === 'enter') {
    if ((view.players[mover]?.reserve ?? 0) === 0) found.push({ why: 'reserve', without: none });
    else if ((view.committees[draft.enter] ?? []).length >= committee(draft.enter).seats)
      found.push({ why: 'seat', without: none });
    else if (view.phase.no_enter.includes(draft.enter)) found.push({ why: 'bound', without: none });
  } else if (draft.action === 'caesar' && !caesarPlaces(view).includes(draft.caesar))
    found.push({ why: nowhere(view, draft.caesar), without: none });
  const held = view.seat === null ? null : (view.players[view.seat]?.laurels ?? null);
  const paid = draft.payments.reduce(
    (sum, payment) => sum + (payment.from === view.seat ? payment.laurels : 0),
    0,
  );
  if (held !== null && paid > worth(held)) found.push({ why: 'pay' });
  return found;
}
