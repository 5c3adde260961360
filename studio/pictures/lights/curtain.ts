import type { Sharp } from 'sharp';
import { aurora, type Ribbon } from '../../film/aurora.ts';
import { type Colour, clamp, type Light, smoothstep } from '../shared/light.ts';
import { HEIGHT, hang, WIDTH } from './head.ts';

/** A ribbon of a curtain. It needs fewer values than a ribbon of the book. */
export interface Fold {
  colours: Colour[];
  strength: number;
  seed: number;
  sway: number;
  turns: number;
  phase: number;
  drift?: number;
  climb?: number;
  reach?: number;
}

/** The wave at the foot of a curtain: its height and length in units, and its phase. */
export interface Sway {
  height: number;
  length: number;
  phase: number;
}

/** The hero's aurora, seen from elsewhere: it enters from beyond the right edge and hangs above the lede. */
export async function curtain(scale: number, x: number, y: number, sway: Sway, folds: Fold[]): Promise<Sharp> {
  const ribbons: Ribbon[] = folds.map((fold) => ({ drift: -0.85, climb: 0.15, reach: 0.6, ...fold }));
  const mask = (u: number, v: number) => 0.35 + 0.65 * smoothstep(0.6, 0.2, v) * smoothstep(0.4, 0.5, u);
  const scene = { gutterX: x / WIDTH, gutterY: y / HEIGHT, ribbons, mask };
  return hang(lift(aurora(scene, Math.round(WIDTH * scale), Math.round(HEIGHT * scale), 0), sway));
}

/** Moves each column up or down, so that the rays stay upright. */
function lift({ width, height, data }: Light, sway: Sway): Light {
  const moved = new Float32Array(data.length);
  const scale = width / WIDTH;
  for (let x = 0; x < width; x++) {
    const shift = sway.height * Math.sin((2 * Math.PI * x) / scale / sway.length + sway.phase) * scale;
    for (let y = 0; y < height; y++) {
      const from = clamp(y - shift, 0, height - 1.001);
      const top = Math.floor(from);
      const share = from - top;
      for (let c = 0; c < 3; c++) {
        const [upper, lower] = [data[(top * width + x) * 3 + c]!, data[((top + 1) * width + x) * 3 + c]!];
        moved[(y * width + x) * 3 + c] = upper + (lower - upper) * share;
      }
    }
  }
  return { width, height, data: moved };
}
