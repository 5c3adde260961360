import { clamp } from '../lib/numbers.ts';

/* The composition of a picture in the room: the visitor slowly walks towards it. Pure. All lengths in px. */

/** The duration of the walk. Then the visitor stands still. */
export const walkSeconds = 40;
/** The growth of a picture during the walk: more if there is space above and below it, as for a wide one on a phone. */
const leastGrowth = 0.34;
const mostGrowth = 0.9;
/** Such a picture hangs lower, by this ratio of the space. */
const lowerRatio = 0.08;
/** Maximum upscaling before blur becomes visible. */
const maxEnlargement = 1.5;

/** The space above and below a picture, as ratios of the window's height. The label needs the space below. */
const topRatio = 0.08;
const bottomRatio = 0.215;
/** The space on both sides, as a ratio of the window's width. */
const sideRatio = 0.06;
const minSide = 20;
const labelGap = 20;
const labelWidth = 480;
/** The height of the label: its title and two lines, with some space below them. */
const labelHeight = 132;
/** A narrower window needs a third line. */
const narrowRoom = 360;
const lineHeight = 24;

interface Size {
  width: number;
  height: number;
}

/** Composes a picture of size `original` in a window of size `room`. */
export function compose(original: Size, room: Size) {
  const side = Math.max(minSide, room.width * sideRatio);
  const top = room.height * topRatio;
  const neededHeight = room.width < narrowRoom ? labelHeight + lineHeight : labelHeight;
  // In landscape, a phone has little height: the label may take at most a third.
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
  const labelStart = clamp((room.width - first.width) / 2, side, room.width - side - width);
  const labelTop = firstMiddle + first.height / 2 + labelGap;
  // The movement of the picture's lower corner, and the part of the walk for which the window has space.
  const down = middle + picture.height / 2 - (firstMiddle + first.height / 2);
  const outwards = labelStart > side ? (picture.width - first.width) / 2 : 0;
  const part = clamp((room.height - neededHeight - labelTop) / down, 0.01, 1);
  const end = { x: -Math.min(outwards * part, labelStart - side), y: down * part };
  return {
    /** The size at the end of the walk. Drawn at this size, the picture stays sharp. */
    picture,
    /** The vertical center at the end of the walk, from the top of the window. */
    middle,
    /** The picture at the start, relative to the end. */
    start: { scale: 1 / growth, y: firstMiddle - middle },
    /** Below the picture's corner, at the side where reading starts. It moves by `end` during this part of the walk, until it reaches the edge. */
    label: { start: labelStart, top: labelTop, width, end, part },
  };
}
