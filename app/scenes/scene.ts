/** The custom properties that scenes paint with. A worker has no style sheet, so the page sends it their values. */
export const colorTokens = {
  ivory: '--particle-ivory',
  gold: '--gold',
  lamplight: '--leaf-lit',
  blue: '--aurora-blue',
  particleBlue: '--particle-blue',
  particlePurple: '--particle-purple',
  particleEmerald: '--particle-emerald',
} as const;

export type Colors = Record<keyof typeof colorTokens, string>;

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Paints one frame of an animated background, in CSS pixels on a cleared canvas. The same time and size always give the
 * same picture.
 */
export type Scene = (seconds: number, size: Size) => void;

export type CreateScene = (context: OffscreenCanvasRenderingContext2D, colors: Colors) => Scene;
