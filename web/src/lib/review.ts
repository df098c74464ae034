/** The review of a finished match, as `curia review --json` writes it. */

import type { Json } from './api';
import type { Args } from './words';

export interface Step {
  /** Of its entry in the record. */
  number: number;
  seat: string;
  turn: string | null;
  move: string;
  chances: Record<string, number>;
  cost: number;
  instead: string | null;
  reasons: { key: string; values: Args }[];
}
/** Where a seat's chances changed for longer than a moment. */
export interface Turn {
  number: number;
  seat: string;
  from: number;
  to: number;
  /** The vote card behind the move and what came of it, where that changed more than the move. */
  news?: Json[];
}
export const PARTS = ['own', 'others', 'luck'] as const;
export type Account = Record<'start' | (typeof PARTS)[number] | 'end', number>;
export interface Reviewed {
  game: string;
  seats: string[];
  iterations: number;
  start: Record<string, number>;
  moves: Step[];
  turns: Turn[];
  mistakes: number[];
  account: Record<string, Account>;
}
