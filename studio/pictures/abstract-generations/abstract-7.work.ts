import { shaderWork } from '../shared/shader.ts';

/** Woven noise: a damask in satin weave, thread by thread; a slow noise decides which thread lies above. */
export const work = shaderWork({
  output: 'content/galleries/abstract-generations/abstract-7.jpg',
  quality: 78,
  source: new URL('abstract-7.glsl', import.meta.url),
  size: [1600, 1400],
  seed: 21,
  glows: [[12, 0.08, 0.5]],
  development: { exposure: 1, vignette: 0.6 },
});
