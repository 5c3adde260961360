import { type Colour, type Light, smoothstep } from '../shared/light.ts';

export interface Ridge {
  /** Height of the crest on the sheet, in units of the finished picture, for each place across. */
  crest: (x: number) => number;
  /** The colours of the crest and of the body under it. `near` returns the light at a point. */
  line: Colour;
  body: Colour;
  near: (x: number, y: number) => number;
  thickness: number;
}

/** Draws one ridge like an engraver: a lit line, and a dark body that hides the ridges behind. */
export function drawRidge(light: Light, scale: number, ridge: Ridge): void {
  const { width, height, data } = light;
  for (let column = 0; column < width; column++) {
    const x = (column + 0.5) / scale;
    const top = ridge.crest(x) * scale;
    const slope = (ridge.crest(x + 2) - ridge.crest(x - 2)) / 4;
    const half = (ridge.thickness * scale * Math.hypot(1, slope)) / 2;
    const lit = ridge.near(x, top / scale);
    for (let row = Math.max(0, Math.floor(top - half - 1)); row < height; row++) {
      const below = row + 0.5 - top;
      const cover = Math.min(1, Math.max(0, below + 0.5));
      const onLine = Math.min(1, Math.max(0, half + 0.5 - Math.abs(below))) * Math.min(1, half * 2);
      const haze = 0.25 + 0.75 * smoothstep(90 * scale, 0, below);
      for (let c = 0; c < 3; c++) {
        const index = (row * width + column) * 3 + c;
        const body = ridge.body[c]! * haze * (0.3 + lit);
        data[index] = data[index]! * (1 - cover) + body * cover + ridge.line[c]! * onLine * lit;
      }
    }
  }
}
