/** What bots say about deals, by the deal's number. */

import type { Line } from '../../lib/api';
import type { Event, OnTable, View } from './view';
import { ACTS } from './words';

const DEALS = ['proposed', 'countered', 'took'];

/** After a move was taken back a number comes up again: of each seat, what it said last. */
export function saidAbout(chat: readonly Line[], number: number): Line[] {
  const found = chat.filter((line) => line.words?.deal === number);
  return found.filter((line, i) => !found.slice(i + 1).some((later) => later.seat === line.seat));
}

/** About the deal on the table: what its author says, and those who have agreed. Whoever looks back sees no
 * answer before it was given. */
export function saidSoFar(chat: readonly Line[], deal: OnTable): Line[] {
  return saidAbout(chat, deal.number).filter(
    (line) => line.seat === deal.author || deal.agreed.includes(line.seat ?? ''),
  );
}

/** While no deal is on the table: the newest one of this round that something was said about. An answer often
 * ends a deal, and would go with it. */
export function answered(chat: readonly Line[], past: readonly Event[], view: View): number | null {
  if (view.deal !== null) return null;
  const acts = past.flatMap((event, at) => (ACTS.includes(event.event) ? [at] : []));
  // Until the player whose deal it was has acted again.
  const round = past.slice((acts.at(-view.seats.length - 1) ?? -1) + 1);
  const found = round.findLast(
    (event) => DEALS.includes(event.event) && saidAbout(chat, event['number'] as number).length > 0,
  );
  return found === undefined ? null : (found['number'] as number);
}
