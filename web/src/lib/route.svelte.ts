/** Where we are: the address bar is the truth. */

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash.slice(1));

  constructor() {
    const read = (): void => {
      this.path = location.pathname;
      this.search = location.search;
      this.hash = location.hash.slice(1);
    };
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api/') || link.pathname === '/licences.txt') return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash.slice(1);
    if (!this.hash) scrollTo(0, 0);
  }

  /** The parts of the path: `t/abc` gives `['t', 'abc']`. */
  get parts(): string[] {
    return this.path.split('/').filter((part) => part !== '');
  }
}

export const route = new Route();
