/** What a view, an event or a move says, as message keys with arguments: the page's twin of `curia/games/caesar/words.py`. */

import type { Json } from '../../lib/api';
import { eventsTogether, playersTogether, type SeatView } from '../../lib/together';
import type { Args, Words } from '../../lib/words';
import type { Event, Result, Score, Seat, View } from './view';

const HOST_ENDS = ['resigned', 'forfeit', 'abandoned'];
const ENDS: Record<string, string> = {
  'CC-6.1': 'won',
  'CC-6.2': 'spent',
  'CC-6.4': 'full',
  'CC-6.5': 'idle',
};
const SCORES: Record<string, string> = {
  'CC-7.1': 'patricians',
  'CC-7.2': 'majority',
  'CC-7.3': 'whole',
  'CC-7.4': 'bonus',
};
const NO_CARDS: Words = ['cc-no-cards', {}];

/** The seat for a sentence that `viewer` reads. */
export function who(seat: string, viewer: string | null): string {
  return seat === viewer ? 'you' : seat;
}

export function cardsWords(cards: readonly string[]): readonly Words[] {
  return cards.length > 0 ? cards.map((card): Words => ['cc-card', { card }]) : [NO_CARDS];
}

/** CC-2.5: the order of one's own action cards is not to be looked at; a view has it all the same (CC-10.2). */
export const unaided = {
  view(view: View): View {
    if (view.seat === null || view.result !== null) return view;
    const own = view.players[view.seat];
    return {
      ...view,
      players: { ...view.players, [view.seat]: { ...own, actions: { ...own.actions, cards: null } } },
    };
  },
  /** The same list where nothing is to be left out, so that nothing is taken for new. */
  events(events: Event[]): Event[] {
    const told = (event: Event): boolean => event.event === 'ordered' && !!event.cards;
    return events.some(told)
      ? events.map((event) => (told(event) ? { ...event, cards: null } : event))
      : events;
  },
};

/** Everything revealed: each side's cards and bonus cards as their owner saw them. */
export function together(views: readonly SeatView[]): Json {
  const whole: Json = { ...playersTogether(views), events: eventsTogether(views, 'bonus') };
  const table = whole['table'] as Record<string, Record<string, unknown>>;
  for (const { seat, view } of views)
    for (const [group, sides] of Object.entries(table)) {
      const own = (view['table'] as typeof table)[group]?.[seat];
      if (own) sides[seat] = own;
    }
  return whole;
}

/** Events as sentences; cards drawn one after the other by the same player are told in one. */
export function story(events: readonly Event[], viewer: string | null): Words[] {
  const told: Words[] = [];
  let drawn: Event[] = [];
  const tellDrawn = (): void => {
    if (drawn.length > 0) told.push(drew(drawn, viewer));
    drawn = [];
  };
  for (const event of events) {
    if (event.event !== 'drew' || event.seat !== drawn[0]?.seat) tellDrawn();
    if (event.event === 'drew') drawn.push(event);
    else told.push(eventWords(event, viewer));
  }
  tellDrawn();
  return told;
}

export function eventWords(event: Event, viewer: string | null): Words {
  const kind = event.event;
  switch (kind) {
    case 'host':
      return host(event['move'] as string, viewer);
    case 'voted':
      return voted(event, viewer);
    case 'vote-card':
    case 'vote-card-out':
      return [`cc-happened-${kind}`, { vote: event.card as string }];
    case 'ended':
      return ['cc-happened-ended', { reason: ENDS[event['reason'] as string] ?? 'idle' }];
    case 'position':
    case 'reshuffled':
      return [`cc-happened-${kind}`, {}];
    case 'closed':
      return ['cc-happened-closed', { group: event.group as string }];
    case 'bonus':
      return event.group
        ? ['cc-happened-bonus-card', { who: who(event.seat ?? viewer ?? '', viewer), group: event.group }]
        : ['cc-happened-bonus', {}];
    case 'drew':
      return drew([event], viewer);
    default:
      return act(event, who(event.seat as string, viewer));
  }
}

function act(event: Event, doer: string): Words {
  const kind = event.event;
  const group = event.group as string;
  if (kind === 'laid') {
    if (!event.card) return ['cc-happened-laid-down', { who: doer, group }];
    return [
      event['open'] ? 'cc-happened-laid-up' : 'cc-happened-laid-down-card',
      { who: doer, card: event.card, group },
    ];
  }
  if (kind === 'played') return played(event.card as string, event['targets'] as string[], doer);
  if (kind === 'ordered' || kind === 'arranged') {
    if (!event.cards) return [`cc-happened-${kind}`, { who: doer }];
    return [`cc-happened-${kind}-cards`, { who: doer, cards: cardsWords(event.cards as string[]) }];
  }
  if (kind === 'spied') {
    const hand = event['hand'] as string[] | null;
    return hand
      ? ['cc-happened-spied-hand', { who: doer, cards: cardsWords(hand) }]
      : ['cc-happened-spied', { who: doer }];
  }
  if (kind === 'castled') return castled(event, doer);
  if (kind === 'lost') return ['cc-happened-lost', { who: doer, card: event.card as string }];
  const args: Record<string, Args[string]> = { who: doer };
  if (event.group !== undefined) args['group'] = group;
  if (event.cards !== undefined) args['cards'] = cardsWords(event.cards as string[]);
  return [`cc-happened-${kind}`, args];
}

export function played(card: string, targets: readonly string[], doer: string): Words {
  const [first = '', second = ''] = targets;
  if (card === 'assassination') return [`cc-happened-${card}`, { who: doer, card: first, group: second }];
  if (card === 'castling') return [`cc-happened-${card}`, { who: doer, first, second }];
  return [`cc-happened-${card}`, first ? { who: doer, group: first } : { who: doer }];
}

function castled(event: Event, doer: string): Words {
  const [first = '', second = ''] = event['groups'] as string[];
  if (!event.cards) {
    const [one = 0, two = 0] = event['down'] as number[];
    return ['cc-happened-castled', { who: doer, first, second, 'down-first': one, 'down-second': two }];
  }
  const [one = [], two = []] = event.cards as string[][];
  return [
    'cc-happened-castled-cards',
    { who: doer, first, second, 'cards-first': cardsWords(one), 'cards-second': cardsWords(two) },
  ];
}

function drew(events: readonly Event[], viewer: string | null): Words {
  const doer = who(events[0]?.seat as string, viewer);
  if (events[0]?.card)
    return [
      'cc-happened-drew-cards',
      { who: doer, cards: cardsWords(events.map((event) => event.card as string)) },
    ];
  const count = (reserve: string): number => events.filter((event) => event['reserve'] === reserve).length;
  return ['cc-happened-drew', { who: doer, influence: count('influence'), action: count('action') }];
}

function voted(event: Event, viewer: string | null): Words {
  const influence = event['influence'] as Record<Seat, number>;
  const args = {
    group: event.group as string,
    extraordinary: event['extraordinary'] ? 'yes' : 'no',
    ...influence,
  };
  const winner = event['winner'] as Seat | null;
  if (winner === null) return ['cc-happened-voted-undecided', args];
  const loser = winner === 'caesar' ? 'cleopatra' : 'caesar';
  const key = influence[winner] < influence[loser] ? 'cc-happened-voted-turned' : 'cc-happened-voted';
  return [key, { ...args, who: who(winner, viewer) }];
}

function host(move: string, viewer: string | null): Words {
  const [word = '', seat = ''] = move.split(' ');
  return [`cc-happened-${word}`, word === 'resigned' || word === 'forfeit' ? { who: who(seat, viewer) } : {}];
}

const BARE = ['spy', 'veto', 'allow', 'done', 'decline', 'pass'];

/** A move's text as a choice. */
export function moveWords(move: string): Words {
  const [word = '', ...rest] = move.split(' ');
  const [first = '', second = ''] = rest;
  if (BARE.includes(word)) return [`cc-move-${word}`, {}];
  if (['down', 'up', 'assassinate'].includes(word))
    return [`cc-move-${word}`, { card: first, group: second }];
  if (word === 'scout' || word === 'wrath') return [`cc-move-${word}`, { group: first }];
  if (word === 'castle') return ['cc-move-castle', { first, second }];
  if (word === 'draw') return [`cc-move-draw-${first}`, {}];
  if (word === 'take') return ['cc-move-take', { card: first }];
  if (word === 'rearrange') {
    const cut = rest.indexOf('/');
    const [one, two] = [rest.slice(0, cut), rest.slice(cut + 1)].map((part) =>
      cardsWords(part.filter((card) => card !== '-')),
    );
    return ['cc-move-rearrange', { 'cards-first': one!, 'cards-second': two! }];
  }
  return [`cc-move-${word}`, { cards: cardsWords(rest) }];
}

/** What the view's seat is being asked. The same words whatever it holds (CC-5.8). */
export function questionWords(view: View): Words {
  const { phase, seat } = view;
  switch (phase.name) {
    case 'order':
      return ['cc-ask-order', { number: view.players[seat as Seat].actions.left }];
    case 'main':
      return phase.played ? ['cc-ask-main-played', {}] : ['cc-ask-main', {}];
    case 'veto':
      return [
        'cc-ask-veto',
        { action: played(phase.card ?? '', phase.targets ?? [], who(view.turn ?? '', seat)) },
      ];
    case 'take':
      return ['cc-ask-take', { cards: cardsWords(phase.hand ?? []) }];
    case 'rearrange': {
      const [first = '', second = ''] = phase.targets ?? [];
      const cards = [first, second].flatMap((group) => sideCards(view, group, seat as Seat)).sort();
      return ['cc-ask-rearrange', { first, second, cards: cardsWords(cards) }];
    }
    case 'draw':
      return [
        'cc-ask-draw',
        { why: phase.why ?? '', draws: phase.draws ?? 1, may: phase.may ? 'yes' : 'no' },
      ];
    case 'vote':
      return ['cc-ask-vote', { group: phase.vote ?? '' }];
    default:
      return [`cc-ask-${phase.name}`, {}];
  }
}

/** The cards on a side that the viewer can see. */
export function sideCards(view: View, group: string, seat: Seat): string[] {
  const side = view.table[group]?.[seat];
  return side ? [...side.up, ...(side.hidden ?? [])] : [];
}

export function scoreWords(score: Score): Words {
  return ['cc-score', { group: score.group, kind: SCORES[score.clause] ?? 'bonus', points: score.points }];
}

/** Why a match is over that the rules did not end; null if they did. */
export function endWords(result: Result, viewer: string | null): Words | null {
  return HOST_ENDS.includes(result.reason) ? host(`${result.reason} ${result.by ?? ''}`, viewer) : null;
}

export function winnerWords(result: Result, viewer: string | null): Words {
  const [winner] = result.winners;
  if (winner === undefined) return ['cc-nobody-won', {}];
  const points = result.points[winner];
  if (result.winners.length > 1) return ['cc-drawn', { points }];
  if (!(result.reason in ENDS)) return ['cc-won-by-forfeit', { who: who(winner, viewer) }];
  const loser = winner === 'caesar' ? 'cleopatra' : 'caesar';
  if (result.points[loser] === points) return ['cc-won-patricians', { who: who(winner, viewer), points }];
  return ['cc-won', { who: who(winner, viewer), points, other: result.points[loser] }];
}
