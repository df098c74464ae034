/** Pages and tables are fetched when they are needed. After an update of the server the old ones are gone. */

export const parts = $state({ missing: false });

addEventListener('vite:preloadError', () => (parts.missing = true));
