/** Dragging with a pointer of any kind. What can be dropped on carries `data-drop`; whatever can be dragged
 * can also be chosen with a click or a key, so nothing depends on this. */

import type { Attachment } from 'svelte/attachments';

type Piece = HTMLElement | SVGElement;
type Source = Element & GlobalEventHandlers & ElementCSSInlineStyle;

interface Drag {
  enabled: boolean;
  /** The part that a finger has to take; elsewhere it scrolls the page. A mouse may take any part. */
  handle?: string;
  /** Whether the page scrolls when what is carried comes near its edge. */
  scrolls?: boolean;
  /** What is carried, where that is not the element itself. */
  ghost?: () => Piece;
  start?: () => void;
  drop: (target: string) => void;
  end?: () => void;
}

const FAR = 7;
/** How near to the edge of the page it scrolls, and how far in each frame, in pixels. */
const EDGE = 70;
const STRIDE = 9;

export function draggable(options: () => Drag): Attachment<Source> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: Piece | null = null;
    let over: Element | null = null;
    let dragged = false;
    let last: PointerEvent | null = null;

    const target = (event: PointerEvent): Element | null =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]') ?? null;

    const light = (next: Element | null): void => {
      if (next === over) return;
      over?.classList.remove('drop-over');
      next?.classList.add('drop-over');
      over = next;
    };

    const down = (event: PointerEvent): void => {
      const { enabled, handle } = options();
      if (event.button !== 0 || !enabled) return;
      if (handle !== undefined && event.pointerType !== 'mouse' && !(event.target as Element).closest(handle))
        return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      dragged = false;
    };

    const lift = (x: number, y: number): void => {
      const made = options().ghost?.();
      ghost = made ?? (node.cloneNode(true) as Piece);
      ghost.removeAttribute('id');
      ghost.setAttribute('aria-hidden', 'true');
      ghost.classList.add('ghost');
      Object.assign(ghost.style, {
        position: 'fixed',
        margin: '0',
        zIndex: '100',
        pointerEvents: 'none',
        opacity: '0.92',
        transition: 'none',
      });
      const from = node.getBoundingClientRect();
      // A copy stands beside the original, so that styles which depend on what is around it still fit.
      if (made === undefined) node.parentElement?.append(ghost);
      else document.body.append(ghost);
      const own = ghost.getBoundingClientRect();
      const place =
        made === undefined
          ? { left: from.left, top: from.top }
          : { left: x - own.width / 2, top: y - own.height / 2 };
      Object.assign(ghost.style, { left: `${place.left}px`, top: `${place.top}px` });
      if (made === undefined) ghost.style.width = `${from.width}px`;
      node.classList.add('dragged');
      options().start?.();
      if (options().scrolls) requestAnimationFrame(scroll);
    };

    const scroll = (): void => {
      if (ghost === null || last === null) return;
      const below = last.clientY - (innerHeight - EDGE);
      const above = EDGE - last.clientY;
      if (below > 0 || above > 0) {
        scrollBy(0, below > 0 ? STRIDE : -STRIDE);
        light(target(last));
      }
      requestAnimationFrame(scroll);
    };

    const move = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.id) return;
      last = event;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (ghost === null) {
        if (Math.hypot(x, y) < FAR) return;
        dragged = true;
        lift(from.x, from.y);
      }
      event.preventDefault();
      ghost!.style.transform = `translate(${x}px, ${y}px) rotate(2deg) scale(1.04)`;
      light(target(event));
    };

    const finish = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.id) return;
      from = null;
      if (ghost === null) return;
      const dropped = event.type === 'pointerup' ? (target(event)?.getAttribute('data-drop') ?? null) : null;
      ghost.remove();
      ghost = null;
      light(null);
      node.classList.remove('dragged');
      options().end?.();
      if (dropped !== null) options().drop(dropped);
    };

    /** A drag ends with a click on the element it began on; that click means nothing. */
    const click = (event: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('click', click, true);
    addEventListener('pointermove', move, { passive: false });
    addEventListener('pointerup', finish);
    addEventListener('pointercancel', finish);
    return () => {
      ghost?.remove();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', finish);
      removeEventListener('pointercancel', finish);
    };
  };
}
