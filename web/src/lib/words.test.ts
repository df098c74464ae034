import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from './testing';
import { has, known, phrase, preferred, say, speak, upper } from './words';

let storage: Map<string, string>;

beforeEach(async () => {
  storage = stubStorage('localStorage');
  vi.stubGlobal('navigator', { languages: [] });
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('preferred', () => {
  const wants = (...languages: string[]): void => void vi.stubGlobal('navigator', { languages });

  it('is what was chosen, before what the browser asks for', () => {
    wants('de', 'fr');
    expect(preferred()).toBe('de');
    storage.set('curia-language', 'nl');
    expect(preferred()).toBe('nl');
  });

  it('takes a language for its dialects, and the first that there is', () => {
    wants('ja', 'de-AT', 'fr');
    expect(preferred()).toBe('de');
  });

  it('is English where nothing fits', () => {
    storage.set('curia-language', 'tlh');
    wants('ja', '');
    expect(preferred()).toBe('en');
    wants();
    expect(preferred()).toBe('en');
  });
});

describe('speak', () => {
  it('changes what is said, in every language that there is', async () => {
    const said = new Set<string>();
    for (const language of known) {
      await speak(language);
      expect(document.documentElement.lang).toBe(language);
      expect(has('web-close')).toBe(true);
      said.add(say('web-close'));
    }
    expect(said.size).toBe(known.length);
  });
});

describe('say', () => {
  it('finds attributes, and tells what it has', () => {
    expect(has('bot-greedy')).toBe(true);
    expect(has('bot-greedy.about')).toBe(true);
    expect(has('bot-greedy.nothing')).toBe(false);
    expect(has('no-such-key')).toBe(false);
    expect(say('bot-greedy.about')).not.toBe(say('bot-greedy'));
  });

  it('complains about a missing key', () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(say('no-such-key')).toBe('no-such-key');
    expect(complained).toHaveBeenCalledOnce();
  });

  it('complains about a missing argument', () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    say('web-bot-name');
    expect(complained).toHaveBeenCalledOnce();
  });

  it('puts words into words, and lists of them', () => {
    const text = phrase(['web-close', {}]);
    expect(say('web-bot-name', { bot: ['web-close', {}] })).toBe(say('web-bot-name', { bot: text }));
    expect(say('web-bot-name', { bot: [['web-close', {}]] })).toBe(say('web-bot-name', { bot: text }));
    const two = say('web-bot-name', {
      bot: [
        ['web-close', {}],
        ['web-close', {}],
      ],
    });
    expect(two).toBe(say('web-bot-name', { bot: `${text}, ${text}` }));
  });

  it('shows nothing of what would change how text is read', () => {
    const unseen = ['\u0000', '\u0008', '\u000b', '\u001f', '\u007f', '\u009f', '\u061c', '\u200b', '\u200e'];
    const turning = ['\u200f', '\u202a', '\u202e', '\u2060', '\u2066', '\u2069', '\ufeff'];
    const plain = say('web-bot-name', { bot: 'Ana' });
    for (const mark of [...unseen, ...turning])
      expect(say('web-bot-name', { bot: `A${mark}n${mark}a` })).toBe(plain);
  });

  it('keeps letters of every script, emoji, tabs and line breaks', () => {
    for (const name of ['Zoë', 'Łukasz', '李', 'عمر', '👩🏽', 'a\tb', 'a\nb'])
      expect(say('web-bot-name', { bot: name })).toContain(name);
  });
});

describe('upper', () => {
  it('raises the first letter only', () => {
    expect(upper('two words')).toBe('Two words');
    expect(upper('élan')).toBe('Élan');
    expect(upper('')).toBe('');
  });
});
