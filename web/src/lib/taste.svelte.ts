/** What this browser's person likes; kept in the browser only. */

export type Look = 'system' | 'light' | 'dark';

class Taste {
  name = $state(localStorage.getItem('curia-name') ?? '');
  look = $state<Look>((localStorage.getItem('curia-look') as Look | null) ?? 'system');
  sound = $state(localStorage.getItem('curia-sound') !== 'off');
  notices = $state(localStorage.getItem('curia-notices') === 'on');

  constructor() {
    this.#dress();
  }

  setName(name: string): void {
    this.name = name;
    localStorage.setItem('curia-name', name);
  }

  setLook(look: Look): void {
    this.look = look;
    localStorage.setItem('curia-look', look);
    this.#dress();
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem('curia-sound', on ? 'on' : 'off');
  }

  async setNotices(on: boolean): Promise<void> {
    const may = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    this.notices = may;
    localStorage.setItem('curia-notices', may ? 'on' : 'off');
  }

  #dress(): void {
    if (this.look === 'system') delete document.documentElement.dataset['look'];
    else document.documentElement.dataset['look'] = this.look;
  }
}

export const taste = new Taste();

/** Whether motion is unwelcome. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
