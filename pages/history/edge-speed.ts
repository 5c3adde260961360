import { clamp } from '../../app/lib/numbers.ts';

/** The height of the zones at the top and the bottom of the viewport. */
const zonePx = 200;

/** The specification's limit for one frame. It also applies to long frames, as on a slow machine or after a pause. */
const longestStepPx = 15;

/** In px per second, for 60 frames. Without it, a screen with 144 Hz would scroll more than twice as fast. */
const topSpeed = longestStepPx * 60;

/**
 * The scroll speed for a pointer position, in px per second: negative upwards, faster towards the edge, 0 between the
 * zones. In a viewport lower than two zones, each zone has half of the height.
 */
export function edgeSpeed(pointerY: number, windowHeight: number): number {
  const zone = Math.min(zonePx, windowHeight / 2);
  const fromTop = Math.max(0, pointerY);
  const fromBottom = Math.max(0, windowHeight - pointerY);
  if (fromTop < zone) return -topSpeed * (1 - fromTop / zone);
  if (fromBottom < zone) return topSpeed * (1 - fromBottom / zone);
  return 0;
}

/**
 * The scroll position after a frame, for a speed in px per second and the page's last scroll position, `bottom`. Undefined
 * if the speed is 0 or the page is at its end.
 */
export function nextTop(top: number, speed: number, passedMs: number, bottom: number): number | undefined {
  if (speed === 0 || (speed < 0 ? top <= 0 : top >= bottom)) return undefined;
  const step = (speed * Math.max(0, passedMs)) / 1000;
  return clamp(top + clamp(step, -longestStepPx, longestStepPx), 0, bottom);
}
