/** Telling somebody that it is their turn: the title, a sound, a notification. */

import { route } from './route.svelte';
import { taste } from './taste.svelte';

let context: AudioContext | null = null;

/** Two soft plucked notes, made on the spot. */
export function chime(): void {
  if (!taste.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [start, pitch] of [
    [0, 587.3],
    [0.14, 880],
  ] as const) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(0.12, now + start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0005, now + start + 0.7);
    tone.connect(gain).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + 0.75);
  }
}

export function notify(title: string, text: string, table: string): void {
  if (!taste.notices || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body: text, tag: `curia-${table}` });
  shown.onclick = () => {
    window.focus();
    route.go(`/t/${table}`);
    shown.close();
  };
}
