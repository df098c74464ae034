/** Everything revealed: what each seat knew of itself, put together. */

import type { Json } from './api';

/** What a seat saw. */
export interface SeatView {
  seat: string;
  view: Json & { players: Record<string, unknown>; events: Json[] };
}

/** A spectator's view with each player as that player saw it. */
export function playersTogether(views: readonly SeatView[]): SeatView['view'] {
  const whole = structuredClone(views.at(-1)!.view);
  whole['seat'] = null;
  whole['legal'] = [];
  for (const { seat, view } of views) whole.players[seat] = view.players[seat];
  whole.events = eventsTogether(views);
  return whole;
}

/** Each event as whoever did it saw it; of what `secret` names, each seat learned something else. */
export function eventsTogether(views: readonly SeatView[], secret?: string): Json[] {
  const seen = views.map(({ seat, view }) => ({ seat, events: view.events }));
  const [first] = seen;
  if (!first || seen.some((one) => one.events.length !== first.events.length)) return first?.events ?? [];
  return first.events.flatMap((event, i) => {
    if (event['seat'] === undefined && event['event'] === secret)
      return seen.map((one) => ({ ...one.events[i], seat: one.seat }));
    return [(seen.find((one) => one.seat === event['seat']) ?? first).events[i]!];
  });
}
