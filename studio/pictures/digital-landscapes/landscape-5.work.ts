import { shaderWork } from '../shared/shader.ts';

/** A slot canyon: walls carved by water, lit from the strip of sky above. */
export const work = shaderWork({
  output: 'content/galleries/digital-landscapes/landscape-5.jpg',
  source: new URL('landscape-5.glsl', import.meta.url),
  size: [1600, 1067],
  seed: 5,
  glows: [[30, 0.15, 0.4]],
  development: { exposure: 1.3, vignette: 0.5 },
});
