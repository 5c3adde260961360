import type { Field } from '../shared/field.ts';
import type { Random } from '../shared/random.ts';

/** One stone: its position, its rotation, and half its width. */
export interface Stone {
  x: number;
  y: number;
  turn: number;
  half: number;
}

/** Places the stones as in Hausner's 'Simulating Decorative Mosaics': each moves to the middle of its own cell. */
export function settle(grain: Field, halfAt: (x: number, y: number) => number, random: Random): Stone[] {
  const { width, height } = grain;
  const stones: Stone[] = [];
  for (let y = 0; y < height; y += 5) {
    for (let x = 0; x < width; x += 5) {
      const half = halfAt(x, y);
      if (random() < 25 / (4.5 * half * half)) {
        stones.push({ x: x + 5 * random(), y: y + 5 * random(), turn: 0, half });
      }
    }
  }
  for (let round = 0; round < 26; round++) {
    for (const stone of stones) stone.turn = sampleDirection(grain, stone.x, stone.y);
    const owner = claim(stones, width / 2, height / 2, 2).owner;
    const sums = new Float64Array(stones.length * 3);
    owner.forEach((stone, i) => {
      sums[stone * 3]! += (i % (width / 2)) * 2 + 1;
      sums[stone * 3 + 1]! += Math.floor(i / (width / 2)) * 2 + 1;
      sums[stone * 3 + 2]! += 1;
    });
    stones.forEach((stone, i) => {
      const count = sums[i * 3 + 2]!;
      if (count === 0) return;
      stone.x = sums[i * 3]! / count;
      stone.y = sums[i * 3 + 1]! / count;
      stone.half = halfAt(stone.x, stone.y);
    });
  }
  return stones;
}

function sampleDirection(grain: Field, x: number, y: number): number {
  const column = Math.min(grain.width - 1, Math.floor(x));
  return grain.data[Math.min(grain.height - 1, Math.floor(y)) * grain.width + column]!;
}

/** The stone of each pixel, by the square distance in the stone's rotated frame. */
export function claim(
  stones: Stone[],
  width: number,
  height: number,
  zoom: number,
): { owner: Int32Array; away: Float32Array } {
  const owner = new Int32Array(width * height);
  const away = new Float32Array(width * height).fill(1e9);
  stones.forEach(({ x, y, turn, half }, index) => {
    const reach = half * 3.2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const bottom = Math.min(height - 1, Math.ceil((y + reach) / zoom));
    const right = Math.min(width - 1, Math.ceil((x + reach) / zoom));
    for (let row = Math.max(0, Math.floor((y - reach) / zoom)); row <= bottom; row++) {
      for (let column = Math.max(0, Math.floor((x - reach) / zoom)); column <= right; column++) {
        const dx = (column + 0.5) * zoom - x;
        const dy = (row + 0.5) * zoom - y;
        const distance = Math.max(Math.abs(dx * cos + dy * sin), Math.abs(dy * cos - dx * sin)) / half;
        const i = row * width + column;
        if (distance < away[i]!) [away[i], owner[i]] = [distance, index];
      }
    }
  });
  return { owner, away };
}
