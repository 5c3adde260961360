import { shaderWork } from '../shared/shader.ts';

/** A gyroid, the surface that parts space into two equal mazes, cut to a ball, with a lamp at its heart. */
export const work = shaderWork({
  output: 'content/galleries/abstract-generations/abstract-6.jpg',
  source: new URL('abstract-6.glsl', import.meta.url),
  size: [1600, 1400],
  seed: 6,
  samples: 3,
  glows: [[22, 0.2, 0.5]],
  development: { exposure: 1, vignette: 0.6 },
});
