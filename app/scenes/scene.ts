/** The tokens that scenes paint with. A worker sees no style sheet: the stage reads them and hands their values over. */
export const colourTokens = {
  ivory: '--ivory-100',
  gold: '--gold',
  lamplight: '--leaf-lit',
  blue: '--aurora-blue',
  moteBlue: '--mote-blue',
  motePurple: '--mote-purple',
  moteEmerald: '--mote-emerald',
} as const;

export type Colours = Record<keyof typeof colourTokens, string>;

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** An animated background. It paints in CSS pixels on a cleared canvas. Ending its worker disposes of it. */
export interface Scene {
  resize(size: Size): void;
  /** Paints the moment. The same moment always looks the same. */
  render(seconds: number): void;
}

export type CreateScene = (context: OffscreenCanvasRenderingContext2D, colours: Colours) => Scene;
