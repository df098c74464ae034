import { expect, test } from 'vitest';
import { picture, placeholder } from '.';

test('every influence card of both sides has its pictures', () => {
  for (const side of ['cleopatra', 'caesar'])
    for (const card of ['1', '2', '3', '4', '5', 'P']) {
      const kind = `${side}-${card}`;
      expect(picture(kind, 'small')).toContain(`${kind}-small`);
      expect(picture(kind, 'medium')).toBe(picture(kind, 'large'));
      expect(picture(kind, 'large')).toContain(`${kind}-large`);
      expect(placeholder(kind)).toContain(kind);
    }
});

test('every action card has its pictures, the same for both sides', () => {
  for (const kind of ['assassination', 'castling', 'scout', 'spy', 'veto', 'wrath']) {
    expect(picture(kind, 'small')).toContain(`${kind}-small`);
    expect(picture(kind, 'large')).toContain(`${kind}-large`);
    expect(placeholder(kind)).toContain(kind);
  }
});

test('patricians, vote cards, the bonus and the backs have one size', () => {
  const offices = { senators: 5, praetors: 5, quaestors: 5, censors: 3, aediles: 3 };
  const kinds = [...Object.keys(offices), 'orgy', 'reshuffle'].map((vote) => `vote-${vote}`);
  for (const [office, size] of Object.entries(offices))
    for (let i = 1; i <= size; i++) kinds.push(`${office}-${i}`);
  for (const side of ['cleopatra', 'caesar'])
    for (const kind of ['influence', 'action']) kinds.push(`back-${side}-${kind}`);
  for (const kind of [...kinds, 'bonus']) {
    expect(picture(kind, 'small')).toContain(`${kind}.avif`);
    expect(picture(kind, 'large')).toBe(picture(kind, 'small'));
    expect(placeholder(kind)).toContain(kind);
  }
});

test('what has no picture has no address', () => {
  expect(picture('caesar-6', 'small')).toBe('');
  expect(placeholder('caesar-6')).toBe('');
});
