/** The view of Quo Vadis?, as `curia/games/quovadis/schema/view.json` describes it. */

export interface Payment {
  from: string;
  to: string;
  laurels: number;
}
export type Kind =
  'consent' | 'no-consent' | 'caesar' | 'no-caesar' | 'no-enter' | 'no-move' | 'pay' | 'words';
export interface Promised {
  by: string;
  to: string;
  kind: Kind;
  at?: string;
  against?: string;
  laurels?: number;
  text?: string;
  turns?: number;
}
export interface Deal {
  move?: string;
  enter?: string;
  consents?: Record<string, number>;
  ones?: string[];
  payments?: Payment[];
  caesar?: string;
  promises?: Promised[];
}
export interface OnTable {
  number: number;
  author: string;
  origin: string;
  answers: number | null;
  deal: Deal;
  agreed: string[];
  waiting: string[];
}
export interface Offer {
  number: number;
  by: string;
  deal: Deal;
  /** Whom a deal between others stands open to (QV-9.14); null: it is to the player on turn. */
  open: string[] | null;
  agreed: string[];
}
export type Status = 'open' | 'kept' | 'broken' | 'never' | 'unjudged';
export interface Entry extends Promised {
  deal: number;
  game: number;
  turn: number;
  until: number | null;
  occasion: boolean;
  status: Status;
}
export interface Player {
  reserve: number;
  tiles: number;
  /** Tile by tile, where the viewer may see them. */
  laurels: string[] | null;
}
export interface Result {
  points: Record<string, number>;
  winners: string[];
  laurels: Record<string, number>;
  noted?: Record<string, number | null>[];
  reason: string;
  /** Who resigned or forfeited, if that was the end. */
  by?: string;
}
export interface View {
  game: string;
  options: Record<string, string | boolean>;
  seats: string[];
  seat: string | null;
  turn: string | null;
  to_act: string[];
  phase: {
    name: string;
    proposals: number;
    offered: Record<string, number>;
    barred: string[];
    no_enter: string[];
    no_move: string[];
    no_consent: string[];
    entered: boolean;
  };
  turns: number;
  committees: Record<string, string[]>;
  caesar: string;
  laurels: Record<string, string | null>;
  stock: number;
  bank: number;
  players: Record<string, Player>;
  number: number;
  deal: OnTable | null;
  offers: Offer[];
  ledger: Entry[];
  disclosure: boolean;
  consul: { game: number; start: string; noted: Record<string, number | null>[] } | null;
  result: Result | null;
  legal: string[];
}
export interface Event {
  event: string;
  seat?: string;
  [name: string]: unknown;
}

/** What is being pointed at on the board, on the way to a move. */
export type Pick = { kind: 'reserve' } | { kind: 'caesar' } | { kind: 'senator'; at: string } | null;

export const TILES = ['I', 'II', 'IIc', 'III', 'IV', 'V'];
export const WORTH: Record<string, number> = { I: 1, II: 2, IIc: 2, III: 3, IV: 4, V: 5 };

export function worth(tiles: readonly string[]): number {
  return tiles.reduce((sum, tile) => sum + (WORTH[tile] ?? 0), 0);
}

/** How many senators a family has in a committee. */
export function senators(view: View, committee: string, seat: string | null): number {
  return (view.committees[committee] ?? []).filter((owner) => owner === seat).length;
}
