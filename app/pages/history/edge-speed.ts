import { clamp } from '../../lib/numbers.ts';

/** The height of the zones at the top and the bottom of the viewport. */
const zonePx = 200;

/** In px per second. The specification says 15 px per frame, at sixty frames per second. */
const topSpeed = 15 * 60;

/** Limits the step after an interruption, so that a tab that was suspended does not jump. */
const longestFrameMs = 50;

/**
 * The scroll speed for a pointer position, in px per second: negative upwards, faster nearer to the edge, 0 between the
 * zones. In a viewport lower than two zones, each zone takes half of the height.
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
 * The scroll position after a frame, for a speed in px per second and a page that scrolls to `bottom` at most. Undefined if
 * there is nothing to scroll: the speed is 0, or the page is at its end.
 */
export function nextTop(top: number, speed: number, passedMs: number, bottom: number): number | undefined {
  if (speed === 0 || (speed < 0 ? top <= 0 : top >= bottom)) return undefined;
  return clamp(top + (speed * clamp(passedMs, 0, longestFrameMs)) / 1000, 0, bottom);
}
