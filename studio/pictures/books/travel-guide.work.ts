import { overNight } from '../../film/night.ts';
import { addStar } from '../../film/stars.ts';
import { drawSheet } from '../covers/sheet.ts';
import { develop, glow } from '../shared/develop.ts';
import { type Colour, colour, createLight, eachPixel, type Light, mix, ramp, smoothstep } from '../shared/light.ts';
import { createNoise } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

const WIDTH = 1200;
const HEIGHT = 1830;
const SEED = 18;
const STEP = 0.022;

const LAND: Colour[] = ['#05201f', '#0a3f38', '#0f6b58', '#12b886', '#8fe9cb'].map(colour);
const LINE = colour('#c9f5e2');

/** The way, from the valley at the foot to the star at the head. */
const WAY = 'M300 1420C420 1350 560 1400 640 1300S470 1130 560 1030 850 1010 880 880 640 770 640 640 740 520 700 430';
const HALTS = [
  [300, 1420],
  [640, 1300],
  [560, 1030],
  [880, 880],
  [640, 640],
] as const;

/** The travel guide: a map with contour lines, and a way across it. */
export const work: Work = {
  output: 'content/pictures/travel-guide.jpg',
  async render(scale) {
    const light = drawLand(scale);
    addStar(light, 700 * scale, 420 * scale, 60 * scale, colour('#e4c27c'), 0.26);
    addStar(light, 700 * scale, 420 * scale, 170 * scale, colour('#e4c27c'), 0.045);
    glow(light, 3 * scale, 0.15);
    const picture = develop(overNight(light, colour('#031312')), { tone: 'plain', grain: 2 });
    const sheet = await drawSheet(WIDTH, HEIGHT, scale, way());
    return picture.composite([{ input: sheet }]);
  },
};

function drawLand(scale: number): Light {
  const light = createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
  const noise = createNoise(SEED);
  const height = (x: number, y: number) => {
    const warp = 130 * (noise.octaves(x / 420 + 9, y / 420, 2) - 0.5);
    const hills = noise.octaves((x + warp) / 470, (y + warp) / 470 + 3, 4);
    const peak = 0.34 * Math.exp(-(((x - 380) / 260) ** 2) - ((y - 760) / 240) ** 2);
    const second = 0.26 * Math.exp(-(((x - 930) / 230) ** 2) - ((y - 1240) / 260) ** 2);
    return hills * 0.9 + peak + second;
  };
  eachPixel(light, (column, row, index) => {
    const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
    const here = height(x, y);
    const slopeX = (height(x + 1, y) - height(x - 1, y)) / 2;
    const slopeY = (height(x, y + 1) - height(x, y - 1)) / 2;
    const slope = Math.hypot(slopeX, slopeY) + 1e-6;
    // Light from above left, as on printed maps; it fades out where the title and the author stand.
    const shade = Math.min(1, Math.max(0, 0.5 + (slopeX + slopeY) * 190));
    const frame =
      smoothstep(180, 620, y) * smoothstep(1650, 1280, y) * smoothstep(-150, 300, x) * smoothstep(1350, 900, x);
    const level = here / STEP;
    const away = (Math.abs(level - Math.round(level)) * STEP) / slope;
    const heavy = Math.round(level) % 5 === 0;
    const line = smoothstep(heavy ? 1.9 : 1.25, 0.2, away) * (heavy ? 0.85 : 0.4);
    const base = ramp(LAND, (here - 0.25) * 1.05);
    const tint = mix(base, LINE, line * 0.55);
    const lit = (0.06 + 0.95 * shade ** 1.4 + 0.35 * line) * (0.05 + 0.95 * frame);
    for (let c = 0; c < 3; c++) light.data[index + c] = tint[c]! * lit;
  });
  return light;
}

/** The dotted way, its halts, and the star it leads to. */
function way(): string {
  const halts = HALTS.map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="15" fill="#06201d" stroke="#f3dfa6" stroke-width="5"/>`,
  );
  const star = 'M0-92C7-20 20-7 92 0 20 7 7 20 0 92-7 20-20 7-92 0-20-7-7-20 0-92Z';
  return `<g fill="none" stroke-linecap="round">
      <path d="${WAY}" stroke="#03110f" stroke-opacity=".4" stroke-width="18"/>
      <path d="${WAY}" stroke="#f3dfa6" stroke-width="8" stroke-dasharray="1 25"/></g>
    ${halts.join('')}<path d="${star}" transform="translate(700 400) scale(.72)" fill="#f3dfa6"/>`;
}
