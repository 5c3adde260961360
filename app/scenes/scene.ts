/** The CSS custom properties that scenes paint with. A worker has no style sheets, so the page sends their values. */
export const colorTokens = {
  ivory: '--ivory-100',
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

/** An animated background. It paints in CSS pixels on a cleared canvas. Terminating its worker is its only cleanup. */
export interface Scene {
  resize(size: Size): void;
  /** Paints one frame. The same time always gives the same picture. */
  render(seconds: number): void;
}

export type CreateScene = (context: OffscreenCanvasRenderingContext2D, colors: Colors) => Scene;
