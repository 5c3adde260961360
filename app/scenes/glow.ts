import { clamp } from '../lib/numbers.ts';
import type { Size } from './scene.ts';

/** How a light fades from its middle to its rim: [distance, strength], both from 0 to 1. */
const fades: [number, number][] = [
  [0, 1],
  [0.12, 0.95],
  [0.22, 0.42],
  [0.42, 0.15],
  [0.7, 0.04],
  [1, 0],
];
const spriteSize = 48;

/** A point of light, painted once and stamped many times: a gradient for each of them in each frame would cost more than all else. */
export function createGlow(colour: string): OffscreenCanvas {
  const glow = new OffscreenCanvas(spriteSize, spriteSize);
  const context = glow.getContext('2d')!;
  const middle = spriteSize / 2;
  const gradient = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  for (const [distance, strength] of fades) gradient.addColorStop(distance, `rgb(0 0 0 / ${strength})`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, spriteSize, spriteSize);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = colour;
  context.fillRect(0, 0, spriteSize, spriteSize);
  return glow;
}

/** A light at a place: its bright core has a sixth of the radius, in CSS pixels. */
export interface Light {
  x: number;
  y: number;
  radius: number;
  strength: number;
}

/** Stamps a glow onto a place. */
export function stamp(
  context: OffscreenCanvasRenderingContext2D,
  glow: OffscreenCanvas,
  { x, y, radius, strength }: Light,
): void {
  context.globalAlpha = strength;
  context.drawImage(glow, x - radius, y - radius, 2 * radius, 2 * radius);
}

/** From 0 at an edge of the canvas to 1 further in, so that nothing is ever cut. */
export function edgeFade(x: number, y: number, { width, height }: Size, depth: number): number {
  const distance = Math.min(x, y, width - x, height - y);
  return clamp(distance / depth, 0, 1);
}
