/** How deep the zones at the upper and the lower edge of the window are. */
const zonePx = 200;

/** Of the specification: 15 px per frame, of which there are sixty in a second. */
const topSpeed = 15 * 60;

/**
 * How fast the page scrolls while the pointer rests at a height of the window, in px per second: upwards below zero, and
 * the faster the nearer to the edge. In a window of less than two zones, each takes its half.
 */
export function edgeSpeed(pointerY: number, windowHeight: number): number {
  const zone = Math.min(zonePx, windowHeight / 2);
  const fromTop = Math.max(0, pointerY);
  const fromBottom = Math.max(0, windowHeight - pointerY);
  if (fromTop < zone) return -topSpeed * (1 - fromTop / zone);
  if (fromBottom < zone) return topSpeed * (1 - fromBottom / zone);
  return 0;
}
