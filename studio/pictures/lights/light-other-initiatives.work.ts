import { glow } from '../shared/develop.ts';
import { type Colour, type Light, mix, ramp, smoothstep } from '../shared/light.ts';
import type { Work } from '../shared/work.ts';
import { BLUE, EMERALD, hang, IVORY, PALE_EMERALD, PALE_PURPLE, PURPLE, thread, unlit } from './head.ts';

const LOOPS = 8;
const START = 850;
const ADVANCE = 119;
const LINE = 318;
const SLANT = 0.3;
/** Height of a loop for its width. */
const TALL = 1.35;
/** The number of parallel strands in the stroke of the lamp. */
const STRANDS = 5;

const COLOURS: Colour[] = [BLUE, EMERALD, EMERALD, BLUE, PURPLE, PURPLE];

/** AI labs: a lamp moved through the dark like a pen that is tried out, in eight loops. */
export const work: Work = {
  output: 'content/pictures/light-other-initiatives.jpg',
  quality: 92,
  async render(scale) {
    const light = unlit(scale);
    for (let strand = 0; strand < STRANDS; strand++) draw(light, (strand - (STRANDS - 1) / 2) * 0.6);
    glow(light, 3 * scale, 0.5);
    glow(light, 16 * scale, 0.5);
    glow(light, 64 * scale, 0.5);
    return hang(light);
  },
};

function draw(light: Light, offset: number): void {
  // In pieces, because a thread has one colour.
  const pieces = LOOPS * 12;
  for (let piece = 0; piece < pieces; piece++) {
    const at = (t: number) => (piece + t) / pieces;
    const hue = ramp(COLOURS, at(0.5));
    const pale = mix(mix(PALE_EMERALD, PALE_PURPLE, at(0.5)), IVORY, 0.3);
    const point = (t: number) => pen(at(t), offset);
    thread(light, { steps: 60, at: point, tint: hue, amount: (t) => (3.2 / STRANDS) * slowness(at(t)) * ends(at(t)) });
    thread(light, {
      steps: 60,
      at: point,
      tint: pale,
      amount: (t) => (1.5 / STRANDS) * slowness(at(t)) ** 3 * ends(at(t)),
    });
  }
}

/** The position of the pen, from 0 to 1: a trochoid whose loops differ in size. */
function pen(t: number, offset: number): readonly [number, number] {
  const angle = t * LOOPS * 2 * Math.PI;
  const radius = 46 + 10 * Math.sin(t * 21 + 3.6) + 12 * Math.sin(t * 7 - 1.5) + offset;
  const height = TALL * radius * (1 - Math.cos(angle));
  const x = START + t * LOOPS * ADVANCE + 1.05 * radius * Math.sin(angle) + SLANT * height;
  return [x, LINE + 9 * Math.sin(t * 9) - height + offset];
}

/** A slow hand leaves more light: at the top of a loop it turns. */
const slowness = (t: number) => 0.4 + 0.6 * Math.sin(t * LOOPS * Math.PI) ** 2;

const ends = (t: number) => smoothstep(0, 0.12, t) * smoothstep(1, 0.97, t);
