import { overNight } from '../../film/night.ts';
import { addStars } from '../../film/stars.ts';
import { develop, glow } from '../shared/develop.ts';
import { rasterise } from '../shared/drawing.ts';
import { blurField, type Field, sampleField } from '../shared/field.ts';
import { addLine, type Colour, colour, createLight, type Light, ramp, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

const WIDTH = 1600;
const HEIGHT = 1200;
const SEED = 43;
const STRANDS = 2600;

/** A head in profile, drawn by hand in a square of about a thousand. */
const HEAD = `<path fill="#fff" d="M566 1300 C548 1010 540 930 560 868 C566 842 590 826 622 822 C664 818 692 806 700 778
  C705 758 698 744 693 730 C690 718 702 712 714 704 C723 697 722 689 711 684 C708 680 712 676 718 671
  C728 664 730 654 722 645 C716 637 711 629 714 618 C726 614 748 611 756 598 C761 588 754 576 744 558
  C727 526 714 494 706 462 C702 446 703 436 706 420 C711 396 706 366 697 334 C676 246 596 168 466 160
  C322 152 216 248 210 384 C206 470 236 548 268 606 C292 652 300 712 290 766 C276 838 226 880 150 912
  C60 950 -20 1000 -60 1300 Z"/>`;
/** The drawing's window in that square. */
const WINDOW = { left: -560, top: 10, size: 1.0 };

const HAIR: Colour[] = [
  colour('#fff0c8'),
  colour('#ffb65e'),
  colour('#e2557f'),
  colour('#8b46f2'),
  colour('#2f6bff'),
  colour('#12b886'),
];

/** The portraits' cover: a profile in the dark; its hair is light in the wind. */
export const work: Work = {
  output: 'content/pictures/gallery-portraits.jpg',
  async render(scale) {
    const light = createLight(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
    const view = `${WINDOW.left} ${WINDOW.top} ${WIDTH} ${HEIGHT}`;
    const mask = await rasterise(HEAD, light.width, light.height, view);
    addStars(light, 200, SEED, (x, y) => 0.6 * (1 - sampleField(mask, x * mask.width, y * mask.height)));
    paintHead(light, scale, mask);
    paintHair(light, scale);
    glow(light, 4 * scale, 0.3);
    glow(light, 50 * scale, 0.16);
    return develop(overNight(light, colour('#060713')), { tone: 'plain', grain: 2 });
  },
};

/** A dark body, edged with warm light in front and violet behind. Blurred slopes keep the edge light soft. */
function paintHead(light: Light, scale: number, mask: Field): void {
  const { width, height, data } = light;
  const warm = colour('#ffd9a0');
  const cool = colour('#6a3df0');
  for (const [radius, share] of [
    [9, 1],
    [34, 1.5],
  ] as const) {
    const soft = blurField(mask, radius * scale);
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        const cover = mask.data[at]!;
        if (cover === 0) continue;
        const unit = radius * scale * share;
        const slopeX = (soft.data[at - 1]! - soft.data[at + 1]!) * unit;
        const slopeY = (soft.data[at - width]! - soft.data[at + width]!) * unit;
        const front = Math.max(0, slopeX * 0.94 - slopeY * 0.34);
        const back = Math.max(0, -slopeX * 0.8 - slopeY * 0.5);
        const low = smoothstep(HEIGHT, 800, y / scale) * cover * bare(x / scale + WINDOW.left, y / scale + WINDOW.top);
        for (let c = 0; c < 3; c++) {
          data[at * 3 + c]! += (warm[c]! * front ** 1.7 * 0.85 + cool[c]! * back ** 1.6 * 0.3) * low;
        }
      }
    }
  }
}

/** Nothing of the head shows through the hair: 1 on the face's side of the hairline, 0 behind it. */
function bare(x: number, y: number): number {
  return smoothstep(-70, 40, (x - 668) * 0.745 + (y - 262) * 0.667);
}

type Point = readonly [x: number, y: number];

/** The topmost and the lowest strand: four points of a curve. */
const TOP: Point[] = [
  [668, 262],
  [560, 30],
  [120, -40],
  [-640, 330],
];
const LOW: Point[] = [
  [330, 640],
  [190, 650],
  [-60, 780],
  [-600, 700],
];

function paintHair(light: Light, scale: number): void {
  const random = createRandom(SEED + 1);
  const noise = createNoise(SEED + 2);
  for (let strand = 0; strand < STRANDS; strand++) {
    const u = random();
    const lock = noise.octaves(u * 13, 4, 2);
    const bright = (0.05 + 0.55 * random() ** 4) * (0.35 + 1.3 * lock ** 2);
    const end = 0.5 + 0.5 * random() ** 0.6;
    const stray = (random() - 0.5) * 26;
    let last: Point | undefined;
    for (let step = 0; step <= 150; step++) {
      const t = (step / 150) * end;
      const point = strandAt(u, t, stray, noise);
      if (last) {
        const fade = smoothstep(0, 0.22, t) * smoothstep(end, end * 0.35, t);
        const tint = ramp(HAIR, 0.05 + 0.75 * t + 0.3 * (u - 0.4));
        const [x0, y0] = onSheet(last, scale);
        const [x1, y1] = onSheet(point, scale);
        addLine(light, x0, y0, x1, y1, tint, bright * fade);
      }
      last = point;
    }
  }
}

const onSheet = ([x, y]: Point, scale: number): Point => [(x - WINDOW.left) * scale, (y - WINDOW.top) * scale];

/** A point on a strand. `u` selects the strand, from the brow (0) to the nape (1); `t` is the position along it. */
function strandAt(u: number, t: number, stray: number, noise: ReturnType<typeof createNoise>): Point {
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  let [x, y] = [0, 0];
  weights.forEach((weight, i) => {
    x += weight * (TOP[i]![0] + (LOW[i]![0] - TOP[i]![0]) * u);
    y += weight * (TOP[i]![1] + (LOW[i]![1] - TOP[i]![1]) * u);
  });
  // The hairline bows forward over the temple, and the locks wave more towards their ends.
  const temple = Math.sin(Math.PI * u) * (1 - t) ** 3;
  const wave = (noise.octaves(u * 7 + 20, t * 3.2, 3) - 0.5) * 320 * t ** 1.2;
  const curl = 20 * Math.sin(9 * t + 14 * u) * t;
  return [x + 70 * temple + wave * 0.2, y + 26 * temple + wave + curl + stray * (0.25 + t)];
}
