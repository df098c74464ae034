/** The way in for friends in the local network, at a server that runs for this machine only. */

import * as api from './api';

const HERE = ['127.0.0.1', 'localhost', '[::1]'];

class Lan {
  /** Whether this page's own address means nothing to another device. */
  readonly alone = HERE.includes(location.hostname);
  possible = $state(false);
  address = $state<string | null>(null);

  /** What a link for another device begins with. */
  get origin(): string {
    return this.address ?? location.origin;
  }

  async look(): Promise<void> {
    if (this.alone) this.#take(await api.lan());
  }

  async open(): Promise<void> {
    this.#take(await api.openLan());
  }

  #take(found: api.Lan): void {
    this.possible = found.possible;
    this.address = found.address;
  }
}

export const lan = new Lan();
