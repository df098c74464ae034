/** Names of games, seats and options, in words. A game that has no words of its own is called by its ids. */

import { gameModule } from '../games';
import { catalogue } from './catalogue.svelte';
import { has, say, upper } from './words';

/** What the keys of a game's words begin with. */
export function prefixOf(game: string): string {
  return gameModule(game).prefix ?? catalogue.known?.kits[game]?.prefix ?? game;
}

/** The text of a key, or the id that it is about. */
function named(key: string, id: string): string {
  return has(key) ? say(key) : upper(id.replace(/[-_]/g, ' '));
}

/** Whether a table has anything that people would have to remember and the page could show them. */
export function remembers(game: string, options: Readonly<Record<string, unknown>>): boolean {
  return gameModule(game).remembers?.(options) ?? false;
}

export function gameName(game: string): string {
  return named(`${prefixOf(game)}-name`, game);
}

/** A few words about a game; nothing where it has none. */
export function gameAbout(game: string): string[] {
  const prefix = prefixOf(game);
  return [`${prefix}-name.about`, `web-${prefix}-short`].filter(has).map((key) => say(key));
}

export function seatName(game: string, seat: string): string {
  return named(`${prefixOf(game)}-seat-${seat}`, seat);
}

export function editionName(edition: string): string {
  return named(`web-edition-${edition}`, edition);
}

export function editionAbout(edition: string): string {
  const key = `web-edition-${edition}.about`;
  return has(key) ? say(key) : '';
}

const optionKey = (game: string, option: string): string =>
  `web-${prefixOf(game)}-${option.replaceAll('_', '-')}`;

export function optionName(game: string, option: string): string {
  return named(optionKey(game, option), option);
}

export function valueName(game: string, option: string, value: string | boolean): string {
  return named(`${optionKey(game, option)}-${value}`, String(value));
}

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

interface Seated {
  seat: string;
  kind: string;
  bot: string | null;
  name: string | null;
  /** For whom a bot plays on. */
  stands_for: string | null;
}

function player(game: string, one: Seated): string {
  if (one.kind !== 'bot' || !one.bot) return one.name ?? seatName(game, one.seat);
  const bot = botName(one.bot);
  return one.stands_for ? say('web-bot-for', { bot, who: one.stands_for }) : say('web-bot-name', { bot });
}

/** Who sits in each seat, by seat. */
export function playerNames(game: string, seats: readonly Seated[]): Record<string, string> {
  return Object.fromEntries(seats.map((one) => [one.seat, player(game, one)]));
}

/** The same, with the seat where several have the same name. */
export function distinctNames(game: string, seats: readonly Seated[]): Record<string, string> {
  const names = playerNames(game, seats);
  const shared = (name: string | undefined): boolean =>
    Object.values(names).filter((one) => one === name).length > 1;
  return Object.fromEntries(
    Object.entries(names).map(([seat, name]) => [
      seat,
      shared(name) ? say('web-name-of-seat', { name, seat: seatName(game, seat) }) : name,
    ]),
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
