import { shaderWork } from '../shared/shader.ts';

/** Dunes in the last sun: sharp crests, ripples of the wind, long shadows. */
export const work = shaderWork({
  output: 'content/galleries/digital-landscapes/landscape-2.jpg',
  source: new URL('landscape-2.glsl', import.meta.url),
  size: [1600, 1067],
  seed: 11,
  glows: [[26, 0.12, 0.4]],
  development: { exposure: 0.62, vignette: 0.5 },
});
