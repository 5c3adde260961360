import { overNight } from '../../film/night.ts';
import { addStar } from '../../film/stars.ts';
import { develop, glow } from '../shared/develop.ts';
import { addLine, type Colour, colour, createLight, type Light, ramp } from '../shared/light.ts';
import { createRandom, gaussian } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { drawSheet, title } from './sheet.ts';

const SIZE = 1600;
const CENTRE = { x: 800, y: 660 };
const SEED = 8;

const COLOURS: Colour[] = [
  colour('#fff3fb'),
  colour('#e58cff'),
  colour('#8b46f2'),
  colour('#5a2bd8'),
  colour('#3a1c8c'),
];

interface Ring {
  petals: number;
  /** Length and half-width in pixels and radians. */
  length: number;
  width: number;
  turn: number;
  strength: number;
}

const RINGS: Ring[] = [
  { petals: 16, length: 615, width: 0.27, turn: 0, strength: 0.5 },
  { petals: 16, length: 545, width: 0.29, turn: 0.5, strength: 0.5 },
  { petals: 16, length: 455, width: 0.31, turn: 0, strength: 0.5 },
  { petals: 16, length: 365, width: 0.34, turn: 0.5, strength: 0.46 },
  { petals: 16, length: 275, width: 0.37, turn: 0, strength: 0.4 },
  { petals: 16, length: 195, width: 0.4, turn: 0.5, strength: 0.34 },
  { petals: 16, length: 120, width: 0.44, turn: 0, strength: 0.3 },
];

/** 'The Mystery of Love': a flower of 112 petals, each of 23 threads of light. */
export const work: Work = {
  output: 'content/albums/jesus-please-help-me/cover.jpg',
  async render(scale) {
    const size = Math.round(SIZE * scale);
    const light = createLight(size, size);
    for (const ring of RINGS) {
      for (let petal = 0; petal < ring.petals; petal++) drawPetal(light, scale, ring, petal);
    }
    drawHeart(light, scale);
    glow(light, 5 * scale, 0.5);
    glow(light, 70 * scale, 0.4);
    const sheet = await drawSheet(SIZE, SIZE, scale, title('The Mystery of Love', SIZE / 2, 1466, 92));
    return develop(overNight(light, colour('#0a0416')), { tone: 'plain', grain: 2 }).composite([{ input: sheet }]);
  },
};

function drawPetal(light: Light, scale: number, ring: Ring, petal: number): void {
  const threads = 23;
  const steps = 90;
  const axis = ((petal + ring.turn) / ring.petals) * 2 * Math.PI - Math.PI / 2;
  for (let thread = 0; thread < threads; thread++) {
    const side = (2 * (thread + 0.5)) / threads - 1;
    let [lastX, lastY] = [0, 0];
    for (let step = 0; step <= steps; step++) {
      const t = step / steps;
      // A petal opens, bends a little and closes in a point.
      const open = Math.sin(Math.PI * t ** 0.8) ** 0.9 * (1 - 0.25 * t);
      const angle = axis + side * ring.width * open + 0.05 * Math.sin(Math.PI * t) * side ** 3;
      const far = ring.length * t * (1 - 0.05 * side * side);
      const x = (CENTRE.x + far * Math.cos(angle)) * scale;
      const y = (CENTRE.y + far * Math.sin(angle)) * scale;
      const vein = 0.3 + 0.9 * Math.abs(side) ** 4 + (thread === (threads - 1) / 2 ? 0.8 : 0);
      const strength = ring.strength * vein * (0.12 + 0.88 * t ** 1.3);
      if (step > 0) addLine(light, lastX, lastY, x, y, ramp(COLOURS, 0.12 + (far / 640) * 0.88), strength);
      [lastX, lastY] = [x, y];
    }
  }
}

/** The heart of the flower: a white light and a cloud of pollen. */
function drawHeart(light: Light, scale: number): void {
  const random = createRandom(SEED);
  const [x, y] = [CENTRE.x * scale, CENTRE.y * scale];
  addStar(light, x, y, 15 * scale, COLOURS[0]!, 5);
  addStar(light, x, y, 48 * scale, COLOURS[1]!, 0.8);
  addStar(light, x, y, 180 * scale, COLOURS[2]!, 0.3);
  for (let i = 0; i < 260; i++) {
    const angle = random() * 2 * Math.PI;
    const far = (330 + gaussian(random) * 190) * scale;
    const rank = random();
    addStar(
      light,
      x + far * Math.cos(angle),
      y + far * Math.sin(angle),
      (1 + 1.6 * rank ** 3) * scale,
      COLOURS[1]!,
      0.1 + 1.2 * rank ** 4,
    );
  }
}
