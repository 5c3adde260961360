import { clamp } from '../../lib/numbers.ts';

/** A width and a height, or a place measured from the middle of the stage, in px. */
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** How a picture lies on the stage: how many times larger than when it just fits, and how far from the middle. */
export interface Placement extends Point {
  zoom: number;
}

/** Within what it may be moved. */
export interface Limits {
  stage: Size;
  /** The picture when it just fits. */
  picture: Size;
  maxZoom: number;
}

/** The whole picture, in the middle. */
export const whole: Placement = { zoom: 1, x: 0, y: 0 };

/** Zooms by a factor, so that what lies under the point stays under it. */
export function zoomBy(placement: Placement, factor: number, point: Point, limits: Limits): Placement {
  const zoom = clamp(placement.zoom * factor, 1, limits.maxZoom);
  const growth = zoom / placement.zoom;
  const x = point.x - (point.x - placement.x) * growth;
  const y = point.y - (point.y - placement.y) * growth;
  return within({ zoom, x, y }, limits);
}

/** Moves a picture that is larger than the stage, no further than to its edge. */
export const moveBy = (placement: Placement, by: Point, limits: Limits): Placement =>
  within({ zoom: placement.zoom, x: placement.x + by.x, y: placement.y + by.y }, limits);

/** How far zooming makes sense: to twice the picture's own pixels, and at least to double size. */
export const maxZoomOf = (ownWidth: number, shownWidth: number): number =>
  clamp((2 * ownWidth) / Math.max(shownWidth, 1), 2, 8);

/** The largest size in which a picture fits on the stage; never larger than it is. */
export function fitInto(picture: Size, stage: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height, 1);
  return { width: picture.width * scale, height: picture.height * scale };
}

function within({ zoom, x, y }: Placement, { stage, picture }: Limits): Placement {
  const reach = (shown: number, room: number) => Math.max(0, (shown * zoom - room) / 2);
  const reachX = reach(picture.width, stage.width);
  const reachY = reach(picture.height, stage.height);
  return { zoom, x: clamp(x, -reachX, reachX), y: clamp(y, -reachY, reachY) };
}
