import { develop, glow } from '../shared/develop.ts';
import { renderShader } from '../shared/shader.ts';
import type { Work } from '../shared/work.ts';

/** A slot canyon: walls carved by water, lit from the strip of sky above. */
export const work: Work = {
  output: 'content/galleries/digital-landscapes/landscape-5.jpg',
  async render(scale) {
    const light = await renderShader({
      source: new URL('landscape-5.glsl', import.meta.url),
      width: Math.round(1600 * scale),
      height: Math.round(1067 * scale),
      seed: 5,
    });
    glow(light, 30 * scale, 0.15, 0.4);
    return develop(light, { exposure: 1.3, vignette: 0.5 });
  },
};
