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

test('what has no picture has no address', () => {
  expect(picture('caesar-6', 'small')).toBe('');
  expect(placeholder('caesar-6')).toBe('');
});
