// Dragging with a mouse or pen, as an extra to clicking: what is dragged is clicked when it is let go, and so is what
// it is let go on, if that can be chosen then. Fingers scroll instead, so nothing here answers to them.
import { tick } from 'svelte';

const FAR = 14;

interface Drag {
  source: HTMLElement;
  ghost: HTMLElement | null;
  x: number;
  y: number;
}

/** A likeness of the thing that follows the pointer. */
function ghostOf(source: HTMLElement): HTMLElement {
  const box = source.getBoundingClientRect();
  const ghost = source.cloneNode(true) as HTMLElement;
  ghost.className += ' ghost';
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, { position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, zIndex: '40', pointerEvents: 'none', opacity: '0.85' });
  document.body.append(ghost);
  return ghost;
}

/** The thing under the pointer that can be chosen now. */
function legalAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('button.pick.legal') ?? null;
}

async function letGo(source: HTMLElement, x: number, y: number): Promise<void> {
  const box = source.getBoundingClientRect();
  const home = x > box.left && x < box.right && y > box.top && y < box.bottom;
  if (home || !source.isConnected) return;
  source.click();
  await tick();
  const target = legalAt(x, y);
  if (target && target !== source) target.click();
}

/** Makes everything outlined inside `root` draggable. */
export function draggable(root: HTMLElement): { destroy(): void } {
  let drag: Drag | null = null;

  function down(event: PointerEvent) {
    const source = (event.target as Element).closest<HTMLElement>('button.pick.legal');
    if (source && event.pointerType !== 'touch' && event.button === 0) drag = { source, ghost: null, x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent) {
    if (!drag) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.ghost && Math.hypot(dx, dy) > FAR) drag.ghost = ghostOf(drag.source);
    if (drag.ghost) drag.ghost.style.translate = `${dx}px ${dy}px`;
  }

  function up(event: PointerEvent) {
    const done = drag;
    drag = null;
    done?.ghost?.remove();
    if (done?.ghost && event.type === 'pointerup') void letGo(done.source, event.clientX, event.clientY);
  }

  root.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  return {
    destroy() {
      root.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      drag?.ghost?.remove();
    },
  };
}
