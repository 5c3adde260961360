import { shaderWork } from '../shared/shader.ts';

/** Lacquer: noise that bends noise, polished, under one lamp, with gold that follows its contours. */
export const work = shaderWork({
  output: 'content/galleries/abstract-generations/abstract-1.jpg',
  source: new URL('abstract-1.glsl', import.meta.url),
  size: [1600, 1400],
  seed: 7,
  glows: [[14, 0.12, 0.6]],
  development: { exposure: 0.95, vignette: 0.7 },
});
