import { develop, glow } from '../shared/develop.ts';
import { renderShader } from '../shared/shader.ts';
import type { Work } from '../shared/work.ts';

/** Lacquer: noise that bends noise, polished, under one lamp, with gold that follows its contours. */
export const work: Work = {
  output: 'content/galleries/abstract-generations/abstract-1.jpg',
  async render(scale) {
    const light = await renderShader({
      source: new URL('abstract-1.glsl', import.meta.url),
      width: Math.round(1600 * scale),
      height: Math.round(1400 * scale),
      seed: 7,
    });
    glow(light, 14 * scale, 0.12, 0.6);
    return develop(light, { exposure: 0.95, vignette: 0.7 });
  },
};
