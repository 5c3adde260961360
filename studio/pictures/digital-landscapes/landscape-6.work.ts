import { develop, glow } from '../shared/develop.ts';
import { renderShader } from '../shared/shader.ts';
import type { Work } from '../shared/work.ts';

/** A city of light across the water: blocks of lit windows, found by walking a grid, and their reflections. */
export const work: Work = {
  output: 'content/galleries/digital-landscapes/landscape-6.jpg',
  async render(scale) {
    const light = await renderShader({
      source: new URL('landscape-6.glsl', import.meta.url),
      width: Math.round(1600 * scale),
      height: Math.round(1067 * scale),
      seed: 19,
    });
    glow(light, 5 * scale, 0.25, 0.5);
    glow(light, 34 * scale, 0.22, 0.35);
    return develop(light, { exposure: 1, vignette: 0.5 });
  },
};
