import { shaderWork } from '../shared/shader.ts';

/** An ocean under stars: waves to the horizon, the galaxy above, and a path of moonlight. */
export const work = shaderWork({
  output: 'content/galleries/digital-landscapes/landscape-4.jpg',
  source: new URL('landscape-4.glsl', import.meta.url),
  size: [1600, 1067],
  seed: 14,
  glows: [[16, 0.2, 0.4]],
  development: { exposure: 1, vignette: 0.5 },
});
