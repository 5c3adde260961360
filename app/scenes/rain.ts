import { between } from '../lib/numbers.ts';
import { seededRandom } from '../lib/random.ts';
import type { Colours, Scene, Size } from './scene.ts';

export const settings = {
  cellPx: 20,
  /** How fast a light falls down its column, in cells a second. */
  speed: [0.7, 2],
  /** How many cells it leaves to go out behind it, and how many stay dark before the next one comes. */
  tail: [9, 20],
  gap: [24, 90],
  /** The brightest digit. It stands behind words. */
  strength: 0.36,
  /** From this brightness on a digit is ivory: the one on which a light has just fallen. */
  leadingFrom: 0.62,
} as const;

/** A column of the grid, down which one light after the other falls. In cells, and cells a second. */
export interface Column {
  speed: number;
  tail: number;
  gap: number;
  start: number;
}

/** As many columns as asked for. */
export function createColumns(count: number, seed: number): Column[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    speed: between(settings.speed, random()),
    tail: between(settings.tail, random()),
    gap: between(settings.gap, random()),
    start: random(),
  }));
}

/** The columns and rows that cover a canvas. */
export const gridOf = ({ width, height }: Size) => ({
  columns: Math.ceil(width / settings.cellPx),
  rows: Math.ceil(height / settings.cellPx),
});

/** How bright a cell is at a moment, from 0 to 1, and which of the lights it is that shines on it. */
export function cellAt({ speed, tail, gap, start }: Column, row: number, rows: number, seconds: number) {
  const length = rows + gap;
  const travelled = start * length + speed * seconds;
  // A light that has left the last row still shines on it for the length of its tail, so each row counts its own.
  const light = Math.floor((travelled - row) / length);
  const behind = travelled - row - light * length;
  return { light, brightness: Math.min(1, behind) * Math.exp(-behind / (tail / 3)) };
}

/** 0 or 1, by the cell and the light that shines on it: each light finds other digits written. */
export function digitAt(column: number, row: number, light: number): 0 | 1 {
  const mixed = Math.imul(column * 73856093 + row * 19349663 + light * 83492791 + 1, 0x9e3779b1);
  return ((mixed ^ (mixed >>> 15)) & 1) as 0 | 1;
}

/** AI coding: noughts and ones on a grid; lights fall down its columns and make them readable for a moment. */
export function createRain(context: OffscreenCanvasRenderingContext2D, colours: Colours): Scene {
  const digits = [writeDigit(0, colours.moteEmerald), writeDigit(1, colours.moteEmerald)] as const;
  const leadingDigits = [writeDigit(0, colours.ivory), writeDigit(1, colours.ivory)] as const;
  let grid = gridOf({ width: 0, height: 0 });
  let columns: Column[] = [];
  return {
    resize(size) {
      grid = gridOf(size);
      columns = createColumns(grid.columns, 20);
    },
    render(seconds) {
      const { cellPx, strength, leadingFrom } = settings;
      for (const [index, column] of columns.entries()) {
        for (let row = 0; row < grid.rows; row++) {
          const { light, brightness } = cellAt(column, row, grid.rows, seconds);
          if (brightness < 0.03) continue;
          context.globalAlpha = strength * brightness;
          const written = brightness > leadingFrom ? leadingDigits : digits;
          context.drawImage(written[digitAt(index, row, light)], index * cellPx, row * cellPx, cellPx, cellPx);
        }
      }
    },
  };
}

/** A digit as a broad pen writes it: a worker has no fonts of the page. Twice as large as its cell, to be sharp. */
function writeDigit(digit: 0 | 1, colour: string): OffscreenCanvas {
  const cell = new OffscreenCanvas(2 * settings.cellPx, 2 * settings.cellPx);
  const pen = cell.getContext('2d')!;
  pen.lineCap = 'round';
  pen.strokeStyle = colour;
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
