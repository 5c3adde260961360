import { overNight } from '../../film/night.ts';
import { develop, glow } from '../shared/develop.ts';
import { addPoint, type Colour, colour, createLight, ramp } from '../shared/light.ts';
import { createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

const SEED = 52;
const WIDTH = 1200;
const HEIGHT = 1050;
const CENTRE = { x: 600, y: 560 };
const WAVES = 7;
const COLOURS: Colour[] = [colour('#2b1a9c'), colour('#7a3df0'), colour('#c77dff'), colour('#ffd9f2')];

/** 'Text-to-Image Generation': sunlight through rippled water, where seven waves cross. */
export const work: Work = {
  output: 'content/pictures/about-2.jpg',
  async render(scale) {
    const light = createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
    const random = createRandom(SEED);
    const photons = Math.round(18_000_000 * scale * scale);
    const strength = 0.58;
    for (let i = 0; i < photons; i++) {
      const x = random() * WIDTH * 1.1 - 0.05 * WIDTH;
      const y = random() * HEIGHT * 1.1 - 0.05 * HEIGHT;
      const far = Math.hypot(x - CENTRE.x, y - CENTRE.y);
      const [slopeX, slopeY] = slope(x - CENTRE.x, y - CENTRE.y);
      // Colours bend unequally, so bright lines get a fine fringe.
      const bend = 1 + 0.05 * random();
      const amount = strength * Math.exp(-((far / 520) ** 2));
      const tint = ramp(COLOURS, Math.max(0, 0.95 - far / 620) - (bend - 1) * 3);
      addPoint(light, (x + slopeX * bend) * scale, (y + slopeY * bend) * scale, tint, amount / 13);
    }
    glow(light, 4 * scale, 0.3);
    glow(light, 50 * scale, 0.25);
    return develop(overNight(light, colour('#07051a')), { tone: 'plain', grain: 2 });
  },
};

/** The refraction by the water: the slope of seven crossing waves, which form a rose that never repeats. */
function slope(x: number, y: number): [number, number] {
  const wave = 2 * Math.PI * 0.0125;
  let [sumX, sumY] = [0, 0];
  for (let i = 0; i < WAVES; i++) {
    const angle = (i * Math.PI) / WAVES + 0.22;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const push = -Math.sin(wave * (x * cos + y * sin));
    sumX += push * cos;
    sumY += push * sin;
  }
  return [sumX * 7.5, sumY * 7.5];
}
