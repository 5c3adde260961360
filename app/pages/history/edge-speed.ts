/** The height of the zones at the top and the bottom of the viewport. */
const zonePx = 200;

/** In px per second. The specification says 15 px per frame, at sixty frames per second. */
const topSpeed = 15 * 60;

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
