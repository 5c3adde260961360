import { levelsOf } from './waveform.ts';

/** The size of the drawing, in its own units. */
export const loopsWidth = 2400;
export const loopsHeight = 240;

const peaksInLoop = 3;
const curvesInLoop = 4;
const slant = 0.3;

/**
 * A waveform as handwriting: the path of a line of loops, each as high as the recording is loud there. The pen goes round
 * while it moves on (a trochoid).
 */
export function waveformLoops(peaks: string): string {
  const levels = levelsOf(peaks);
  const loops = Math.ceil(levels.length / peaksInLoop);
  const advance = loopsWidth / loops;
  const step = (2 * Math.PI) / curvesInLoop;
  let path = `M0 ${loopsHeight}`;
  for (let loop = 0; loop < loops; loop++) {
    const part = levels.slice(loop * peaksInLoop, (loop + 1) * peaksInLoop);
    const level = part.reduce((sum, one) => sum + one, 0) / part.length;
    const radius = (level * loopsHeight) / 2;
    const reach = advance * (0.35 + 0.9 * level);
    for (let curve = 1; curve <= curvesInLoop; curve++) {
      const angle = curve * step;
      const sin = Math.sin(angle);
      const cos = Math.cos(angle);
      const up = radius * (1 - cos);
      const x = advance * (loop + curve / curvesInLoop) + reach * sin + slant * up;
      const y = loopsHeight - up;
      // The control point before the end of a curve, on its tangent. The next curve begins with its reflection.
      const controlX = x - (step / 3) * (advance / (2 * Math.PI) + reach * cos + slant * radius * sin);
      const controlY = y + (step / 3) * radius * sin;
      path += `S${[controlX, controlY, x, y].map(Math.round).join(' ')}`;
    }
  }
  return path;
}
