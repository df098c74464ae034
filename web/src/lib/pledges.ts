/** What this browser keeps of each table so that it can check the deals afterwards: the server's commitment and
 * its own nonces. Both are fixed before play, so what comes later can't change them. */

import { giveNonce, record, requestName, seeTable, sit, type About } from './api';
import type { Pledge, Verdict } from './proof';

const STORE = 'curia-pledges';
const MOST = 100;

/** What is on its way. */
const giving = new Set<string>();

type Pledges = Record<string, Pledge>;

function read(): Pledges {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Pledges;
  } catch {
    return {};
  }
}

function keep(table: string, pledge: Pledge): void {
  const { [table]: _, ...others } = read();
  const newest = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(STORE, JSON.stringify({ ...Object.fromEntries(newest), [table]: pledge }));
}

export function pledgeOf(table: string): Pledge | null {
  return read()[table] ?? null;
}

/** Before play: note what the server has committed to, and give a nonce for each of our seats that has none. */
export async function prepare(table: string, about: About, seats: string[]): Promise<void> {
  if (about.status !== 'waiting') return;
  const known = pledgeOf(table);
  const pledge: Pledge = {
    commitment: known?.commitment ?? about.commitment,
    nonces: { ...known?.nonces },
    bots: about.seats.filter((one) => one.kind === 'bot').map((one) => one.seat),
  };
  keep(table, pledge);
  for (const one of about.seats) {
    if (
      !seats.includes(one.seat) ||
      pledge.nonces[one.seat] !== undefined ||
      giving.has(`${table} ${one.seat}`)
    )
      continue;
    const nonce = requestName();
    giving.add(`${table} ${one.seat}`);
    try {
      await giveNonce(table, one.seat, one.name ?? one.seat, nonce);
      pledge.nonces[one.seat] = nonce;
      keep(table, { ...pledge, nonces: { ...pledgeOf(table)?.nonces, [one.seat]: nonce } });
    } catch {
      // Play has begun meanwhile, or the network is gone: without a nonce of ours there is none to look for.
    } finally {
      giving.delete(`${table} ${one.seat}`);
    }
  }
}

/** Sit down, see what the server has committed to, and only then give our nonces. */
export async function sitDown(table: string, seats: Record<string, string>): Promise<void> {
  for (const [seat, name] of Object.entries(seats)) await sit(table, seat, name, null);
  const { about } = await seeTable(table);
  if (about) await prepare(table, about, Object.keys(seats));
}

/** After the end: whether the deals are those that had to be made. */
export async function check(table: string, pledge: Pledge): Promise<Verdict> {
  const { verify } = await import('./proof');
  return verify(await record(table), pledge);
}
