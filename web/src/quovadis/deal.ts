/** A deal while it is being composed. What it may hold is for the match to say. */

import { COMMITTEES, PATHS, committee, pathsFrom, way } from './board';
import { senators, type Deal, type Payment, type Promised, type View } from './view';

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
  return { action: 'none', move: '', enter: '', caesar: '', then: '', consents: {}, ones: [], payments: [], promises: [] };
}

export function draftOf(deal: Deal): Draft {
  const action = deal.move !== undefined ? 'move' : deal.enter !== undefined ? 'enter' : deal.caesar !== undefined ? 'caesar' : 'none';
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
  let lacking = view.caesar === path ? 0 : (committee(from).seats - 1) / 2 - (senators(view, from, mover) - 1);
  const start = view.seats.indexOf(mover);
  const others = view.seats.map((_, i) => view.seats[(start + 1 + i) % view.seats.length]!).filter((seat) => seat !== mover);
  // Whoever offers offers their own consent first.
  if (view.seat !== null && view.seat !== mover) others.sort((a, b) => Number(b === view.seat) - Number(a === view.seat));
  const consents: Record<string, number> = {};
  for (const seat of others) {
    const given = Math.max(0, Math.min(lacking, senators(view, from, seat)));
    if (given > 0) consents[seat] = given;
    lacking -= given;
  }
  return { ...emptyDraft(), action: 'move', move: path, consents };
}

/** Why no deal could make this way free now, as far as the board shows it; the match has the last word. */
export function shut(view: View, path: string): 'full' | 'few' | null {
  const { from, to } = way(path);
  if ((view.committees[to] ?? []).length >= committee(to).seats) return 'full';
  const there = (view.committees[from] ?? []).length;
  return view.caesar !== path && there <= (committee(from).seats - 1) / 2 ? 'few' : null;
}

/** The paths that the player on turn has a senator at the foot of. */
export function openPaths(view: View): string[] {
  return COMMITTEES.filter((one) => senators(view, one.id, view.turn) > 0).flatMap((one) => pathsFrom(one.id).map((path) => path.id));
}

export const PLACES = PATHS.filter((path) => path.laurel).map((path) => path.id);

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
  if ((kind === 'consent' || kind === 'caesar' || kind === 'no-caesar') && at) found.at = at;
  if (kind === 'no-consent' && against) found.against = against;
  if (kind === 'pay') found.laurels = laurels ?? 1;
  if (kind === 'words') found.text = (text ?? '').trim();
  if (turns) found.turns = turns;
  return found;
}

/** Whether something is still to be filled in, so that nobody could read it. */
export function unfinished(draft: Draft): boolean {
  const deal = dealOf(draft);
  if (Object.keys(deal).length === 0) return true;
  if (draft.action !== 'none' && deal[draft.action] === undefined) return true;
  return (deal.promises ?? []).some(
    (one) => (one.kind === 'no-consent' && !one.against) || ((one.kind === 'caesar' || one.kind === 'no-caesar') && !one.at) || (one.kind === 'words' && !one.text),
  );
}
