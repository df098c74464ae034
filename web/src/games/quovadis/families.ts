/** Families are told apart by colour, by the shape of their senators and by letter. */

export interface Family {
  fill: string;
  /** What is written on it. */
  ink: string;
  /** The outline of a senator's body, around (0, 7). */
  body: string;
  /** How far down the letter stands. */
  letter: number;
}

export const FAMILIES: Record<string, Family> = {
  red: { fill: '#b4232f', ink: '#ffffff', body: 'M0-9a16 16 0 1 1 0 32a16 16 0 1 1 0-32z', letter: 14 },
  blue: {
    fill: '#1f62b5',
    ink: '#ffffff',
    body: 'M-15-6a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3h-24a3 3 0 0 1-3-3z',
    letter: 14,
  },
  green: {
    fill: '#2a7a3b',
    ink: '#ffffff',
    body: 'M0-14 19.500 20.500a2 2 0 0 1-1.500 2.500h-36a2 2 0 0 1-1.500-2.500z',
    letter: 18,
  },
  yellow: {
    fill: '#edb92e',
    ink: '#2a1c05',
    body: 'M0-12.500 18.500 6.500 0 25.500-18.500 6.500z',
    letter: 13.5,
  },
  purple: { fill: '#7440a8', ink: '#ffffff', body: 'M-10-9h20l9.500 16-9.500 16h-20l-9.500-16z', letter: 14 },
};

export function family(seat: string): Family {
  return FAMILIES[seat] ?? FAMILIES['red']!;
}
