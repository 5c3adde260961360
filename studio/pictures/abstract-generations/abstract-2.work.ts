import { develop, glow } from '../shared/develop.ts';
import { addPoint, type Colour, clamp, colour, createLight, type Light, mix } from '../shared/light.ts';
import { createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

/** Clifford's map, with four numbers chosen by eye. */
const [A, B, C, D] = [-1.759, -1.132, -1.179, -1.179];
const points = 60_000_000;
const deep = colour('#0c9a70');
const pale = colour('#f6e6c4');

/** Strange attractor: one point jumps sixty million times. Places where it lands often are bright. */
export const work: Work = {
  output: 'content/galleries/abstract-generations/abstract-2.jpg',
  async render(scale) {
    const density = gather(Math.round(1600 * scale), Math.round(1400 * scale), points * scale * scale);
    const light = expose(density, scale);
    glow(light, 40 * scale, 0.16);
    return develop(light, { exposure: 1.1, vignette: 0.25 });
  },
};

/** Red holds the colour's share, blue counts the visits. */
function gather(width: number, height: number, count: number): Light {
  const density = createLight(width, height);
  const random = createRandom(2);
  let [x, y] = [0.1, 0.1];
  const zoom = width / 5.5;
  // Rotated a little, so that the fan rises from the lower left.
  const [cos, sin] = [Math.cos(-0.22), Math.sin(-0.22)];
  for (let i = 0; i < count; i++) {
    const nextX = Math.sin(A * y) + C * Math.cos(A * x);
    const nextY = Math.sin(B * x) + D * Math.cos(B * y);
    const jump = Math.hypot(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
    const px = width * 0.55 + (x * cos - y * sin) * zoom + random() - 0.5;
    const py = height * 0.575 + (x * sin + y * cos) * zoom + random() - 0.5;
    const tint: Colour = [clamp(jump / 3, 0, 1), 0, 1];
    addPoint(density, px, py, tint);
  }
  return density;
}

/** Converts visits to light on a logarithmic scale: the faintest veils stay visible beside the brightest edge. */
function expose(density: Light, scale: number): Light {
  const { width, height, data } = density;
  const light = createLight(width, height, colour('#030807'));
  const mean = points / (1600 * 1400);
  for (let i = 0; i < data.length; i += 3) {
    const visits = data[i + 2]!;
    if (visits === 0) continue;
    const level = Math.log1p(visits / (mean * 1.2)) / Math.log1p(40);
    const tint = mix(deep, pale, clamp((data[i]! / visits) * 0.5 + level * level * 0.75 - 0.22, 0, 1));
    const amount = level ** 1.9 * 1.6;
    for (let c = 0; c < 3; c++) light.data[i + c]! += tint[c]! * amount;
  }
  glow(light, 6 * scale, 0.12, 0.5);
  return light;
}
