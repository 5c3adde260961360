import { type Colour, colour, eachPixel, type Light, ramp, smoothstep } from '../shared/light.ts';
import { createNoise } from '../shared/random.ts';

interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** The earth's shadow is about two and a half times as wide as the moon. At this distance, the eclipse has not begun. */
const UMBRA = 2.5;
export const FULL = 4;

/** Engraved lines across one radius. */
const LINES = 26;

const FACE: Colour = colour('#e6ecff');
const HALO: Colour = colour('#2f6bff');
/** The shadow: copper at its edge, almost black further in. */
const SHADOW: Colour[] = [colour('#b44a26'), colour('#7a2213'), colour('#380e0b')];

/** A moon with seas, craters' rays and a blue halo; `eclipse` is the distance of the shadow's middle, in radii. */
export function drawMoon(light: Light, scale: number, disc: Disc, eclipse: number, seed: number): void {
  const { data } = light;
  const noise = createNoise(seed + 70);
  eachPixel(light, (column, row, at) => {
    const u = ((column + 0.5) / scale - disc.x) / disc.radius;
    const v = ((row + 0.5) / scale - disc.y) / disc.radius;
    const far = Math.hypot(u, v);
    const edge = smoothstep(1 + 1 / disc.radius, 1 - 1 / disc.radius, far);
    const seas = smoothstep(0.42, 0.66, noise.octaves(u * 1.7 + 3.1, v * 1.7 + 1.2, 5));
    const grain = noise.octaves(u * 9, v * 9, 4);
    const tone = 1 - 0.62 * seas + 0.3 * (grain - 0.5);
    // Engraved: lines that swell where the moon is bright, a little bowed, so that it looks round.
    const bow = v + 0.045 * u * u * (v > 0 ? 1 : -1) * Math.abs(v);
    const wave = 0.5 + 0.5 * Math.cos(2 * Math.PI * bow * LINES);
    const relief = smoothstep(1.02 - tone, 1.3 - tone, wave + 0.12);
    const inside = UMBRA - Math.hypot(u - eclipse * 0.8, v + eclipse * 0.6);
    const umbra = smoothstep(-0.14, 0.1, inside);
    const copper = ramp(SHADOW, inside / 1.1);
    const limb = Math.sqrt(Math.max(0, 1 - far * far)) ** 0.35;
    const outside = Math.max(0, far - 1);
    const air = (0.2 * Math.exp(-outside * 7) + 0.1 * Math.exp(-outside * 1.7)) * (1 - edge);
    for (let c = 0; c < 3; c++) {
      const lit = (FACE[c]! * relief * 1.5 + HALO[c]! * 0.16) * limb;
      const dark = copper[c]! * (0.22 + 1.3 * relief) * limb;
      const index = at + c;
      const kept = data[index]! * (1 - edge);
      data[index] = kept + edge * (lit + (dark - lit) * umbra) + HALO[c]! * air;
    }
  });
}
