// Motion that explains: how long things take, how they follow a path, slide and turn.
// Nothing here delays what one may do: animations run beside the state, and a click skips them.
// With reduced motion everything becomes a short cross-fade.

export type Motion = 'off' | 'fast' | 'normal' | 'slow';
export type Kind = 'swim' | 'slide' | 'flip' | 'fade' | 'scene';

/** Milliseconds at normal speed. A swim is counted per space. */
const BASE: Record<Kind, number> = { swim: 320, slide: 480, flip: 480, fade: 180, scene: 2000 };
const FACTOR: Record<Motion, number> = { off: 0, fast: 0.55, normal: 1, slow: 1.7 };
export const EASE = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

export interface Pace {
  readonly motion: Motion;
  /** The reader's system asks for less motion. */
  readonly reduced: boolean;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function systemPace(motion: Motion): Pace {
  return { motion, reduced: matchMedia('(prefers-reduced-motion: reduce)').matches };
}

/** How long a thing of this kind takes. Reduced motion leaves only fades. */
export function lasting(kind: Kind, pace: Pace): number {
  if (pace.motion === 'off') return 0;
  if (pace.reduced) return BASE.fade;
  return Math.round(BASE[kind] * FACTOR[pace.motion]);
}

/** Tells the style sheets how fast things move: --move for transitions, data-motion to switch them off. */
export function applyPace(root: HTMLElement, pace: Pace): void {
  root.dataset['motion'] = pace.motion;
  root.style.setProperty('--move', `${lasting('slide', pace)}ms`);
}

/** The transform that puts an element lying at `to` back where it came from. */
export function backTo(from: Box, to: Box): string {
  const scale = to.width > 0 ? from.width / to.width : 1;
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
}

/** Slides an element from an older place to the one it lies in now. */
export function slide(element: Element, from: Box, pace: Pace): Animation | null {
  const duration = lasting('slide', pace);
  if (duration === 0) return null;
  if (pace.reduced) return fadeIn(element, pace);
  const start = backTo(from, element.getBoundingClientRect());
  return element.animate([{ transform: start, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }], {
    duration,
    easing: EASE,
    composite: 'add',
  });
}

/** Turns a tile or card over about its middle; `change` swaps the face when it stands on edge. */
export async function turnOver(element: Element, axis: 'X' | 'Y', change: () => void, pace: Pace): Promise<void> {
  const duration = lasting('flip', pace);
  if (duration === 0) return change();
  if (pace.reduced) {
    change();
    return finished(fadeIn(element, pace));
  }
  const [flat, edge] = [`perspective(900px) rotate${axis}(0deg)`, `perspective(900px) rotate${axis}(90deg)`];
  await finished(element.animate([{ transform: flat }, { transform: edge }], { duration: duration / 2, easing: 'ease-in' }));
  change();
  await finished(element.animate([{ transform: edge }, { transform: flat }], { duration: duration / 2, easing: 'ease-out' }));
}

export function fadeIn(element: Element, pace: Pace): Animation | null {
  const duration = lasting('fade', pace);
  return duration === 0 ? null : element.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
}

/** A ring of light runs out from the middle of an element, as from a die put into the water. */
export function ripple(element: HTMLElement, pace: Pace): Animation | null {
  const duration = lasting('scene', pace) / 2;
  if (duration === 0 || pace.reduced) return fadeIn(element, pace);
  const ring = document.createElement('span');
  ring.setAttribute('aria-hidden', 'true');
  ring.style.cssText = 'position:absolute;inset:0;border:3px solid var(--ice);border-radius:50%;pointer-events:none';
  element.append(ring);
  const animation = ring.animate([{ scale: 0.4, opacity: 0.9 }, { scale: 3.2, opacity: 0 }], { duration, easing: 'ease-out' });
  const clear = () => ring.remove();
  animation.finished.then(clear, clear);
  return animation;
}

/** Waits for an animation to end; one that was skipped counts as ended. */
export async function finished(animation: Animation | null): Promise<void> {
  await animation?.finished.catch(() => undefined);
}
