/** Checks that the deals of a finished match follow from what the server had committed to before play and from
 * the players' nonces. docs/api.md, "How a deal is checked", says how they are drawn. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { gameModule } from '../games';
import type { GameRecord } from './api';

/** What this browser knew when play began. */
export interface Pledge {
  commitment: string;
  /** Our own nonces, by seat. */
  nonces: Record<string, string>;
  /** Where nobody sat who could have given one. */
  bots: string[];
}

export type Verdict = 'fair' | 'commitment' | 'nonce' | 'bot-nonce' | 'deal' | 'again' | 'unreadable';

/** A shuffle, or the choice of one: what it starts from, in this order, and what came of it. */
export interface Drawn {
  how: 'shuffle' | 'pick';
  of: string[];
  dealt: string[];
}
/** How a game reads the text of a chance entry; null if it is no such text. */
export type Chance = (words: string[], seats: string[]) => Drawn | null;

/** Draws are numbered by the entries before them in the first, by the draws that still count in the second. */
const SCHEMES = ['curia-1', 'curia-2'];
const TAKE_BACK = /^(back|upgraded) ([1-9][0-9]{0,5})$/;

export async function verify(record: GameRecord, pledge: Pledge): Promise<Verdict> {
  const game = await gameModule(record.game).chance?.();
  const version = SCHEMES.indexOf(record.proof.scheme) + 1;
  if (game === undefined || version === 0) return 'unreadable';
  const secret = hexToBytes(record.proof.secret);
  const { nonces } = record.proof;
  if (commitment(secret) !== pledge.commitment) return 'commitment';
  for (const [place, seat] of record.seats.entries()) {
    const own = pledge.nonces[seat];
    if (own !== undefined && nonces[place] !== own) return 'nonce';
    if (pledge.bots.includes(seat) && nonces[place] !== derivedNonce(secret, place)) return 'bot-nonce';
  }
  /** Who made the entries that still count. */
  const counting: string[] = [];
  for (const [number, entry] of record.moves.entries()) {
    const [, back, entries] = (entry.seat === 'host' && TAKE_BACK.exec(entry.move)) || [];
    if (entries !== undefined) {
      const taken = counting.splice(Math.max(0, counting.length - Number(entries)));
      // A server that knows all nonces could throw deals away until it likes one.
      if (taken.includes('chance') && (version === 1 || back === 'back')) return 'again';
      continue;
    }
    const draws = counting.filter((seat) => seat === 'chance').length;
    counting.push(entry.seat);
    if (entry.seat !== 'chance') continue;
    const drawn = game.chance(entry.move.split(' '), record.seats);
    if (drawn === null) return 'unreadable';
    const bits = new Bits(secret, nonces, version, version === 1 ? number : draws);
    const due = drawn.how === 'pick' ? [bits.picked(drawn.of)] : bits.shuffled(drawn.of);
    if (drawn.dealt.length === 0 || drawn.dealt.some((card, place) => card !== due[place])) return 'deal';
  }
  return 'fair';
}

export function commitment(secret: Uint8Array): string {
  return bytesToHex(sha256.create().update(utf8ToBytes('curia commitment 1\n')).update(secret).digest());
}

export function derivedNonce(secret: Uint8Array, place: number): string {
  return bytesToHex(hmac(sha256, secret, utf8ToBytes(`curia nonce 1\n${place}`)));
}

/** The bits of one chance entry, taken as Python's `random` takes them. */
class Bits {
  #secret: Uint8Array;
  #message: string;
  #block = 0;
  #bits = '';

  constructor(secret: Uint8Array, nonces: string[], version: number, number: number) {
    this.#secret = secret;
    this.#message = `curia chance ${version}\n${asciiJson(nonces)}\n${number}`;
  }

  #take(count: number): number {
    while (this.#bits.length < count) {
      const block = hmac(sha256, this.#secret, utf8ToBytes(`${this.#message}\n${this.#block++}`));
      this.#bits += Array.from(block, (byte) => byte.toString(2).padStart(8, '0')).join('');
    }
    const taken = this.#bits.slice(0, count);
    this.#bits = this.#bits.slice(count);
    return parseInt(taken, 2);
  }

  #below(limit: number): number {
    const count = limit.toString(2).length;
    for (;;) {
      const found = this.#take(count);
      if (found < limit) return found;
    }
  }

  picked(from: string[]): string {
    return from[this.#below(from.length)]!;
  }

  shuffled(cards: string[]): string[] {
    const found = [...cards];
    for (let last = found.length - 1; last > 0; last--) {
      const other = this.#below(last + 1);
      [found[last], found[other]] = [found[other]!, found[last]!];
    }
    return found;
  }
}

/** JSON as Python writes it: compact, and everything beyond ASCII escaped. */
function asciiJson(value: string[]): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Cards sorted by the order of their kinds, as they lie before a shuffle. */
export function inOrder(cards: string[], kinds: readonly string[]): string[] | null {
  if (!cards.every((card) => kinds.includes(card))) return null;
  return [...cards].sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other));
}
