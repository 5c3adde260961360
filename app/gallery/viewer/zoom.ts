import { clamp } from '../../lib/numbers.ts';

/** In px. */
export interface Size {
  width: number;
  height: number;
}

/** A position relative to the center of the container, in px. */
export interface Point {
  x: number;
  y: number;
}

/** How a picture is drawn: its scale, where 1 just fits the container, and the position of its center. */
export interface Placement extends Point {
  zoom: number;
}

/** The limits of a placement. */
export interface Limits {
  container: Size;
  /** The picture's size at zoom 1. */
  picture: Size;
  maxZoom: number;
}

/** The whole picture, centered. */
export const wholePicture: Placement = { zoom: 1, x: 0, y: 0 };

/** Zooms by a factor, within the limits. The part of the picture under `point` stays there. */
export function zoomBy(placement: Placement, factor: number, point: Point, limits: Limits): Placement {
  const zoom = clamp(placement.zoom * factor, 1, limits.maxZoom);
  const growth = zoom / placement.zoom;
  const x = point.x - (point.x - placement.x) * growth;
  const y = point.y - (point.y - placement.y) * growth;
  return clampPlacement({ zoom, x, y }, limits);
}

/** Moves the picture by a distance, at most until its edge reaches the container's edge. */
export const panBy = (placement: Placement, by: Point, limits: Limits): Placement =>
  clampPlacement({ zoom: placement.zoom, x: placement.x + by.x, y: placement.y + by.y }, limits);

/** The largest useful zoom: two CSS pixels per pixel of the original, but at least 2 and at most 8. */
export const maxZoomOf = (originalWidth: number, shownWidth: number): number =>
  clamp((2 * originalWidth) / Math.max(shownWidth, 1), 2, 8);

/** The largest size at which a picture fits into the container; never larger than the original. */
export function fitInto(picture: Size, container: Size): Size {
  const scale = Math.min(container.width / picture.width, container.height / picture.height, 1);
  return { width: picture.width * scale, height: picture.height * scale };
}

function clampPlacement({ zoom, x, y }: Placement, { container, picture }: Limits): Placement {
  const maxOffset = (pictureLength: number, containerLength: number) =>
    Math.max(0, (pictureLength * zoom - containerLength) / 2);
  const maxX = maxOffset(picture.width, container.width);
  const maxY = maxOffset(picture.height, container.height);
  return { zoom, x: clamp(x, -maxX, maxX), y: clamp(y, -maxY, maxY) };
}
