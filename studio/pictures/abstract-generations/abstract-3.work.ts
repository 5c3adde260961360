import { develop, glow } from '../shared/develop.ts';
import { addLine, type Colour, colour, createLight, ramp } from '../shared/light.ts';
import { createNoise, createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

const strands = 26_000;
const stops: Colour[] = [colour('#14235c'), colour('#2b49a8'), colour('#b56a2a'), colour('#ffd28a'), colour('#fff3dc')];

/** Flow field: twenty-six thousand hairs of light combed by the curl of a noise. */
export const work: Work = {
  output: 'content/galleries/abstract-generations/abstract-3.jpg',
  quality: 84,
  async render(scale) {
    const width = Math.round(1600 * scale);
    const height = Math.round(1400 * scale);
    const light = createLight(width, height, colour('#03050c'));
    const random = createRandom(31);
    const hills = createNoise(12);
    const tones = createNoise(5);
    // The height whose contour lines the hairs follow: they never cross, and bundle where it is steep.
    const rise = (x: number, y: number) =>
      hills.octaves(x * 1.3 + 0.6 * hills.at(y * 1.1, x * 0.8), y * 1.5, 2) + 0.42 * y - 0.2 * x;
    for (let strand = 0; strand < strands; strand++) {
      let x = random() * 2.5 - 0.1;
      let y = random() * 2.2 - 0.1;
      const place = rise(x, y);
      // Neighbouring hairs share a tone, with a few bright strays.
      const tone = tones.octaves(place * 16 + 3, 0.35 * x, 3) * 1.5 - 0.34 + (random() < 0.05 ? 0.28 : 0);
      const tint = ramp(stops, tone);
      const steps = 60 + Math.floor(random() * 240);
      const strength = (0.03 + 0.13 * random() ** 3) * (0.35 + Math.max(0, tone));
      const unit = width / 2.286;
      for (let step = 0; step < steps; step++) {
        const e = 0.004;
        const dx = rise(x, y + e) - rise(x, y - e);
        const dy = rise(x - e, y) - rise(x + e, y);
        const length = Math.hypot(dx, dy) + 1e-9;
        const nextX = x + (dx / length) * 0.005;
        const nextY = y + (dy / length) * 0.005;
        const fade = Math.sin((Math.PI * (step + 0.5)) / steps);
        addLine(light, x * unit, y * unit, nextX * unit, nextY * unit, tint, strength * fade * scale);
        [x, y] = [nextX, nextY];
      }
    }
    glow(light, 10 * scale, 0.25, 0.15);
    glow(light, 60 * scale, 0.18);
    return develop(light, { exposure: 1.5, vignette: 0.8 });
  },
};
