/** The table of a game, fetched when one is opened, and its log. */

import type { Component } from 'svelte';
import { gameModule } from '../games';
import type { GameWords, TableProps } from '../games/module';
import { tongue } from './tongue.svelte';
import { phrase, say, upper, type Words } from './words';

export interface GameTable extends GameWords {
  component: Component<TableProps>;
}

export async function gameTable(game: string): Promise<GameTable> {
  const { table, words } = gameModule(game);
  const [drawn, told] = await Promise.all([table(), words()]).catch(() => {
    throw new Error(say('web-part-missing'));
  });
  return { ...told, component: drawn.default };
}

const told = new Map<string, string>();

/** A story as lines of the log; a turn begins with a heading. What was told before is not put into words again. */
export function lines(story: Words[]): { text: string; head: boolean }[] {
  if (told.size > 5000) told.clear();
  return story.map((words) => {
    const key = tongue.language + JSON.stringify(words);
    const text = told.get(key) ?? upper(phrase(words));
    told.set(key, text);
    return { text, head: words[0].endsWith('-happened-turn') };
  });
}
