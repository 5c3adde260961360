import { type Colour, colour, type Light, smoothstep } from '../pictures/shared/light.ts';
import { createRandom } from '../pictures/shared/random.ts';

const TINTS: Colour[] = [colour('#f3ead9'), colour('#9dbbff'), colour('#cdb2ff'), colour('#8fe9cb')];

/** Adds a few stars, mostly faint. `allowed` returns the share of brightness at a point of the frame, 0 to 1. */
export function addStars(light: Light, count: number, seed: number, allowed: (x: number, y: number) => number): void {
  const random = createRandom(seed);
  const size = Math.sqrt(light.width * light.height) / 1440;
  for (let i = 0; i < count; i++) {
    const [x, y, rank, tint] = [random(), random(), random(), random()];
    const radius = size * (0.55 + 0.75 * rank ** 6);
    const brightness = (0.12 + 1.1 * rank ** 5) * allowed(x, y);
    const colour = TINTS[tint < 0.7 ? 0 : Math.ceil((tint - 0.7) * 10)]!;
    addStar(light, x * light.width, y * light.height, radius, colour, brightness);
  }
}

export const addWideStars = (light: Light): void => addStars(light, 150, 40, wideSky);

export const addNarrowStars = (light: Light): void => addStars(light, 110, 41, narrowSky);

/** The brightness of stars in the wide sky: none at the edges, faint behind the title. */
function wideSky(x: number, y: number): number {
  const edge = smoothstep(0, 0.06, x) * smoothstep(1, 0.94, x) * smoothstep(0, 0.08, y) * smoothstep(0.82, 0.7, y);
  return edge * (0.35 + 0.65 * smoothstep(0.3, 0.6, x));
}

/** The same for the upright sky, where the text is at the top. */
function narrowSky(x: number, y: number): number {
  const edge = smoothstep(0, 0.1, x) * smoothstep(1, 0.9, x) * smoothstep(0, 0.05, y) * smoothstep(0.86, 0.78, y);
  return edge * (0.35 + 0.65 * smoothstep(0.35, 0.55, y));
}

/** A round star with a soft edge. */
export function addStar(light: Light, x: number, y: number, radius: number, tint: Colour, brightness: number): void {
  const reach = Math.ceil(radius * 4);
  const { width, height, data } = light;
  for (let row = Math.max(0, Math.floor(y) - reach); row < Math.min(height, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x) - reach); column < Math.min(width, x + reach); column++) {
      const squared = ((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2) / radius ** 2;
      const value = brightness * Math.exp(-squared);
      for (let c = 0; c < 3; c++) data[(row * width + column) * 3 + c]! += value * tint[c]!;
    }
  }
}

/** Lamps and suns: several stars at one point. `scale` applies to the radii. */
export function addStarsAt(
  light: Light,
  { x, y }: { x: number; y: number },
  scale: number,
  tint: Colour,
  ...stars: [radius: number, brightness: number][]
): void {
  for (const [radius, brightness] of stars) addStar(light, x, y, radius * scale, tint, brightness);
}
