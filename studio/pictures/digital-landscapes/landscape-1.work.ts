import { develop, glow } from '../shared/develop.ts';
import { renderShader } from '../shared/shader.ts';
import type { Work } from '../shared/work.ts';

/** A fjord at dusk: ray-marched mountains, still water that mirrors them, the last light behind the peaks. */
export const work: Work = {
  output: 'content/galleries/digital-landscapes/landscape-1.jpg',
  async render(scale) {
    const light = await renderShader({
      source: new URL('landscape-1.glsl', import.meta.url),
      width: Math.round(1600 * scale),
      height: Math.round(1067 * scale),
      seed: 3,
    });
    glow(light, 26 * scale, 0.12, 0.4);
    return develop(light, { exposure: 0.8, vignette: 0.5 });
  },
};
