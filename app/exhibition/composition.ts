import { clamp } from '../lib/numbers.ts';

/* How a picture hangs in the room: the visitor stands before it, and slowly walks towards it. Pure. All lengths in px. */

/** For so long the visitor walks towards a picture. Then they stand still. */
export const walkSeconds = 40;
/** By how much a picture grows in that time: more where it leaves room above and below, as a wide one does on a phone. */
const leastGrowth = 0.34;
const mostGrowth = 0.9;
/** Such a picture hangs lower, by that part of the room. */
const lowerRatio = 0.08;
/** A picture is drawn at most so much larger than its file: more would be seen. */
const maxEnlargement = 1.5;

/** The room above a picture and below it, of the height of the window. The label needs the one below. */
const topRatio = 0.08;
const bottomRatio = 0.215;
/** The room beside it, of the width. */
const sideRatio = 0.06;
const minSide = 20;
const labelGap = 20;
const labelWidth = 480;
/** What the label needs: its title and two lines, and some room below them. */
const labelHeight = 132;
/** A narrower room needs a third line. */
const narrowRoom = 360;
const lineHeight = 24;

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

export interface Composition {
  /** The size of the picture at the end of the walk: what grows is drawn at its largest. */
  picture: Size;
  /** Its middle at the end, from the top of the window. */
  middle: number;
  /** Where it begins, relative to the end. */
  start: { scale: number; y: number };
  /**
   * The label hangs below the picture's left corner. It keeps to it until it comes to the edge of the window: `end` is how
   * far it moves, in that part of the walk.
   */
  label: { left: number; top: number; width: number; end: Point; part: number };
}

/** Composes a picture of that size in a window of that size. */
export function compose(original: Size, room: Size): Composition {
  const side = Math.max(minSide, room.width * sideRatio);
  const top = room.height * topRatio;
  const neededHeight = room.width < narrowRoom ? labelHeight + lineHeight : labelHeight;
  // A phone on its side has little height: the label needs its own, but not more than a third.
  const bottom = Math.max(room.height * bottomRatio, Math.min(neededHeight, room.height / 3));
  const available = { width: room.width - 2 * side, height: room.height - top - bottom };
  const limit = maxEnlargement / (1 + leastGrowth);
  const fit = Math.min(available.width / original.width, available.height / original.height, limit);
  const first = { width: original.width * fit, height: original.height * fit };
  const isWidthLimited = first.width > available.width - 1;
  const wanted = isWidthLimited ? leastGrowth * (available.height / first.height) : leastGrowth;
  const growth = 1 + clamp(wanted, leastGrowth, mostGrowth);
  const picture = { width: first.width * growth, height: first.height * growth };
  const firstMiddle = top + available.height / 2 + (available.height - first.height) * lowerRatio;
  const middle = room.height / 2;

  const width = Math.min(labelWidth, room.width - 2 * side);
  const left = clamp((room.width - first.width) / 2, side, room.width - side - width);
  const labelTop = firstMiddle + first.height / 2 + labelGap;
  // The way of the picture's corner, and how much of it there is room for.
  const down = middle + picture.height / 2 - (firstMiddle + first.height / 2);
  const outwards = left > side ? (picture.width - first.width) / 2 : 0;
  const part = clamp((room.height - neededHeight - labelTop) / down, 0.01, 1);
  const end = { x: -Math.min(outwards * part, left - side), y: down * part };
  return {
    picture,
    middle,
    start: { scale: 1 / growth, y: firstMiddle - middle },
    label: { left, top: labelTop, width, end, part },
  };
}
