/** What a view, an event, a deal or a move says, as message keys with arguments: the page's twin of
 * `curia/games/quovadis/words.py`. `viewer` is the seat that reads: it is "you". */

export { playersTogether as together } from '../../lib/together';
import { tongue } from '../../lib/tongue.svelte';
import { phrase, upper, type Args, type Words } from '../../lib/words';
import type { Deal, Event, Promised, Result, View } from './view';

const HOST_ENDS = ['resigned', 'forfeit', 'abandoned'];
const ENDS: Record<string, string> = { 'QV-8.1': 'senate', 'QV-8.4': 'idle' };
const NOTHING: Words = ['qv-nothing', {}];

/** The seat for a sentence that `viewer` reads. */
export function who(seat: string, viewer: string | null): string {
  return seat === viewer ? 'you' : seat;
}

/** Families by name, in the form that their place in a sentence needs. */
export function namesWords(
  seats: readonly string[],
  viewer: string | null,
  form = 'qv-who',
): readonly Words[] {
  return seats.length > 0 ? seats.map((seat): Words => [form, { who: who(seat, viewer) }]) : [NOTHING];
}

/** Tiles by kind, each with its number. */
export function tilesWords(tiles: readonly string[]): readonly Words[] {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts.size > 0
    ? [...counts].map(([kind, number]): Words => ['qv-tiles', { kind, number }])
    : [NOTHING];
}

/** A path's two ends, as messages name them. */
export function endsOf(path: string): { from: string; committee: string } {
  const [from = '', committee = ''] = path.split('>');
  return { from, committee };
}

function totalsWords(laurels: Record<string, number | null>): readonly Words[] {
  const found = Object.entries(laurels).flatMap(([seat, n]): Words[] =>
    n === null ? [] : [['qv-total', { seat, laurels: n }]],
  );
  return found.length > 0 ? found : [NOTHING];
}

/** QV-10.2: everyone's tiles, as a disclosure shows them. */
export function shownWords(event: Event): readonly Words[] {
  const laurels = event['laurels'] as Record<string, number>;
  return Object.entries(event['tiles'] as Record<string, string[]>).map(([seat, tiles]): Words => [
    'qv-shown',
    { seat, laurels: laurels[seat] ?? 0, tiles: tilesWords(tiles) },
  ]);
}

// --- Deals

/** One thing that a deal asks for: who gives it, and what it is. */
export interface Term {
  giver: string;
  words: Words;
}

/** Who gives what to whom, one by one. `mover` is the player on turn. */
export function dealTerms(deal: Deal, mover: string, viewer: string | null): Term[] {
  const doer = who(mover, viewer);
  const terms: Term[] = [];
  const add = (giver: string, key: string, args: Args): void =>
    void terms.push({ giver, words: [key, args] });
  if (deal.move !== undefined) add(mover, 'qv-deal-move', { who: doer, ...endsOf(deal.move) });
  if (deal.enter !== undefined) add(mover, 'qv-deal-enter', { who: doer, committee: deal.enter });
  for (const [seat, number] of Object.entries(deal.consents ?? {}))
    add(seat, 'qv-deal-consent', { who: who(seat, viewer), number });
  if (deal.ones && deal.ones.length > 0) add(mover, 'qv-deal-ones', { seats: namesWords(deal.ones, viewer) });
  for (const { from, to, laurels } of deal.payments ?? [])
    add(from, 'qv-deal-payment', { who: who(from, viewer), to: who(to, viewer), laurels });
  if (deal.caesar !== undefined)
    add(mover, deal.move === undefined ? 'qv-deal-caesar' : 'qv-deal-caesar-then', {
      who: doer,
      ...endsOf(deal.caesar),
    });
  for (const promise of deal.promises ?? [])
    terms.push({ giver: promise.by, words: promiseWords(promise, viewer) });
  return terms;
}

/** The terms as parts of one sentence. */
export function dealWords(deal: Deal, mover: string, viewer: string | null): readonly Words[] {
  const parts = dealTerms(deal, mover, viewer).map((term) => term.words);
  return parts.length > 0 ? parts : [NOTHING];
}

/** A deal as one plain sentence. */
export function dealSentence(deal: Deal, view: View): string {
  const parts = dealWords(deal, view.turn ?? '', view.seat).map(phrase);
  return `${upper(new Intl.ListFormat(tongue.language, { type: 'unit', style: 'long' }).format(parts))}.`;
}

export function promiseWords(promise: Promised, viewer: string | null): Words {
  const args = { who: who(promise.by, viewer), to: who(promise.to, viewer), turns: promise.turns ?? 'end' };
  switch (promise.kind) {
    case 'consent':
      return promise.at === undefined
        ? ['qv-promise-consent', args]
        : ['qv-promise-consent-at', { ...args, committee: promise.at }];
    case 'caesar':
    case 'no-caesar':
    case 'no-move':
      return [`qv-promise-${promise.kind}`, { ...args, ...endsOf(promise.at ?? '') }];
    case 'no-enter':
      return ['qv-promise-no-enter', { ...args, committee: promise.at ?? '' }];
    case 'no-consent':
      return ['qv-promise-no-consent', { ...args, against: who(promise.against ?? '', viewer) }];
    case 'pay':
      return ['qv-promise-pay', { ...args, laurels: promise.laurels ?? 0 }];
    default:
      return ['qv-promise-words', { ...args, text: promise.text ?? '' }];
  }
}

// --- What happened

/** Tells a list of events. Who is on turn when something is said shows in who acts next. */
class Story {
  readonly #events: readonly Event[];
  readonly #viewer: string | null;
  readonly #view: View | null;
  readonly #promises = new Map<number, Promised>();

  constructor(events: readonly Event[], viewer: string | null, view: View | null) {
    this.#events = events;
    this.#viewer = viewer;
    this.#view = view;
    view?.ledger.forEach((entry, at) => this.#promises.set(at, entry));
    for (const event of events)
      if (event.event === 'promised')
        this.#promises.set(event['promise'] as number, event['terms'] as Promised);
  }

  /** `again`: nobody is reminded of what others took and paid earlier (QV-6.3). */
  tell(at: number, again: boolean): Words[] {
    const event = this.#events[at]!;
    const viewer = this.#viewer;
    switch (event.event) {
      case 'host':
        return [host(event['move'] as string, viewer)];
      case 'moved':
        return this.#moved(event, again);
      case 'proposed':
      case 'countered':
      case 'offered':
      case 'took':
        return [this.#said(event, this.#mover(at))];
      case 'promised':
        return [['qv-happened-promised', { promise: promiseWords(event['terms'] as Promised, viewer) }]];
      case 'judged':
        return [this.#judged(event)];
      case 'game-over': {
        const totals = totalsWords(event['laurels'] as Record<string, number>);
        return [['qv-happened-game-over', { reason: ENDS[event['reason'] as string] ?? 'idle', totals }]];
      }
      case 'paid':
        return [this.#paid(event, again)];
      case 'disclosed': {
        const doer = who(event.seat ?? '', viewer);
        if (again) return [['qv-happened-disclosed-then', { who: doer }]];
        return [['qv-happened-disclosed', { who: doer, totals: shownWords(event) }]];
      }
      default:
        return [this.#plain(event)];
    }
  }

  #mover(at: number): string {
    const next = this.#events.slice(at).find((event) => ACTS.includes(event.event));
    const said = this.#events[at]!;
    const own = said.event === 'proposed' || said.event === 'took' ? said.seat : undefined;
    return own ?? next?.seat ?? this.#view?.turn ?? said.seat ?? '';
  }

  #plain(event: Event): Words {
    const args: Record<string, Args[string]> = {};
    for (const key of ['committee', 'ones', 'number'])
      if (key in event) args[key] = event[key] as string | number;
    if (event.seat !== undefined) args['who'] = who(event.seat, this.#viewer);
    if (event.event === 'caesar') Object.assign(args, endsOf(event['path'] as string));
    return [`qv-happened-${event.event}`, args];
  }

  #moved(event: Event, again: boolean): Words[] {
    const tile = event['laurel'] as string | null;
    const givers = Object.keys(event['consents'] as Record<string, number>);
    const ends = endsOf(event['path'] as string);
    const kind = tile === null ? 'none' : again && event.seat !== this.#viewer ? 'hidden' : tile;
    const args = {
      who: who(event.seat ?? '', this.#viewer),
      ...ends,
      consents: givers.length,
      givers: namesWords(givers, this.#viewer, 'qv-giver'),
      kind,
    };
    const told: Words[] = [['qv-happened-moved', args]];
    if (event['new'] !== null && !again)
      told.push(['qv-happened-new-tile', { ...ends, kind: event['new'] as string }]);
    return told;
  }

  #said(event: Event, mover: string): Words {
    const args: Record<string, Args[string]> = {
      who: who(event.seat ?? '', this.#viewer),
      number: event['number'] as number,
      deal: dealWords(event['deal'] as Deal, mover, this.#viewer),
    };
    if (event.event === 'countered') args['answers'] = event['answers'] as number;
    const open = event['open'] as string[] | null | undefined;
    if (event.event === 'offered' && open)
      return ['qv-happened-offered-others', { ...args, seats: namesWords(open, this.#viewer, 'qv-awaited') }];
    if (event.event === 'took' && event['second'] !== null)
      return ['qv-happened-took-two', { ...args, second: event['second'] as number }];
    return [`qv-happened-${event.event}`, args];
  }

  #paid(event: Event, again: boolean): Words {
    const [seat, to] = [event.seat ?? '', event['to'] as string];
    const args = {
      who: who(seat, this.#viewer),
      to: who(to, this.#viewer),
      laurels: event['laurels'] as number,
    };
    if (again && this.#viewer !== seat && this.#viewer !== to) return ['qv-happened-paid', args];
    const tiles = tilesWords(event['tiles'] as string[]);
    const change = event['change'] as string[];
    if (change.length === 0) return ['qv-happened-paid-tiles', { ...args, tiles }];
    return ['qv-happened-paid-change', { ...args, tiles, change: tilesWords(change) }];
  }

  #judged(event: Event): Words {
    const status = event['status'] as string;
    const number = event['promise'] as number;
    const terms = this.#promises.get(number);
    if (terms === undefined) return ['qv-happened-judged-number', { number: number + 1, status }];
    return ['qv-happened-judged', { status, promise: promiseWords(terms, this.#viewer) }];
  }
}

/** What uses up a turn, or ends it. */
export const ACTS = ['entered', 'moved', 'caesar', 'skipped'];
let latest: View | null = null;

/** The table that is being looked at: what is told of it may refer to what it shows. */
export function look(view: View): void {
  latest = view;
}

/** Events as sentences. Told from the beginning, nobody is reminded of what others took and paid in turns
 * before the last one (QV-6.3), unless everyone's laurels can be seen. */
export function story(events: readonly object[], viewer: string | null, view: View | null = latest): Words[] {
  const told = events as readonly Event[];
  const teller = new Story(told, viewer, view);
  const open = view !== null && Object.values(view.players).every((player) => player.laurels !== null);
  const whole = ['started', 'position'].includes(told[0]?.event ?? '');
  const acts = told.flatMap((event, at) => (ACTS.includes(event.event) ? [at] : []));
  const recent = whole && !open ? (acts.at(-2) ?? -1) : -1;
  return told.flatMap((_, at) => teller.tell(at, at <= recent));
}

function host(move: string, viewer: string | null): Words {
  const [word = '', seat = ''] = move.split(' ');
  return [`qv-happened-${word}`, word === 'resigned' || word === 'forfeit' ? { who: who(seat, viewer) } : {}];
}

// --- Moves

/** A move's text as a choice; `mover` is the player on turn. */
export function moveWords(move: string, mover: string, viewer: string | null): Words {
  const [word = '', ...rest] = move.split(' ');
  const [first = '', second] = rest;
  const deal = (text: string): readonly Words[] => dealWords(JSON.parse(text) as Deal, mover, viewer);
  if (word === 'enter' || word === 'recall') return [`qv-move-${word}`, { committee: first }];
  if (word === 'move' || word === 'caesar') return [`qv-move-${word}`, endsOf(first)];
  if (word === 'propose' || word === 'offer') return [`qv-move-${word}`, { deal: deal(rest.join(' ')) }];
  if (word === 'counter')
    return ['qv-move-counter', { number: Number(first), deal: deal(rest.slice(1).join(' ')) }];
  if (word === 'take' && second !== undefined)
    return ['qv-move-take-two', { number: Number(first), second: Number(second) }];
  return [`qv-move-${word}`, first ? { number: Number(first) } : {}];
}

/** What the view's seat is being asked. */
export function questionWords(view: View): Words {
  const { deal, seat } = view;
  if (deal !== null && seat !== null && deal.waiting.includes(seat)) {
    return ['qv-ask-deal', { number: deal.number, deal: dealWords(deal.deal, view.turn ?? '', seat) }];
  }
  return [`qv-ask-${view.phase.name}`, {}];
}

/** A path as a choice, with what lies on it. */
export function pathWords(view: View, path: string): Words {
  return [
    'qv-choose-path',
    { ...endsOf(path), kind: view.laurels[path] ?? 'none', caesar: view.caesar === path ? 'yes' : 'no' },
  ];
}

// --- The end

/** Why a match is over that the rules did not end; null if they did. */
export function endWords(result: Result, viewer: string | null): Words | null {
  return HOST_ENDS.includes(result.reason) ? host(`${result.reason} ${result.by ?? ''}`, viewer) : null;
}

export function winnerWords(result: Result, viewer: string | null): Words {
  const [winner] = result.winners;
  if (winner === undefined) return ['qv-nobody-won', {}];
  if (result.winners.length > 1) return ['qv-shared', { seats: namesWords(result.winners, viewer) }];
  const best = result.points[winner];
  const tied =
    Object.values(result.points).filter((points) => points === best).length > 1 && result.reason in ENDS;
  return [tied ? 'qv-won-first' : 'qv-won', { who: who(winner, viewer) }];
}
