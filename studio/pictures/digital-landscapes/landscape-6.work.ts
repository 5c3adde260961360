import { shaderWork } from '../shared/shader.ts';

/** A city of light across the water: blocks of lit windows, found by walking a grid, and their reflections. */
export const work = shaderWork({
  output: 'content/galleries/digital-landscapes/landscape-6.jpg',
  source: new URL('landscape-6.glsl', import.meta.url),
  size: [1600, 1067],
  seed: 19,
  glows: [
    [5, 0.25, 0.5],
    [34, 0.22, 0.35],
  ],
  development: { exposure: 1, vignette: 0.5 },
});
