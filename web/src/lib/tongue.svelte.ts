/** The language that is being spoken. What the page says is said anew when it changes. */

import { FluentBundle } from '@fluent/bundle';

class Tongue {
  bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  language = $derived(this.bundle.locales[0] ?? 'en');
}

export const tongue = new Tongue();
