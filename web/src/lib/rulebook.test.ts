import { describe, expect, it } from 'vitest';
import { captions, plain, rulebook, search, type Clause, type Part } from './rulebook';
import { bare, fromTable, ruleLink } from './rules.svelte';

const clause = (id: string, text: string): Clause => ({
  kind: 'clause',
  id,
  pieces: [{ text, when: null }],
  when: null,
});

describe('rulebook', () => {
  it.each(['en', 'de', 'fr', 'nl', 'cs'])(
    'has the same clauses, options and tables in %s',
    async (language) => {
      for (const game of ['caesar-cleopatra', 'quovadis']) {
        const shape = (parts: Part[] | null): unknown =>
          parts?.map((part) =>
            part.kind === 'clause'
              ? [part.id, part.when, part.pieces.map((piece) => piece.when).filter(Boolean)]
              : part.kind === 'table'
                ? part.rows.map((row) => row.length)
                : part.kind,
          );
        const english = await rulebook(game, 'en');
        expect(english?.some((part) => part.kind === 'clause')).toBe(true);
        expect(shape(await rulebook(game, language))).toEqual(shape(english));
      }
    },
  );

  it('shows no marks of its source', async () => {
    for (const part of (await rulebook('quovadis', 'en')) ?? [])
      if (part.kind === 'clause')
        for (const piece of part.pieces) expect(piece.text).not.toMatch(/[`*]|<\/?mark/);
  });

  it('is English where a language is missing, and null where the game is', async () => {
    expect(await rulebook('quovadis', 'xx')).toEqual(await rulebook('quovadis', 'en'));
    expect(await rulebook('tricks', 'en')).toBeNull();
  });

  it('has captions for examples', async () => {
    const found = await captions('en');
    expect(Object.keys(await captions('de'))).toEqual(Object.keys(found));
    expect(Object.values(found).every((text) => text.length > 0)).toBe(true);
  });
});

describe('search', () => {
  const parts: Part[] = [
    { kind: 'title', text: 'senators' },
    clause('QV-1.1', 'Sénateurs enter here.'),
    clause('QV-1.2', 'A committee votes.'),
    clause('QV-10.2', "The player's last turn ends the game."),
  ];
  const ids = (words: string): string[] => search(parts, words).map((hit) => hit.id);

  it('finds clauses by all words, whatever their case, accents and order', () => {
    expect(ids('senateurs')).toEqual(['QV-1.1']);
    expect(ids('VOTES committee')).toEqual(['QV-1.2']);
    expect(ids('votes senateurs')).toEqual([]);
    expect(ids('player’s')).toEqual(['QV-10.2']);
  });

  it('finds clauses by number', () => {
    expect(ids('qv-1.2')).toEqual(['QV-1.2']);
  });

  it('finds nothing for nothing', () => {
    expect(ids('')).toEqual([]);
    expect(ids('   ')).toEqual([]);
  });

  it('cuts the text into before, found and after', () => {
    for (const hit of search(parts, 'committee')) {
      expect(hit).toMatchObject({ before: 'A ', found: 'committee', after: ' votes.' });
    }
    expect(search(parts, 'senateurs')[0]?.found).toBe('Sénateurs');
    const [long] = search([clause('QV-2.1', `${'word '.repeat(40)}needle${' word'.repeat(40)}`)], 'needle');
    expect(long?.before.startsWith('… word')).toBe(true);
    expect(long?.found).toBe('needle');
    expect(long?.after.endsWith('…')).toBe(true);
  });

  it('shows the beginning where only the number was found', () => {
    expect(search(parts, 'qv-1.2')[0]).toMatchObject({ before: '', found: '' });
  });
});

describe('bare and plain', () => {
  it('take accents and marks away', () => {
    expect(bare('Čekání, Élan, Straße’s')).toBe("cekani, elan, straße's");
    expect(plain('**lay** `4`')).toBe('lay 4');
  });
});

describe('ruleLink', () => {
  it('carries the options of the table that it leads from', () => {
    expect(ruleLink('quovadis', 'QV-3.2')).toBe('/rules/quovadis#QV-3.2');
    fromTable('quovadis', { ones: 'few', consul: true });
    expect(ruleLink('quovadis', 'QV-3.2')).toBe('/rules/quovadis?ones=few&consul=true#QV-3.2');
    expect(ruleLink('caesar-cleopatra')).toBe('/rules/caesar-cleopatra');
    fromTable('caesar-cleopatra-small', {});
    expect(ruleLink('caesar-cleopatra-small')).toBe('/rules/caesar-cleopatra');
  });
});
