import { develop, glow } from '../shared/develop.ts';
import { renderShader } from '../shared/shader.ts';
import type { Work } from '../shared/work.ts';

/** Dunes in the last sun: sharp crests, ripples of the wind, long shadows. */
export const work: Work = {
  output: 'content/galleries/digital-landscapes/landscape-2.jpg',
  async render(scale) {
    const light = await renderShader({
      source: new URL('landscape-2.glsl', import.meta.url),
      width: Math.round(1600 * scale),
      height: Math.round(1067 * scale),
      seed: 11,
    });
    glow(light, 26 * scale, 0.12, 0.4);
    return develop(light, { exposure: 0.62, vignette: 0.5 });
  },
};
