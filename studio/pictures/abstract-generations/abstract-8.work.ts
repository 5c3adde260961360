import { shaderWork } from '../shared/shader.ts';

/** Leaded glass: cells that shrink towards the light behind the window. */
export const work = shaderWork({
  output: 'content/galleries/abstract-generations/abstract-8.jpg',
  source: new URL('abstract-8.glsl', import.meta.url),
  size: [1600, 1400],
  seed: 8,
  glows: [[24, 0.16, 0.5]],
  development: { exposure: 1, vignette: 0.6 },
});
