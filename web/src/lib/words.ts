/** Every text that the page shows, by key, from the same Fluent files that the terminal uses. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { languages } from 'virtual:words';
import { tongue } from './tongue.svelte';

/** A message's key with its arguments; an argument may be words again, or a list of them. */
export type Words = readonly [key: string, args: Args];
export type Argument = string | number | Words | readonly Words[];
export interface Args {
  readonly [name: string]: Argument;
}

export const known = Object.keys(languages);

/** The language to speak: the one chosen before, else the browser's favourite of those we have. */
export function preferred(): string {
  const wanted = [localStorage.getItem('curia-language') ?? '', ...navigator.languages];
  for (const name of wanted) {
    for (const tried of [name, name.split('-')[0] ?? '']) if (known.includes(tried)) return tried;
  }
  return 'en';
}

/** Fetch the words of a language; nothing can be said before that. */
export async function speak(name: string): Promise<void> {
  const fetched = await (languages[name] ?? languages['en']!)();
  const next = new FluentBundle(name, { useIsolating: false });
  next.addResource(new FluentResource(fetched.default));
  tongue.bundle = next;
  document.documentElement.lang = name;
}

/** The text of a key, or of an attribute (`bot-greedy.about`). */
export function say(key: string, args: Args = {}): string {
  const [name = '', attribute] = key.split('.');
  const message = tongue.bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) {
    console.error(`no words for ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const filled: Record<string, FluentVariable> = {};
  for (const [argument, value] of Object.entries(args)) filled[argument] = inWords(value);
  const text = tongue.bundle.formatPattern(pattern, filled, errors);
  if (errors.length > 0) console.error(`words of ${key}`, errors);
  return text;
}

export function has(key: string): boolean {
  const [name = '', attribute] = key.split('.');
  const message = tongue.bundle.getMessage(name);
  return attribute === undefined ? message?.value != null : message?.attributes[attribute] !== undefined;
}

export function phrase([key, args]: Words): string {
  return say(key, args);
}

/** Words with a capital letter, for labels. */
export function upper(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(tongue.language) + text.slice(1);
}

/** What may be in a stranger's text and is not to be shown: control characters, marks that turn the direction of
 * writing, and what can't be seen. */
const HIDDEN = /(?![\t\n])\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

function inWords(value: Argument): FluentVariable {
  if (typeof value === 'string') return value.replace(HIDDEN, '');
  if (typeof value === 'number') return value;
  if (isWords(value)) return phrase(value);
  return value.map(phrase).join(', ');
}

function isWords(value: Words | readonly Words[]): value is Words {
  return value.length === 2 && typeof value[0] === 'string';
}
