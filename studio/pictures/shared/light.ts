/**
 * A picture in linear light, before it becomes 8-bit: three floats (red, green, blue) a pixel, row 0 at the top.
 * Works add light here without limits; `develop` (develop.ts) turns the sum into a file.
 */
export interface Light {
  width: number;
  height: number;
  data: Float32Array;
}

export type Colour = readonly [number, number, number];

/** An unlit picture, or one filled with a single colour. */
export function createLight(width: number, height: number, [red, green, blue]: Colour = [0, 0, 0]): Light {
  const data = new Float32Array(width * height * 3);
  for (let i = 0; i < data.length; i += 3) {
    data[i] = red;
    data[i + 1] = green;
    data[i + 2] = blue;
  }
  return { width, height, data };
}

/** '#rrggbb' as linear light. */
export function colour(hex: string): Colour {
  const channel = (start: number) => decode(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** sRGB code value (0 to 1) to linear light. */
export function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear light to sRGB code value (0 to 1). */
export function encode(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/** A colour from a list of stops spread evenly over 0 to 1. */
export function ramp(stops: readonly Colour[], position: number): Colour {
  const place = clamp(position, 0, 1) * (stops.length - 1);
  const index = Math.min(Math.floor(place), stops.length - 2);
  return mix(stops[index]!, stops[index + 1]!, place - index);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

export function smoothstep(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low), 0, 1);
  return share * share * (3 - 2 * share);
}

/** Adds light at a point, distributed over the four nearest pixels. */
export function addPoint(light: Light, x: number, y: number, [red, green, blue]: Colour, amount = 1): void {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  if (left < 0 || top < 0 || left >= light.width - 1 || top >= light.height - 1) return;
  const right = x - 0.5 - left;
  const down = y - 0.5 - top;
  const { data, width } = light;
  for (let corner = 0; corner < 4; corner++) {
    const share = (corner & 1 ? right : 1 - right) * (corner & 2 ? down : 1 - down) * amount;
    const index = ((top + (corner >> 1)) * width + left + (corner & 1)) * 3;
    data[index]! += red * share;
    data[index + 1]! += green * share;
    data[index + 2]! += blue * share;
  }
}

/** Adds a fine line of light, about one pixel wide; `amount` is the light per pixel of its length. */
export function addLine(light: Light, x0: number, y0: number, x1: number, y1: number, tint: Colour, amount = 1): void {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const steps = Math.max(1, Math.ceil(length * 1.5));
  for (let step = 0; step < steps; step++) {
    const share = (step + 0.5) / steps;
    addPoint(light, x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, tint, (amount * length) / steps);
  }
}

/** Calls `paint` for each pixel, with the index of its first channel. */
export function eachPixel(
  { width, height }: Pick<Light, 'width' | 'height'>,
  paint: (column: number, row: number, index: number) => void,
): void {
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) paint(column, row, (row * width + column) * 3);
  }
}
