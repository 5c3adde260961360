/**
 * The pages (leaves) of an open book, seen from below: curves from the gutter to both sides. The hero and the footer draw
 * it. Coordinates are thousandths of the box, which stretches to any aspect ratio.
 */
export interface BookShape {
  gutterX: number;
  gutterY: number;
  /** How high the top leaf rises above the gutter. */
  crest: number;
  /** How far the top leaf falls towards the sides of the box. The lowest leaf falls further by `spread`. */
  fall: number;
  spread: number;
  leafCount: number;
}

/** The SVG path of one leaf from the left side through the gutter to the right. Leaf 0 is the top one. */
export function leafPath(shape: BookShape, leaf: number): string {
  const left = side(shape, leaf, shape.gutterX, -1).reverse();
  const right = side(shape, leaf, 1000 - shape.gutterX, 1);
  return `M${write(left[0]!)}${curve(left)}${curve(right)}`;
}

type Point = [x: number, y: number];

const stepCount = 16;

/** One half of a leaf, from the gutter outwards. */
function side(
  { gutterX, gutterY, crest, fall, spread, leafCount }: BookShape,
  leaf: number,
  span: number,
  direction: -1 | 1,
) {
  const depth = leaf / leafCount;
  return Array.from({ length: stepCount + 1 }, (_, step): Point => {
    const out = (step / stepCount) ** 2; // The points are closer together where the curve bends most.
    const rise = crest * (1 - depth * 0.92) * Math.sin(Math.PI * out ** 0.58);
    return [
      round(gutterX + direction * out * span * 1.02),
      round(gutterY + leaf * 1.1 - rise + (fall + depth * spread) * out ** 1.7),
    ];
  });
}

/** A smooth path from the first point to the last. The others are control points: the path passes halfway between them. */
function curve([start, firstPull, ...others]: Point[]): string {
  let [x, y] = start!;
  let [controlX, controlY] = firstPull!;
  let path = `q${write([controlX - x, controlY - y])} `;
  for (const [index, [nextX, nextY]] of others.entries()) {
    const isLast = index === others.length - 1;
    const end: Point = isLast ? [nextX, nextY] : [round((controlX + nextX) / 2), round((controlY + nextY) / 2)];
    // `t` mirrors the last control point, which halves the text. The ends are calculated from the mirrored control point, so
    // that rounding errors do not add up.
    path += `${index === 0 ? '' : 't'}${write([end[0] - x, end[1] - y])}`;
    [x, y] = end;
    [controlX, controlY] = [2 * x - controlX, 2 * y - controlY];
  }
  return path;
}

const round = (value: number) => Math.round(value * 10) / 10;
const write = ([x, y]: Point) => `${round(x)} ${round(y)}`;
