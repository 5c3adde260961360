import { develop, glow } from '../shared/develop.ts';
import { renderShader } from '../shared/shader.ts';
import type { Work } from '../shared/work.ts';

/** Kintsugi: a porcelain head that was broken once, and mended with gold. */
export const work: Work = {
  output: 'content/galleries/ai-portraits/portrait-1.jpg',
  async render(scale) {
    const light = await renderShader({
      source: ['head.glsl', 'portrait-1.glsl'].map((file) => new URL(file, import.meta.url)),
      width: Math.round(1280 * scale),
      height: Math.round(1600 * scale),
      seed: 5,
    });
    glow(light, 20 * scale, 0.1, 0.6);
    return develop(light, { exposure: 0.66, vignette: 0.4 });
  },
};
