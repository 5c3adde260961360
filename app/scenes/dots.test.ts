import { expect, test } from 'vitest';
import { FakeCanvas, noColors, stubOffscreenCanvas } from '../../testing/fake-canvas.ts';
import { createDots, dotAt, scatter, settings } from './dots.ts';

const size = { width: 1440, height: 900 };

test('scatter returns the requested number of dots, all on the canvas', () => {
  const dots = scatter(20, 7);
  expect(dots).toHaveLength(20);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(1);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(1);
  }
});

test('scatter gives the same dots for the same seed, and others for another seed', () => {
  expect(scatter(20, 7)).toEqual(scatter(20, 7));
  expect(scatter(20, 7)).not.toEqual(scatter(20, 8));
});

test('a dot starts in its own place, stays near it, and returns after one round', () => {
  for (const dot of scatter(20, 7)) {
    expect(dotAt(dot, 0, size)).toMatchObject({
      x: dot.x * size.width,
      y: dot.y * size.height,
      strength: dot.strength,
    });
    for (let seconds = 0; seconds < 300; seconds += 5) {
      const { x, y } = dotAt(dot, seconds, size);
      expect(Math.hypot(x - dot.x * size.width, y - dot.y * size.height)).toBeLessThanOrEqual(2 * settings.driftPx[1]);
    }
    expect(dotAt(dot, Math.abs(dot.orbitSeconds), size).x).toBeCloseTo(dot.x * size.width, 6);
  }
});

test('paints twenty dots', () => {
  stubOffscreenCanvas();
  const canvas = new FakeCanvas();
  const scene = createDots(canvas.getContext(), noColors);
  scene(3, size);
  expect(canvas.context.drawImage).toHaveBeenCalledTimes(20);
});
