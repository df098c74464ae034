/** How far somebody has come in the tutorials; kept in the browser only. */

export interface Progress {
  /** The chapter that was open last. */
  chapter: string;
  /** What was done so far in each chapter that is under way. */
  moves: Record<string, string[]>;
  done: string[];
}

const kept = (game: string): string => `curia-learn-${game}`;

export function progress(game: string): Progress {
  try {
    const { chapter, moves, done } = JSON.parse(localStorage.getItem(kept(game)) ?? '') as Progress;
    if (typeof chapter === 'string' && typeof moves === 'object' && Array.isArray(done))
      return { chapter, moves, done };
  } catch {
    // Nothing there yet, or nothing that can be read.
  }
  return { chapter: '', moves: {}, done: [] };
}

export function keep(game: string, now: Progress): void {
  localStorage.setItem(kept(game), JSON.stringify(now));
}
