import { develop, glow } from '../shared/develop.ts';
import { rasterise } from '../shared/drawing.ts';
import { createField, type Field, sampleField } from '../shared/field.ts';
import { colour, createLight, eachPixel, type Light, mix, smoothstep } from '../shared/light.ts';
import { createNoise, createRandom, type Random } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

/** The drawing's own units; the sun stands behind the trees. */
const [WIDTH, HEIGHT] = [1600, 1067];
const sun = { x: 1010, y: 330 };
const layers = 9;

/** A forest in fog: nine rows of firs, each paler with distance, and a low sun that draws shafts between them. */
export const work: Work = {
  output: 'content/galleries/digital-landscapes/landscape-3.jpg',
  async render(scale) {
    const width = Math.round(WIDTH * scale);
    const height = Math.round(HEIGHT * scale);
    const random = createRandom(37);
    const light = drawAir(width, height, scale);
    const open = createField(width, height, () => 1);
    for (let layer = 0; layer < layers; layer++) {
      const mask = await rasterise(drawRow(layer, random), width, height, `0 0 ${WIDTH} ${HEIGHT}`);
      addRow(light, mask, layer, scale);
      // Far rows are too thin in the fog to hold the sun back.
      const weight = 0.25 + (0.75 * layer) / layers;
      mask.data.forEach((cover, i) => {
        open.data[i] = open.data[i]! * (1 - weight * cover);
      });
    }
    addShafts(light, open, scale);
    glow(light, 40 * scale, 0.12, 0.2);
    return develop(light, { exposure: 0.95, vignette: 0.7 });
  },
};

/** Fog before any tree: bright round the sun, blue-green away from it. */
function drawAir(width: number, height: number, scale: number): Light {
  const light = createLight(width, height);
  eachPixel(light, (x, y, index) => {
    const air = airAt(x / scale, y / scale);
    const disc = smoothstep(31, 28, Math.hypot(x / scale - sun.x, y / scale - sun.y));
    for (let c = 0; c < 3; c++) light.data[index + c] = air[c]! + disc * [1.6, 1.35, 0.95][c]!;
  });
  return light;
}

function airAt(x: number, y: number) {
  const away = Math.hypot((x - sun.x) * 0.8, y - sun.y) / HEIGHT;
  const cold = mix(colour('#2f4f57'), colour('#16262e'), smoothstep(0, 1, y / HEIGHT));
  const warm = mix(colour('#f1dcae'), colour('#8fa08c'), smoothstep(0, 0.34, away));
  return mix(cold, warm, 0.95 * Math.exp(-2.6 * away * away * 2.2));
}

/** One row of firs on its hill, as SVG paths; nearer rows are taller, fewer and lower in the picture. */
function drawRow(layer: number, random: Random): string {
  const near = layer / (layers - 1);
  const noise = createNoise(100 + layer);
  const ground = (x: number) => 520 + 470 * near ** 1.25 + (noise.octaves(x / 420, layer, 3) - 0.5) * (130 + 90 * near);
  const tall = 85 + 560 * near ** 1.7;
  const gap = tall * (0.13 + 0.2 * near);
  let shapes = '';
  for (let x = -gap; x < WIDTH + gap; x += gap * (0.45 + 0.9 * random())) {
    const size = tall * (0.55 + 0.7 * random());
    // The middle stays open towards the sun: the nearest row stands at the sides.
    const clearing = near > 0.7 && Math.abs(x - sun.x + 60) < 330 * near ? 0.42 : 1;
    shapes += drawFir(x, ground(x) + 12, size * clearing, random, near);
  }
  let hill = `M-20 ${HEIGHT + 20}`;
  for (let x = -20; x <= WIDTH + 20; x += 10) hill += `L${x} ${ground(x).toFixed(1)}`;
  return `<g fill="#fff" stroke="#fff">${shapes}<path d="${hill}L${WIDTH + 20} ${HEIGHT + 20}Z"/></g>`;
}

/** A fir: a tapering trunk and branches that droop, longer towards the ground, with ragged needles. */
function drawFir(x: number, foot: number, size: number, random: Random, near: number): string {
  const lean = (random() - 0.5) * 0.03 * size;
  const spread = 0.15 + 0.05 * random();
  const tiers = Math.round(26 + 44 * near + 10 * random());
  const trunk = `M${x + lean} ${foot - size}L${x + size * 0.012} ${foot}L${x - size * 0.012} ${foot}Z`;
  let path = '';
  for (let tier = 0; tier < tiers; tier++) {
    const down = (tier + 0.6 * random()) / tiers;
    const y = foot - size * (1 - 0.93 * down);
    const middle = x + lean * (1 - down);
    for (const side of [-1, 1]) {
      if (random() < 0.08) continue;
      const reach = size * spread * (0.05 + 0.95 * down ** 0.9) * (0.5 + 0.6 * random());
      const drop = reach * (0.2 + 0.38 * random());
      const thick = size * (0.0075 + 0.006 * random());
      path += `M${middle.toFixed(1)} ${(y - thick).toFixed(1)}`;
      // The lower edge is ragged with twigs.
      const twigs = 4 + Math.round(9 * near);
      path += `Q${(middle + side * reach * 0.55).toFixed(1)} ${(y + drop * 0.25).toFixed(1)} ${(middle + side * reach).toFixed(1)} ${(y + drop).toFixed(1)}`;
      for (let twig = twigs; twig > 0; twig--) {
        const share = twig / (twigs + 1);
        const hang = thick * (0.9 + 1.2 * random());
        path += `L${(middle + side * reach * (share + 0.05)).toFixed(1)} ${(y + drop * share * share + hang * 1.3).toFixed(1)}`;
        path += `L${(middle + side * reach * (share - 0.03)).toFixed(1)} ${(y + drop * share * share + hang * 0.3).toFixed(1)}`;
      }
      path += `L${middle.toFixed(1)} ${(y + thick).toFixed(1)}Z`;
    }
  }
  // A path of its own: branches with the opposite winding would cut holes into it.
  return `<path d="${trunk}"/><path stroke-width="0.4" d="${path}"/>`;
}

/** Draws a row over the picture so far: dark firs that disappear in fog towards their feet. */
function addRow(light: Light, mask: Field, layer: number, scale: number): void {
  const near = layer / (layers - 1);
  const bark = mix(colour('#1c3a3a'), colour('#050c0e'), near);
  const wisps = createNoise(layer + 7);
  const { width, data } = light;
  eachPixel(light, (x, y, index) => {
    const px = x / scale;
    const py = y / scale;
    const air = airAt(px, py);
    const wisp = wisps.octaves(px / 260 + 0.4 * wisps.at(py / 90, px / 300), py / 85, 4);
    const low = smoothstep(330 + 420 * near, 720 + 420 * near, py);
    const fog = Math.min(1, (1 - near) ** 0.8 * 0.86 + low * 0.75 * wisp * (1 - 0.75 * near) + 0.1 * wisp * (1 - near));
    const row = mix(bark, air, fog);
    const cover = mask.data[y * width + x]!;
    // A little fog is in front of every row.
    const breath = low * smoothstep(0.42, 0.75, wisp) * 0.4 * (1 - near);
    for (let c = 0; c < 3; c++) {
      const seen = data[index + c]! * (1 - cover) + row[c]! * cover;
      data[index + c] = seen * (1 - breath) + air[c]! * breath;
    }
  });
}

/** Shafts of light: each point sums the gaps on its way to the sun. */
function addShafts(light: Light, open: Field, scale: number): void {
  const { data } = light;
  const random = createRandom(3);
  const steps = 70;
  eachPixel(light, (x, y, index) => {
    const dx = sun.x * scale - x;
    const dy = sun.y * scale - y;
    const start = random();
    let sum = 0;
    for (let step = 0; step < steps; step++) {
      const share = (step + start) / steps;
      sum += sampleField(open, x + dx * share, y + dy * share) * share;
    }
    const away = Math.hypot(dx, dy) / (HEIGHT * scale);
    const shaft = Math.max(0, (2 * sum) / steps - 0.25) ** 1.6 * 0.7 * Math.exp(-1.9 * away);
    for (let c = 0; c < 3; c++) data[index + c]! += shaft * [0.9, 0.77, 0.53][c]!;
  });
}
