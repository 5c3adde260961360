import { clamp } from '../../lib/numbers.ts';
import { seededRandom } from '../../lib/random.ts';

const lineCount = 13;
const lineHeight = 20;
const indent = 26;

/** Generates strokes that look like the words of indented code, in units of the poster. Each name has its own lines. */
export function writtenLines(name: string) {
  const random = seededRandom([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0);
  const strokes: { x: number; y: number; width: number }[] = [];
  let depth = 0;
  for (let line = 0; line < lineCount; line++) {
    depth = line === 0 || line === lineCount - 1 ? 0 : clamp(depth + Math.round(random() * 2 - 0.9), 1, 4);
    if (random() < 0.12 && line > 1) continue; // An empty line.
    const wordCount = 1 + Math.floor(random() * 4);
    let x = 56 + depth * indent;
    for (let word = 0; word < wordCount; word++) {
      const width = Math.round(22 + random() * 92);
      strokes.push({ x, y: 54 + line * lineHeight, width });
      x += width + 10;
    }
  }
  return strokes;
}
