import { develop, glow } from '../shared/develop.ts';
import { renderShader } from '../shared/shader.ts';
import type { Work } from '../shared/work.ts';

/** Woven noise: a damask in satin weave, thread by thread; a slow noise decides which thread lies above. */
export const work: Work = {
  output: 'content/galleries/abstract-generations/abstract-7.jpg',
  quality: 78,
  async render(scale) {
    const light = await renderShader({
      source: new URL('abstract-7.glsl', import.meta.url),
      width: Math.round(1600 * scale),
      height: Math.round(1400 * scale),
      seed: 21,
    });
    glow(light, 12 * scale, 0.08, 0.5);
    return develop(light, { exposure: 1, vignette: 0.6 });
  },
};
