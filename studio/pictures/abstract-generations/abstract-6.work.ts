import { develop, glow } from '../shared/develop.ts';
import { renderShader } from '../shared/shader.ts';
import type { Work } from '../shared/work.ts';

/** A gyroid, the surface that parts space into two equal mazes, cut to a ball, with a lamp at its heart. */
export const work: Work = {
  output: 'content/galleries/abstract-generations/abstract-6.jpg',
  async render(scale) {
    const light = await renderShader({
      source: new URL('abstract-6.glsl', import.meta.url),
      width: Math.round(1600 * scale),
      height: Math.round(1400 * scale),
      seed: 6,
      samples: 3,
    });
    glow(light, 22 * scale, 0.2, 0.5);
    return develop(light, { exposure: 1, vignette: 0.6 });
  },
};
