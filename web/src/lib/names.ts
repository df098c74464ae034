/** Names of games, seats and options, in words. */

import type { BotAbout } from './api';
import { has, say } from './words';

const SHORT: Record<string, string> = { quovadis: 'qv' };

export function short(game: string): string {
  return SHORT[game] ?? 'cc';
}

export function gameName(game: string): string {
  return say(`${short(game)}-name`);
}

export function seatName(game: string, seat: string): string {
  const key = `${short(game)}-seat-${seat}`;
  return has(key) ? say(key) : seat;
}

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

interface Seated {
  seat: string;
  kind: string;
  bot: string | null;
  name: string | null;
}

/** Who sits in each seat, by seat. */
export function playerNames(game: string, seats: readonly Seated[]): Record<string, string> {
  return Object.fromEntries(
    seats.map((one) => [one.seat, one.kind === 'bot' && one.bot ? say('web-bot-name', { bot: botName(one.bot) }) : (one.name ?? seatName(game, one.seat))]),
  );
}

/** How a game can be played, each with its picture. */
export const MODES = [
  ['bot', 'bot'],
  ['friends', 'people'],
  ['hotseat', 'hotseat'],
  ['table', 'screen'],
] as const;
export type Mode = (typeof MODES)[number][0];

/** Bots that others are measured by: no company for people while there are levels. */
const YARDSTICKS = ['random', 'greedy'];

/** The bots that play a game, from weak to strong. */
export function levels(bots: Record<string, BotAbout>, game: string): string[] {
  const all = Object.keys(bots).filter((bot) => bots[bot]?.games.includes(game));
  const named = all.filter((bot) => !YARDSTICKS.includes(bot));
  return named.length > 0 ? named : all;
}
