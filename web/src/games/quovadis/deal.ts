/** A deal while it is being composed. What it may hold is for the match to say. */

import { COMMITTEES, ENTRIES, PATHS, committee, pathsFrom, way } from './board';
import { senators, type Deal, type Kind, type Payment, type Promised, type View } from './view';

export type Action = 'move' | 'enter' | 'caesar' | 'none';
export interface Draft {
  action: Action;
  move: string;
  enter: string;
  caesar: string;
  /** Where Caesar goes if the move takes his tile; empty where that is left open. */
  then: string;
  consents: Record<string, number>;
  ones: string[];
  payments: Payment[];
  promises: Promised[];
}

export function emptyDraft(): Draft {
  return {
    action: 'none',
    move: '',
    enter: '',
    caesar: '',
    then: '',
    consents: {},
    ones: [],
    payments: [],
    promises: [],
  };
}

export function draftOf(deal: Deal): Draft {
  const action =
    deal.move !== undefined
      ? 'move'
      : deal.enter !== undefined
        ? 'enter'
        : deal.caesar !== undefined
          ? 'caesar'
          : 'none';
  return {
    ...emptyDraft(),
    action,
    move: deal.move ?? '',
    enter: deal.enter ?? '',
    caesar: action === 'caesar' ? (deal.caesar ?? '') : '',
    then: action === 'move' ? (deal.caesar ?? '') : '',
    consents: { ...deal.consents },
    ones: [...(deal.ones ?? [])],
    payments: (deal.payments ?? []).map((payment) => ({ ...payment })),
    promises: (deal.promises ?? []).map((promise) => ({ ...promise })),
  };
}

/** A draft for a move, with the consents of others who sit there filled in as far as the committee's size asks. */
export function moveDraft(view: View, path: string): Draft {
  const { from } = way(path);
  const mover = view.turn ?? '';
  let lacking =
    view.caesar === path ? 0 : (committee(from).seats - 1) / 2 - (senators(view, from, mover) - 1);
  const start = view.seats.indexOf(mover);
  const others = view.seats
    .map((_, i) => view.seats[(start + 1 + i) % view.seats.length]!)
    .filter((seat) => consenting(view, from, seat) > 0);
  // Whoever offers offers their own consent first.
  if (view.seat !== null && view.seat !== mover)
    others.sort((a, b) => Number(b === view.seat) - Number(a === view.seat));
  const consents: Record<string, number> = {};
  for (const seat of others) {
    const given = Math.max(0, Math.min(lacking, consenting(view, from, seat)));
    if (given > 0) consents[seat] = given;
    lacking -= given;
  }
  return { ...emptyDraft(), action: 'move', move: path, consents };
}

/** How many consents a family could give to a move of the player on turn: none where it is bound (QV-9.2). */
export function consenting(view: View, from: string, seat: string): number {
  return seat === view.turn || view.phase.no_consent.includes(seat) ? 0 : senators(view, from, seat);
}

/** Why no deal could make this way free now, as far as the board shows it; the match has the last word. */
export function shut(view: View, path: string): 'full' | 'few' | 'bound' | 'refused' | null {
  const { from, to } = way(path);
  if ((view.committees[to] ?? []).length >= committee(to).seats) return 'full';
  const needed = view.caesar === path ? 0 : (committee(from).seats - 1) / 2;
  if ((view.committees[from] ?? []).length <= needed) return 'few';
  if (view.phase.no_move.includes(path)) return 'bound';
  const willing = view.seats.reduce(
    (sum, seat) => sum + consenting(view, from, seat),
    senators(view, from, view.turn) - 1,
  );
  return willing < needed ? 'refused' : null;
}

/** The paths that the player on turn has a senator at the foot of, and is not bound to leave alone. */
export function openPaths(view: View): string[] {
  const ways = COMMITTEES.filter((one) => senators(view, one.id, view.turn) > 0).flatMap((one) =>
    pathsFrom(one.id).map((path) => path.id),
  );
  return ways.filter((path) => !view.phase.no_move.includes(path));
}

export const PLACES = PATHS.filter((path) => path.laurel).map((path) => path.id);

/** Where Caesar could go: to a laurel, as long as there is another one (QV-7.1). A move that comes first may leave its own place empty. */
export function caesarPlaces(view: View, moved = ''): string[] {
  const others = PLACES.filter((place) => place !== view.caesar);
  const laurels = others.filter((place) => view.laurels[place] && (place !== moved || view.stock > 0));
  return (laurels.length > 0 ? laurels : others).filter((place) => !view.phase.barred.includes(place));
}

/** Where the player on turn could bring a senator in, as far as nothing binds them. */
export function entries(view: View): string[] {
  return ENTRIES.filter((id) => !view.phase.no_enter.includes(id));
}

/** Whom an offer would go to: those besides its author who give something, if the player on turn gives nothing (QV-9.14); else null. */
export function openTo(view: View, deal: Deal): string[] | null {
  const givers = new Set([
    ...(deal.payments ?? []).map((payment) => payment.from),
    ...(deal.promises ?? []).map((promise) => promise.by),
  ]);
  if (deal.move ?? deal.enter ?? deal.caesar ?? (givers.has(view.turn ?? '') ? view.turn : undefined))
    return null;
  const open = view.seats.filter((seat) => seat !== view.seat && givers.has(seat));
  return open.length > 0 ? open : null;
}

/** Laurels for somebody who does not consent in this turn (QV-9.2). */
export function bribeDraft(view: View, seat: string): Draft {
  const [me, mover] = [view.seat ?? '', view.turn ?? ''];
  return {
    ...emptyDraft(),
    payments: [{ from: me, to: seat, laurels: 1 }],
    promises: [{ by: seat, to: me, kind: 'no-consent', against: mover, turns: 0 }],
  };
}

export function dealOf(draft: Draft): Deal {
  const deal: Deal = {};
  if (draft.action === 'move' && draft.move) deal.move = draft.move;
  if (draft.action === 'enter' && draft.enter) deal.enter = draft.enter;
  const consents = Object.fromEntries(Object.entries(draft.consents).filter(([, number]) => number > 0));
  if (draft.action === 'move' && Object.keys(consents).length > 0) deal.consents = consents;
  if (draft.action === 'move' && draft.ones.length > 0) deal.ones = draft.ones;
  if (draft.payments.length > 0) deal.payments = draft.payments;
  const caesar = draft.action === 'caesar' ? draft.caesar : draft.action === 'move' ? draft.then : '';
  if (caesar) deal.caesar = caesar;
  if (draft.promises.length > 0) deal.promises = draft.promises.map(plain);
  return deal;
}

/** A promise with the terms of its kind only. */
function plain(promise: Promised): Promised {
  const { by, to, kind, at, against, laurels, text, turns } = promise;
  const found: Promised = { by, to, kind };
  if ((kind === 'consent' || placed(kind)) && at) found.at = at;
  if (kind === 'no-consent' && against) found.against = against;
  if (kind === 'pay') found.laurels = laurels ?? 1;
  if (kind === 'words') found.text = (text ?? '').trim();
  if (turns !== undefined) found.turns = turns;
  return found;
}

/** Whether a promise of this kind names a path or a committee, and has to. */
export const placed = (kind: Kind): boolean =>
  kind === 'caesar' || kind === 'no-caesar' || kind === 'no-enter' || kind === 'no-move';
/** Whether it says what is not done: that binds in this turn, and may be for it alone (QV-9.3). */
export const forbids = (kind: Kind): boolean => kind.startsWith('no-');
/** So many payments, and so many promises, fit into one deal (QV-9.10). */
export const MOST = 10;

/** Whether something is still to be filled in, so that nobody could read it. */
export function unfinished(draft: Draft): boolean {
  const deal = dealOf(draft);
  if (Object.keys(deal).length === 0) return true;
  if (draft.action !== 'none' && deal[draft.action] === undefined) return true;
  return (deal.promises ?? []).some(
    (one) =>
      (one.kind === 'no-consent' && (!one.against || one.against === one.by || one.against === one.to)) ||
      (placed(one.kind) && !one.at) ||
      (one.kind === 'words' && !one.text),
  );
}
