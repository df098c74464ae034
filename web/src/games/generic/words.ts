/** Events and moves of a game that the page knows nothing about. */

import { seatName } from '../../lib/names';
import type { Json } from '../../lib/api';
import type { Words } from '../../lib/words';
import { plainName, type Result, type View } from './view';

const HOST_ENDS = ['resigned', 'forfeit', 'abandoned'];

export function story(events: readonly Json[], viewer: string | null, view: View | null): Words[] {
  return events.map((event) => eventWords(event, viewer, view));
}

function eventWords(event: Json, viewer: string | null, view: View | null): Words {
  const { event: kind, seat, ...rest } = event;
  if (kind === 'host') return host(event['move'] as string, view);
  const called = (one: string): string => (view?.seats.includes(one) ? seatName(view.game, one) : one);
  const what = plainName(String(kind));
  const args = Object.entries(rest)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${plainName(key)} ${inWords(value, called)}`);
  const text = args.length > 0 ? `${what} (${args.join('; ')})` : what;
  if (typeof seat !== 'string') return ['web-generic-text', { text }];
  return seat === viewer
    ? ['web-generic-you', { what: text }]
    : ['web-label', { name: called(seat), what: text }];
}

function inWords(value: unknown, called: (seat: string) => string): string {
  if (Array.isArray(value)) return value.map((one) => inWords(one, called)).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, one]) => `${called(plainName(key))} ${inWords(one, called)}`)
      .join(', ');
  return called(String(value));
}

function host(move: string, view: View | null): Words {
  const [word = '', seat = ''] = move.split(' ');
  const who = view ? seatName(view.game, seat) : seat;
  return [`web-generic-${word}`, HOST_ENDS.slice(0, 2).includes(word) ? { who } : {}];
}

/** A move's text is all that is known of it. */
export function moveWords(move: string): Words {
  return ['web-generic-text', { text: move }];
}

export function winnerWords(result: Result, game: string, viewer: string | null): Words {
  const names = result.winners.map((seat) => seatName(game, seat)).join(', ');
  if (result.winners.length === 0) return ['web-generic-nobody-won', {}];
  if (result.winners.length > 1) return ['web-generic-shared', { who: names }];
  return result.winners[0] === viewer ? ['web-generic-you-won', {}] : ['web-generic-won', { who: names }];
}

/** Why a match is over: what its host did, or the clause. */
export function endWords(result: Result, game: string): Words {
  if (HOST_ENDS.includes(result.reason))
    return [
      `web-generic-${result.reason}`,
      result.reason === 'abandoned' ? {} : { who: seatName(game, result.by ?? '') },
    ];
  return ['web-generic-ended', { clause: result.reason }];
}
