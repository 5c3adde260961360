import { develop } from '../shared/develop.ts';
import { rasterise } from '../shared/drawing.ts';
import { blurField, createField, type Field, sampleField, signedDistance } from '../shared/field.ts';
import { type Colour, clamp, colour, createLight, eachPixel, type Light, mix, smoothstep } from '../shared/light.ts';
import { createNoise } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { elder } from './profiles.ts';

const [WIDTH, HEIGHT] = [1280, 1600];
const pose = { x: 768, y: 392, zoom: 6.6 };
const noise = createNoise(52);

/** A sheet of paper: the distance of a point from its edge, its colour, and its height, in pixels of the finished size. */
interface Sheet {
  inside(x: number, y: number): number;
  tint: Colour;
  level: number;
}

/** Paper relief: an old man in profile, built from some thirty sheets of cut paper under one lamp. */
export const work: Work = {
  output: 'content/galleries/ai-portraits/portrait-2.jpg',
  async render(scale) {
    const width = Math.round(WIDTH * scale);
    const height = Math.round(HEIGHT * scale);
    const light = createLight(width, height);
    const relief = createField(width, height);
    for (const sheet of await cutSheets()) lay(light, relief, sheet, scale);
    shine(light, relief, scale);
    return develop(light, { tone: 'plain', vignette: 0.2 });
  },
};

/** The sheets, from the back to the front. */
async function cutSheets(): Promise<Sheet[]> {
  const view = `0 0 ${WIDTH} ${HEIGHT}`;
  const distance = async (shapes: string) => {
    const placed = `<g transform="translate(${pose.x} ${pose.y}) scale(${pose.zoom})">${shapes}</g>`;
    // A slight blur: the distance to a mask of whole pixels has small steps.
    const field = blurField(signedDistance(await rasterise(placed, WIDTH, HEIGHT, view)), 1.2);
    return (x: number, y: number) => sampleField(field, x, y);
  };
  const filled = (path: string) => `<path d="${path}" fill="#fff"/>`;
  const stroke = (path: string, thick: number) =>
    `<path d="${path}" fill="none" stroke="#fff" stroke-linecap="round" stroke-width="${thick}"/>`;
  const skin = await distance(filled(elder.skin));
  const hair = await distance(filled(elder.hair[0]!));
  const beard = await distance(filled(elder.hair[1]!));
  const garment = await distance(
    `<clipPath id="c"><path d="${elder.skin}"/></clipPath><path clip-path="url(#c)" fill="#fff"
      d="M-116 132 C-92 140 -76 150 -58 156 C-40 161 -24 158 -6 140 L80 140 L80 300 L-200 300 L-200 132 Z"/>`,
  );
  const ear = await distance(filled(`${elder.lines.ear} Z`));
  const { brow, lid, eye, nostril } = elder.lines;
  const eyebrow = await distance(`${stroke(brow, 2.6)}${stroke('M-3 39.6 C-9 36.8 -14 37.6 -20 41.4', 1.6)}`);
  const marks = await distance(`${stroke(lid, 1.2)}${stroke(eye, 0.7)}${stroke(nostril, 0.9)}
    ${stroke('M-22 47 C-24 48 -26 50 -27 52.6', 0.6)}${stroke('M-21.6 50 C-24 51.4 -25 53 -25.6 55.4', 0.6)}
    ${stroke('M-6 28 C-12 26.4 -18 27 -24 29', 0.6)}${stroke('M-5 33.4 C-11 31.6 -17 32 -22 34', 0.6)}
    ${stroke('M-9 60 C-12 62 -16 62 -19.4 60.4', 0.6)}`);

  const circle = (radius: number) => (x: number, y: number) => radius - Math.hypot(x - 640, y - 700);
  const sheets: Sheet[] = [{ inside: () => 99, tint: colour('#e9dcc3'), level: 0 }];
  // A low sun, sunk into the ground sheet by sheet.
  for (let i = 0; i < 5; i++) {
    sheets.push({
      inside: circle(520 - i * 34),
      tint: mix(colour('#e3c08a'), colour('#cf5a2c'), i / 4),
      level: 3 + 3 * i,
    });
  }
  sheets.push({ inside: skin, tint: colour('#96603f'), level: 27 });
  // From behind the ear to under the chin; the beard hides this cut.
  const aboveJaw = (x: number, y: number) =>
    ((x - pose.x + 50 * pose.zoom) * 38 - (y - pose.y - 74 * pose.zoom) * 30) / Math.hypot(38, 30);
  // Each further sheet of the face is cut a little smaller, and shaped by hand rather than by rule.
  for (let i = 1; i <= 5; i++) {
    const sway = (x: number, y: number) => (noise.octaves(x / 150 + i * 0.35, y / 150, 2) - 0.5) * 34 * (i / 4);
    const inset = i * 15 + i * i * 1.5;
    sheets.push({
      inside: (x, y) => Math.min(skin(x, y) - inset + sway(x, y), aboveJaw(x, y)),
      tint: mix(colour('#a56c47'), colour('#d6a57a'), i / 5),
      level: 27 + 5 * i,
    });
  }
  sheets.push({ inside: marks, tint: colour('#4c2a1e'), level: 53 });
  for (let i = 0; i < 6; i++) {
    const folds = (x: number, y: number) =>
      26 * Math.sin(x / 95 + y / 210 + i * 0.9) + (noise.at(x / 130, y / 160 + i) - 0.5) * 60;
    sheets.push({
      inside: (x, y) => garment(x, y) - i * 42 + (i === 0 ? 0 : folds(x, y)),
      tint: mix(colour('#16283c'), colour('#3d6077'), i / 5),
      level: 36 + 8 * i,
    });
  }
  sheets.push({ inside: ear, tint: colour('#b57b54'), level: 60 });
  sheets.push({ inside: (x, y) => ear(x, y) - 9, tint: colour('#8d5638'), level: 50 });
  const locks = (
    distanceTo: (x: number, y: number) => number,
    from: { x: number; y: number },
    count: number,
    bend: number,
  ) => {
    for (let i = 0; i < count; i++) {
      const strand = (x: number, y: number) => {
        const angle = Math.atan2(y - from.y, x - from.x);
        const far = Math.hypot(x - from.x, y - from.y);
        const wave = angle * 13 + bend * Math.sin(far / 75 + i) + i * 1.7 + noise.at(x / 60, y / 60) * 1.6;
        return 15 * Math.sin(wave) + 7 * Math.sin(2.3 * wave + i);
      };
      sheets.push({
        inside: (x, y) => distanceTo(x, y) - i * 19 + (i === 0 ? 0.35 : 1) * strand(x, y),
        tint: mix(colour('#b9a98d'), colour('#fbf5e6'), i / (count - 1)),
        level: 44 + 7 * i,
      });
    }
  };
  locks(hair, { x: pose.x - 6 * pose.zoom, y: pose.y - 16 * pose.zoom }, 6, 1.1);
  locks(beard, { x: pose.x - 46 * pose.zoom, y: pose.y + 36 * pose.zoom }, 7, 0.8);
  sheets.push({ inside: eyebrow, tint: colour('#f6eedb'), level: 60 });
  return sheets;
}

/** Puts a sheet on the pile. */
function lay(light: Light, relief: Field, { inside, tint, level }: Sheet, scale: number): void {
  const { width, data } = light;
  eachPixel(light, (x, y) => {
    const cover = clamp(inside((x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5) * scale + 0.5, 0, 1);
    if (cover === 0) return;
    const i = y * width + x;
    // A sheet lies flat: the sheets under it do not show through.
    relief.data[i] = relief.data[i]! * (1 - cover) + level * scale * cover;
    for (let c = 0; c < 3; c++) data[i * 3 + c] = data[i * 3 + c]! * (1 - cover) + tint[c]! * cover;
  });
}

/** Light from the upper right, where the man looks: soft shadows, bright cut edges, the paper's tooth. */
function shine(light: Light, relief: Field, scale: number): void {
  const { width, data } = light;
  const around = blurField(relief, 16 * scale);
  const smooth = blurField(relief, 1.1 * scale);
  const tooth = createNoise(4);
  eachPixel(light, (x, y) => {
    const i = y * width + x;
    const level = relief.data[i]!;
    let open = 1;
    for (let step = 1; step <= 40; step++) {
      const away = step * 2.2 * scale;
      const over = sampleField(relief, x + away * 0.62, y - away * 0.78) - level - away * 0.36;
      // The farther the edge, the softer its shadow.
      if (over > 0) open = Math.min(open, 1 - smoothstep(0, (3 + step * 0.32) * scale, over));
    }
    const slope = sampleField(smooth, x - 1, y + 1) - sampleField(smooth, x + 1, y - 1);
    const edge = clamp(slope * 0.045, -0.12, 0.22);
    const closed = clamp((around.data[i]! - level) / (34 * scale), 0, 0.6);
    const [px, py] = [x / scale, y / scale];
    const fibre = tooth.octaves(px / 3.2, py / 2.4, 3) - 0.5 + 0.6 * (tooth.octaves(px / 26, py / 9, 3) - 0.5);
    const lamp = 1.12 - 0.42 * Math.hypot(px / WIDTH - 0.75, (py / HEIGHT - 0.15) * 0.9);
    const amount = (0.34 + 0.66 * open) * (1 - closed) * (1 + edge + 0.085 * fibre) * lamp;
    // Shade on paper is a little warm: light comes back from the other sheets.
    for (let c = 0; c < 3; c++)
      data[i * 3 + c] = data[i * 3 + c]! * amount * (open < 1 && c === 2 ? 0.94 + 0.06 * open : 1);
  });
}
