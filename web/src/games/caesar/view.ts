/** The view of Caesar & Cleopatra, as `curia/games/caesar/schema/view.json` describes it. */

export type Seat = 'cleopatra' | 'caesar';
export interface Side {
  up: string[];
  down: number;
  hidden: string[] | null;
}
export interface Group {
  left: number;
  cleopatra: Side;
  caesar: Side;
}
export interface Player {
  hand: { influence: number; action: number };
  cards: string[] | null;
  influence: { left: number; cards: string[] | null };
  actions: { left: number; cards: string[] | null };
  bonus: { dealt: boolean; group: string | null };
  discard: string[];
  won: Record<string, number>;
  points: number;
}
export interface Phase {
  name: string;
  waiting?: Seat[];
  actor?: Seat;
  played?: boolean;
  alone?: Seat | null;
  card?: string;
  targets?: string[];
  draws?: number;
  why?: string;
  may?: boolean;
  vote?: string;
  hand?: string[];
  reason?: string;
}
export interface Score {
  clause: string;
  group: string;
  points: number;
}
export interface Result {
  points: Record<Seat, number>;
  winners: Seat[];
  scores: Record<Seat, Score[]>;
  reason: string;
  /** Who resigned or forfeited, if that was the end. */
  by?: string;
}
export interface View {
  game: string;
  options: Record<string, string>;
  seats: Seat[];
  seat: Seat | null;
  turn: Seat | null;
  to_act: Seat[];
  phase: Phase;
  table: Record<string, Group>;
  players: Record<Seat, Player>;
  votes: { deck: number; shown: string[]; to_come: string[] };
  result: Result | null;
  legal: string[];
}
export interface Event {
  event: string;
  seat?: Seat;
  card?: string | null;
  group?: string | null;
  cards?: string[] | string[][] | null;
  [name: string]: unknown;
}

export const GROUPS = ['senators', 'praetors', 'quaestors', 'censors', 'aediles'];
export const SIZES: Record<string, number> = {
  senators: 5,
  praetors: 5,
  quaestors: 5,
  censors: 3,
  aediles: 3,
};

export function groupsOf(view: View): string[] {
  return GROUPS.filter((group) => group in view.table);
}

export function other(seat: Seat): Seat {
  return seat === 'caesar' ? 'cleopatra' : 'caesar';
}

/** Whether standing answers let everything pass. */
export function letsPass(standing: Record<string, string>): boolean {
  return Object.keys(standing).length === 1 && standing['others'] === 'allow';
}
