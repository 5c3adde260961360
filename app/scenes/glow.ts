import { clamp } from '../lib/numbers.ts';
import type { Size } from './scene.ts';

/** The gradient stops of a glow from its centre to its edge: [distance, strength], both from 0 to 1. */
const fades: [number, number][] = [
  [0, 1],
  [0.12, 0.95],
  [0.22, 0.42],
  [0.42, 0.15],
  [0.7, 0.04],
  [1, 0],
];
const spriteSize = 48;

/** Paints a glow once, as a sprite for `stamp`. One gradient per light and frame would be much slower. */
export function createGlow(color: string): OffscreenCanvas {
  const glow = new OffscreenCanvas(spriteSize, spriteSize);
  const context = glow.getContext('2d')!;
  const middle = spriteSize / 2;
  const gradient = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  for (const [distance, strength] of fades) gradient.addColorStop(distance, `rgb(0 0 0 / ${strength})`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, spriteSize, spriteSize);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, spriteSize, spriteSize);
  return glow;
}

/** A light: position and radius in CSS pixels. The bright core takes a sixth of the radius. */
export interface Light {
  x: number;
  y: number;
  radius: number;
  strength: number;
}

/** Draws a glow sprite at a light's position. */
export function stamp(
  context: OffscreenCanvasRenderingContext2D,
  glow: OffscreenCanvas,
  { x, y, radius, strength }: Light,
): void {
  context.globalAlpha = strength;
  context.drawImage(glow, x - radius, y - radius, 2 * radius, 2 * radius);
}

/** A factor from 0 at an edge of the canvas to 1 at `depth` pixels inside, so that no light is cut off at an edge. */
export function edgeFade(x: number, y: number, { width, height }: Size, depth: number): number {
  const distance = Math.min(x, y, width - x, height - y);
  return clamp(distance / depth, 0, 1);
}
