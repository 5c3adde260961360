/** Scalar fields: one float a pixel, row 0 at the top. Masks, heights, distances. */
export interface Field {
  width: number;
  height: number;
  data: Float32Array;
}

export function createField(width: number, height: number, value?: (x: number, y: number) => number): Field {
  const data = new Float32Array(width * height);
  if (value) for (let i = 0; i < data.length; i++) data[i] = value(i % width, Math.floor(i / width));
  return { width, height, data };
}

/** A near-Gaussian blur: three box blurs. `radius` is about the standard deviation in pixels. */
export function blurField(field: Field, radius: number): Field {
  const data = Float32Array.from(field.data);
  const scratch = new Float32Array(data.length);
  const reach = Math.max(1, Math.round((Math.sqrt(4 * radius * radius + 1) - 1) / 2));
  for (let pass = 0; pass < 3; pass++) {
    blurLines(data, scratch, field.height, field.width, field.width, 1, reach);
    blurLines(scratch, data, field.width, field.height, 1, field.width, reach);
  }
  return { width: field.width, height: field.height, data };
}

/** One box blur along lines that start `stride` apart and whose samples lie `step` apart; edges repeat. */
function blurLines(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  stride: number,
  step: number,
  reach: number,
): void {
  const share = 1 / (2 * reach + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    const at = (i: number) => from[start + Math.min(Math.max(i, 0), length - 1) * step]!;
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += at(i);
    for (let i = 0; i < length; i++) {
      to[start + i * step] = sum * share;
      sum += at(i + reach + 1) - at(i - reach);
    }
  }
}

/** A value between the pixels, by bilinear interpolation; edges repeat. */
export function sampleField(field: Field, x: number, y: number): number {
  const { width, height, data } = field;
  const px = Math.min(Math.max(x, 0), width - 1.001);
  const py = Math.min(Math.max(y, 0), height - 1.001);
  const left = Math.floor(px);
  const top = Math.floor(py);
  const u = px - left;
  const v = py - top;
  const i = top * width + left;
  const upper = data[i]! * (1 - u) + data[i + 1]! * u;
  const lower = data[i + width]! * (1 - u) + data[i + width + 1]! * u;
  return upper * (1 - v) + lower * v;
}

/** Distance in pixels to the edge of a mask (0.5 is the edge): positive inside, negative outside. */
export function signedDistance(mask: Field): Field {
  const inside = distanceTo(mask, (value) => value < 0.5);
  const outside = distanceTo(mask, (value) => value >= 0.5);
  return { ...mask, data: inside.map((distance, i) => distance - outside[i]!) };
}

/** Exact Euclidean distance to the nearest pixel that satisfies `isTarget` (Felzenszwalb and Huttenlocher 2012). */
function distanceTo(field: Field, isTarget: (value: number) => boolean): Float32Array {
  const { width, height } = field;
  const far = 1e12;
  const squared = Float64Array.from(field.data, (value) => (isTarget(value) ? 0 : far));
  const line = new Float64Array(Math.max(width, height));
  for (let x = 0; x < width; x++) transformLine(squared, x, width, height, line);
  for (let y = 0; y < height; y++) transformLine(squared, y * width, 1, width, line);
  return Float32Array.from(squared, Math.sqrt);
}

/** The lower envelope of parabolas along one line, in place. */
function transformLine(values: Float64Array, start: number, step: number, length: number, line: Float64Array): void {
  const places = new Int32Array(length);
  const bounds = new Float64Array(length + 1);
  for (let i = 0; i < length; i++) line[i] = values[start + i * step]!;
  const crossing = (a: number, b: number) => (line[a]! + a * a - line[b]! - b * b) / (2 * a - 2 * b);
  let last = 0;
  bounds[0] = Number.NEGATIVE_INFINITY;
  bounds[1] = Number.POSITIVE_INFINITY;
  for (let i = 1; i < length; i++) {
    let meet = crossing(i, places[last]!);
    while (meet <= bounds[last]!) meet = crossing(i, places[--last]!);
    places[++last] = i;
    bounds[last] = meet;
    bounds[last + 1] = Number.POSITIVE_INFINITY;
  }
  for (let i = 0, k = 0; i < length; i++) {
    while (bounds[k + 1]! < i) k++;
    values[start + i * step] = (i - places[k]!) ** 2 + line[places[k]!]!;
  }
}
