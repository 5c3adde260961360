import { develop, glow } from '../shared/develop.ts';
import { renderShader } from '../shared/shader.ts';
import type { Work } from '../shared/work.ts';

/** Leaded glass: cells that shrink towards the light behind the window. */
export const work: Work = {
  output: 'content/galleries/abstract-generations/abstract-8.jpg',
  async render(scale) {
    const light = await renderShader({
      source: new URL('abstract-8.glsl', import.meta.url),
      width: Math.round(1600 * scale),
      height: Math.round(1400 * scale),
      seed: 8,
    });
    glow(light, 24 * scale, 0.16, 0.5);
    return develop(light, { exposure: 1, vignette: 0.6 });
  },
};
