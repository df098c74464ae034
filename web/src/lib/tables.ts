/** The table of each game, fetched when one is opened. A game's folder holds a component with the props
 * `{ view, events, play, busy }`, and `words.ts` with `story(events, viewer, view)` for the log and
 * `moveWords(move, mover, viewer)` for a choice. */

import type { Component } from 'svelte';
import type { Json } from './api';
import { tongue } from './tongue.svelte';
import { phrase, upper, type Words } from './words';

export interface GameTable {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  component: Component<any>;
  story: (events: Json[], viewer: string | null, view: Json | null) => Words[];
  moveWords: (move: string, mover: string, viewer: string | null) => Words;
}

const components = import.meta.glob<{ default: Component }>(['../caesar/CaesarTable.svelte', '../quovadis/QuoVadisTable.svelte']);
const stories = import.meta.glob<Pick<GameTable, 'story' | 'moveWords'>>(['../caesar/words.ts', '../quovadis/words.ts']);

export async function gameTable(game: string): Promise<GameTable> {
  const [folder, name] = game === 'quovadis' ? ['quovadis', 'QuoVadisTable'] : ['caesar', 'CaesarTable'];
  const [table, words] = await Promise.all([components[`../${folder}/${name}.svelte`]?.(), stories[`../${folder}/words.ts`]?.()]);
  if (table === undefined || words === undefined) throw new Error(`no table for ${game}`);
  return { component: table.default, story: words.story, moveWords: words.moveWords };
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
