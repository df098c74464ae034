/** Lines of chat as their reader sees them. */

import type { Line } from './api';
import { has, say } from './words';

/** What was said: a bot's sentence in the page's language. A page that was opened before the server had these
 * words shows them in English. */
export function spoken(line: Line): string {
  return line.words && has(line.words.key) ? say(line.words.key, line.words.args) : line.text;
}
