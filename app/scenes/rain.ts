import { lerp } from '../lib/numbers.ts';
import { seededRandom } from '../lib/random.ts';
import type { Colors, Scene, Size } from './scene.ts';

export const settings = {
  cellPx: 20,
  /** How fast a light falls down its column, in cells per second. */
  speed: [0.7, 2],
  /** In cells: the tail behind a light, which fades out, and the dark gap before the next light. */
  tail: [9, 20],
  gap: [24, 90],
  /** The opacity of the brightest digit. The scene is behind text, so it is low. */
  strength: 0.36,
  /** A digit that is brighter than this leads its light, and is ivory. */
  leadingFrom: 0.62,
} as const;

/** Creates the columns of the grid, down which one light after the other falls. In cells, and in cells per second. */
export function createColumns(count: number, seed: number) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    speed: lerp(...settings.speed, random()),
    tail: lerp(...settings.tail, random()),
    gap: lerp(...settings.gap, random()),
    start: random(),
  }));
}

type Column = ReturnType<typeof createColumns>[number];

/** The number of columns and rows that cover a canvas. */
export const gridOf = ({ width, height }: Size) => ({
  columns: Math.ceil(width / settings.cellPx),
  rows: Math.ceil(height / settings.cellPx),
});

/** The brightness of a cell at a time, from 0 to 1, and the number of the light that is on it. */
export function cellAt({ speed, tail, gap, start }: Column, row: number, rows: number, seconds: number) {
  const length = rows + gap;
  const travelled = start * length + speed * seconds;
  // Counted per row: a light below the last row still has its tail on the rows above.
  const light = Math.floor((travelled - row) / length);
  const behind = travelled - row - light * length;
  return { light, brightness: Math.min(1, behind) * Math.exp(-behind / (tail / 3)) };
}

/** The digit of a cell, 0 or 1, by a hash. Each light shows different digits. */
export function digitAt(column: number, row: number, light: number): 0 | 1 {
  const mixed = Math.imul(column * 73856093 + row * 19349663 + light * 83492791 + 1, 0x9e3779b1);
  return ((mixed ^ (mixed >>> 15)) & 1) as 0 | 1; // Cast: `& 1` leaves 0 or 1.
}

/** The scene of AI Coding: a grid of zeros and ones. Lights fall down its columns and make the digits visible. */
export function createRain(context: OffscreenCanvasRenderingContext2D, colors: Colors): Scene {
  const digits = [writeDigit(0, colors.particleEmerald), writeDigit(1, colors.particleEmerald)] as const;
  const leadingDigits = [writeDigit(0, colors.ivory), writeDigit(1, colors.ivory)] as const;
  const { cellPx, strength, leadingFrom } = settings;
  return (seconds, size) => {
    const { columns, rows } = gridOf(size);
    for (const [index, column] of createColumns(columns, 20).entries()) {
      for (let row = 0; row < rows; row++) {
        const { light, brightness } = cellAt(column, row, rows, seconds);
        if (brightness < 0.03) continue;
        context.globalAlpha = strength * brightness;
        const written = brightness > leadingFrom ? leadingDigits : digits;
        context.drawImage(written[digitAt(index, row, light)], index * cellPx, row * cellPx, cellPx, cellPx);
      }
    }
  };
}

/** Draws a digit with lines, because a worker cannot use the page's fonts. Twice as large as its cell, to be sharp. */
function writeDigit(digit: 0 | 1, color: string): OffscreenCanvas {
  const cell = new OffscreenCanvas(2 * settings.cellPx, 2 * settings.cellPx);
  const pen = cell.getContext('2d')!;
  pen.lineCap = 'round';
  pen.strokeStyle = color;
  if (digit === 0) {
    pen.lineWidth = 1.8;
    pen.ellipse(20, 20, 6.2, 9.6, 0.14, 0, 2 * Math.PI);
  } else {
    pen.lineWidth = 2.2;
    pen.moveTo(15.5, 14);
    pen.lineTo(20.5, 10.5);
    pen.lineTo(19.5, 29.5);
  }
  pen.stroke();
  return cell;
}
