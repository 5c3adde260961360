import { develop, glow } from '../shared/develop.ts';
import { addLine, type Colour, colour, createLight, ramp } from '../shared/light.ts';
import type { Work } from '../shared/work.ts';

const stops: Colour[] = [colour('#3a1fb8'), colour('#8a3be0'), colour('#e86aa8'), colour('#ffe0cf')];
const threads = 420;
const steps = 2600;

/** Harmonograph: four slow pendulums draw a closed curve 420 times, a little out of step, until it is a veil. */
export const work: Work = {
  output: 'content/galleries/abstract-generations/abstract-9.jpg',
  async render(scale) {
    const width = Math.round(1600 * scale);
    const height = Math.round(1400 * scale);
    const light = createLight(width, height, colour('#05030b'));
    const reach = height * 0.43;
    const at = (turn: number, lag: number): [number, number, number] => {
      const a = turn * 2 * Math.PI;
      const x = 0.72 * Math.sin(2 * a + lag * 1.1) + 0.42 * Math.sin(3 * a + 1.3 - lag * 1.5);
      const y = 0.66 * Math.sin(3 * a + 0.6 + lag * 0.6) + 0.4 * Math.cos(2 * a + 0.4 - lag);
      return [width / 2 + x * reach * 1.12, height / 2 + y * reach, Math.sin(a + 2 * lag)];
    };
    for (let thread = 0; thread < threads; thread++) {
      const share = thread / (threads - 1);
      const lag = (share - 0.5) * 1.15;
      // Every thirtieth thread is a bright string, and the veil's two hems are bright.
      const hem = Math.abs(share - 0.5) > 0.4985 ? 4 : thread % 30 === 0 ? 1.6 : 0.55;
      for (let step = 0; step < steps; step++) {
        const [x0, y0, depth] = at(step / steps, lag);
        const [x1, y1] = at((step + 1) / steps, lag);
        const tint = ramp(stops, 0.42 + 0.34 * depth + 0.3 * (share - 0.5));
        // A thread is one pixel wide at any size: the smaller the picture, the less light each may add.
        const strength = (0.12 * hem * (0.55 + 0.45 * depth) + 0.014) * scale;
        addLine(light, x0, y0, x1, y1, tint, strength);
      }
    }
    glow(light, 8 * scale, 0.2, 0.3);
    glow(light, 80 * scale, 0.2);
    return develop(light, { exposure: 1.1, vignette: 0.4 });
  },
};
