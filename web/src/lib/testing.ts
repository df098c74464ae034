/** What tests need instead of a browser. */

import { vi } from 'vitest';

/** An empty storage under this name, until `vi.unstubAllGlobals()`. */
export function stubStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}
