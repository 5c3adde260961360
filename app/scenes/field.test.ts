import { expect, test } from 'vitest';
import { FakeCanvas, noColors, stubOffscreenCanvas } from '../../testing/fake-canvas.ts';
import { createField, createSpecks, speckAt } from './field.ts';
import { framesPerSecond } from './painter.ts';

const size = { width: 1440, height: 900 };

test('paints fifty specks', () => {
  stubOffscreenCanvas();
  const canvas = new FakeCanvas();
  const scene = createField(canvas.getContext(), noColors);
  scene(3, size);
  expect(canvas.context.drawImage).toHaveBeenCalledTimes(50);
});

test('the same seed gives the same specks', () => {
  expect(createSpecks(50, 1)).toEqual(createSpecks(50, 1));
});

test('every speck stays on the canvas, and its brightness changes without jumps', () => {
  for (const speck of createSpecks(50, 5)) {
    const frames = Array.from({ length: 400 * framesPerSecond }, (_, frame) =>
      speckAt(speck, frame / framesPerSecond, size),
    );
    expect(frames.filter(({ x, y }) => x < 0 || x > size.width || y < 0 || y > size.height)).toEqual([]);
    const jumps = frames.slice(1).filter(({ strength }, index) => Math.abs(strength - frames[index]!.strength) > 0.03);
    expect(jumps).toEqual([]);
  }
});
