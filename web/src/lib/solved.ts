/** The puzzles that were solved in this browser. */

const KEPT = 'curia-puzzles';

export function solved(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function markSolved(name: string): void {
  localStorage.setItem(KEPT, JSON.stringify([...new Set([...solved(), name])]));
}
