import { shaderWork } from '../shared/shader.ts';

/** A fjord at dusk: ray-marched mountains, still water that mirrors them, the last light behind the peaks. */
export const work = shaderWork({
  output: 'content/galleries/digital-landscapes/landscape-1.jpg',
  source: new URL('landscape-1.glsl', import.meta.url),
  size: [1600, 1067],
  seed: 3,
  glows: [[26, 0.12, 0.4]],
  development: { exposure: 0.8, vignette: 0.5 },
});
