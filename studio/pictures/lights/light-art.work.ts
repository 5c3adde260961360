import { glow } from '../shared/develop.ts';
import { colour } from '../shared/light.ts';
import type { Work } from '../shared/work.ts';
import { hang, unlit } from './head.ts';
import { hangFrame, hangLamp } from './lamp.ts';

const EMBER = colour('#a8491c');
const LAMPS = [
  { x: 1100, half: 46, strength: 0.9 },
  { x: 1392, half: 40, strength: 0.42 },
  { x: 1668, half: 36, strength: 0.34 },
];

/** Art: a dark wall and three picture lamps, above three frames whose upper edges are visible. */
export const work: Work = {
  output: 'content/pictures/light-art.jpg',
  quality: 92,
  async render(scale) {
    const light = unlit(scale);
    for (const { x, half, strength } of LAMPS) {
      const breath = { breath: EMBER, breathStrength: 0.2 * strength };
      hangLamp(light, { x, y: 108, half, opening: 0.6, fall: 84, strength, ...breath });
      hangFrame(light, x, 146, half * 2, 0.1 + strength * 0.4);
    }
    glow(light, 40 * scale, 0.06);
    return hang(light);
  },
};
