import { shaderWork } from '../shared/shader.ts';

/** Kintsugi: a porcelain head that was broken once, and mended with gold. */
export const work = shaderWork({
  output: 'content/galleries/ai-portraits/portrait-1.jpg',
  source: ['head.glsl', 'portrait-1.glsl'].map((file) => new URL(file, import.meta.url)),
  size: [1280, 1600],
  seed: 5,
  glows: [[20, 0.1, 0.6]],
  development: { exposure: 0.66, vignette: 0.4 },
});
