import type { Sharp } from 'sharp';
import { glow } from '../shared/develop.ts';
import type { Colour } from '../shared/light.ts';
import { hang, unlit } from './head.ts';
import { hangLamp } from './lamp.ts';

/** One lamp on a dark wall; its light ends in the colour of the gallery. */
export async function gallery(scale: number, accent: Colour): Promise<Sharp> {
  const light = unlit(scale);
  hangLamp(light, {
    x: 1430,
    y: 116,
    half: 78,
    opening: 0.68,
    fall: 118,
    strength: 0.8,
    breath: accent,
    breathStrength: 0.55,
  });
  glow(light, 40 * scale, 0.06);
  return hang(light);
}
