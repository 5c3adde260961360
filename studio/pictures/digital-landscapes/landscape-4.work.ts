import { develop, glow } from '../shared/develop.ts';
import { renderShader } from '../shared/shader.ts';
import type { Work } from '../shared/work.ts';

/** An ocean under stars: waves to the horizon, the galaxy above, and a path of moonlight. */
export const work: Work = {
  output: 'content/galleries/digital-landscapes/landscape-4.jpg',
  async render(scale) {
    const light = await renderShader({
      source: new URL('landscape-4.glsl', import.meta.url),
      width: Math.round(1600 * scale),
      height: Math.round(1067 * scale),
      seed: 14,
    });
    glow(light, 16 * scale, 0.2, 0.4);
    return develop(light, { exposure: 1, vignette: 0.5 });
  },
};
