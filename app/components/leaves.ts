/**
 * The shape of an open book's pages (leaves), seen from below: curves that spread from the gutter to both sides. The
 * hero and the footer draw it. Coordinates are thousandths of the box, which stretches to any aspect ratio.
 */
export interface LeafShape {
  gutterX: number;
  gutterY: number;
  /** How high the top leaf rises above the gutter. */
  crest: number;
  /** How far the top leaf falls towards the sides of the box; `spread` is what the lowest leaf adds to that. */
  fall: number;
  spread: number;
  leafCount: number;
}

/** The SVG path of one leaf from the left side through the gutter to the right. Leaf 0 is the top one. */
export function leafPath(shape: LeafShape, leaf: number): string {
  const left = side(shape, leaf, shape.gutterX, -1).reverse();
  const right = side(shape, leaf, 1000 - shape.gutterX, 1);
  return `M${write(left[0]!)}${curve(left)}${curve(right)}`;
}

type Point = [x: number, y: number];

const stepCount = 16;

/** One half of a leaf, from the gutter outwards. */
function side(
  { gutterX, gutterY, crest, fall, spread, leafCount }: LeafShape,
  leaf: number,
  span: number,
  direction: -1 | 1,
) {
  const depth = leaf / leafCount;
  return Array.from({ length: stepCount + 1 }, (_, step): Point => {
    const out = (step / stepCount) ** 2; // The points are closer together where the curve bends most.
    const rise = crest * (1 - depth * 0.92) * Math.sin(Math.PI * out ** 0.58);
    return [
      gutterX + direction * out * span * 1.02,
      gutterY + leaf * 1.1 - rise + (fall + depth * spread) * out ** 1.7,
    ];
  });
}

/** A smooth path: each point but the last is the control point of a curve that ends half-way to the next point. */
function curve(points: Point[]): string {
  const bends = points.slice(1, -1).map((point, index) => {
    const [nextX, nextY] = points[index + 2]!;
    const end: Point = index === points.length - 3 ? [nextX, nextY] : [(point[0] + nextX) / 2, (point[1] + nextY) / 2];
    return `Q${write(point)} ${write(end)}`;
  });
  return bends.join('');
}

const write = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
