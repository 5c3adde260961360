import { develop, glow } from '../shared/develop.ts';
import { createField, sampleField } from '../shared/field.ts';
import { addPoint, type Colour, colour, createLight } from '../shared/light.ts';
import { createRandom } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';

/** Water bends blue more than red: three floors at slightly different depths draw the coloured fringes. */
const floors: { tint: Colour; depth: number }[] = [
  { tint: [0.2, 0, 0], depth: 0.965 },
  { tint: [0, 0.62, 0.08], depth: 1 },
  { tint: [0.03, 0.08, 0.85], depth: 1.04 },
];
/** Rays per pixel and side. */
const rays = 5;

/** Caustics: the light of a low sun falls through moving water and gathers on the floor of a pool. */
export const work: Work = {
  output: 'content/galleries/abstract-generations/abstract-5.jpg',
  async render(scale) {
    const width = Math.round(1600 * scale);
    const height = Math.round(1400 * scale);
    // Water reaches beyond the frame, so that the borders are as full as the middle.
    const margin = Math.round(width * 0.18);
    const slope = createWaves();
    const unit = width / 2.3;
    const slopes = {
      x: createField(width + 2 * margin, height + 2 * margin),
      y: createField(width + 2 * margin, height + 2 * margin),
    };
    slopes.x.data.forEach((_, i) => {
      const x = (i % slopes.x.width) - margin - width / 2;
      const y = Math.floor(i / slopes.x.width) - margin - height / 2;
      [slopes.x.data[i], slopes.y.data[i]] = slope(x / unit, y / unit);
    });

    const light = createLight(width, height, colour('#01070b'));
    const random = createRandom(17);
    for (let row = 0; row < slopes.x.height * rays; row++) {
      for (let column = 0; column < slopes.x.width * rays; column++) {
        const x = (column + random()) / rays;
        const y = (row + random()) / rays;
        const slopeX = sampleField(slopes.x, x, y) * unit;
        const slopeY = sampleField(slopes.y, x, y) * unit;
        for (const { tint, depth } of floors) {
          const px = x - margin - slopeX * depth;
          const py = y - margin - slopeY * depth;
          // The lamp stands above the upper left.
          const away = (px / width - 0.36) ** 2 + (py / height - 0.3) ** 2;
          addPoint(light, px, py, tint, 0.62 / (rays * rays) / (0.3 + 2.6 * away));
        }
      }
    }
    glow(light, 9 * scale, 0.25, 0.8);
    glow(light, 70 * scale, 0.1);
    return develop(light, { exposure: 0.42, vignette: 0.6 });
  },
};

/** The slope of a sum of waves: long swells, and shorter waves that the swells displace. */
function createWaves(): (x: number, y: number) => [number, number] {
  const random = createRandom(23);
  const parts = Array.from({ length: 34 }, (_, i) => {
    const length = 0.95 * 0.9 ** i + 0.05;
    const heading = random() * 2 * Math.PI;
    const rate = (2 * Math.PI) / length;
    const pull = 0.034 * length ** 0.72;
    return { x: Math.cos(heading), y: Math.sin(heading), rate, phase: random() * 2 * Math.PI, pull };
  });
  return (x, y) => {
    let [slopeX, slopeY] = [0, 0];
    for (const part of parts) {
      const way = part.x * (x + 0.4 * slopeX) + part.y * (y + 0.4 * slopeY);
      const slope = Math.cos(part.rate * way + part.phase) * part.pull;
      slopeX += slope * part.x;
      slopeY += slope * part.y;
    }
    return [slopeX, slopeY];
  };
}
