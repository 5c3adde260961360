import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCanvas, noColors, stubOffscreenCanvas } from '../../testing/fake-canvas.ts';
import { createPainter, framesPerSecond } from './painter.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const canvas = new FakeCanvas();
  const scene = vi.fn<Scene>();
  const create = vi.fn(() => scene);
  // Cast: the fake has only the members that the painter uses.
  const painter = createPainter(canvas as unknown as OffscreenCanvas, create, noColors);
  return { canvas, scene, create, painter };
}

test('paints one frame when it gets its size, and no more until it plays', () => {
  const { canvas, scene, painter } = open();
  expect(scene).not.toHaveBeenCalled();
  painter.resize({ width: 390, height: 844 }, 1.5);
  expect([canvas.width, canvas.height]).toEqual([585, 1266]);
  expect(scene.mock.calls).toEqual([[0, { width: 390, height: 844 }]]);
  vi.advanceTimersByTime(10_000);
  expect(scene).toHaveBeenCalledTimes(1);
});

test('paints 12 frames per second while it plays, in CSS pixels on a cleared canvas', () => {
  const { canvas, scene, painter } = open();
  painter.resize({ width: 100, height: 50 }, 2);
  painter.setPlaying(true);
  vi.advanceTimersByTime(10_000);
  const { length } = scene.mock.calls;
  expect(length).toBeGreaterThan(9.5 * framesPerSecond);
  expect(length).toBeLessThan(10.5 * framesPerSecond);
  expect(scene.mock.lastCall![0]).toBeCloseTo(10, 0);
  expect(canvas.context.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0, 0);
  expect(canvas.context.clearRect).toHaveBeenLastCalledWith(0, 0, 100, 50);
});

test("pausing stops the scene's time, and playing continues from there", () => {
  const { scene, painter } = open();
  painter.setPlaying(true);
  vi.advanceTimersByTime(1000);
  painter.setPlaying(false);
  const moment = scene.mock.lastCall![0];
  vi.advanceTimersByTime(60_000);
  expect(scene.mock.lastCall![0]).toBe(moment);
  painter.resize({ width: 10, height: 10 }, 1);
  expect(scene.mock.lastCall![0]).toBe(moment);
  painter.setPlaying(true);
  vi.advanceTimersByTime(50);
  expect(scene.mock.lastCall![0]).toBeLessThan(moment + 0.1);
});

test('calling setPlaying(true) twice does not double the speed', () => {
  const { scene, painter } = open();
  painter.setPlaying(true);
  painter.setPlaying(true);
  vi.advanceTimersByTime(1000);
  expect(scene.mock.calls.length).toBeLessThanOrEqual(framesPerSecond);
});

test('after a restored context, a new scene is created with the same size and time', () => {
  const { canvas, scene, create, painter } = open();
  painter.resize({ width: 300, height: 200 }, 1);
  painter.setPlaying(true);
  vi.advanceTimersByTime(2000);
  painter.setPlaying(false);
  const moment = scene.mock.lastCall![0];
  canvas.dispatchEvent(new Event('contextrestored'));
  expect(create).toHaveBeenCalledTimes(2);
  expect(scene).toHaveBeenLastCalledWith(moment, { width: 300, height: 200 });
});

test.each(['particles', 'network', 'field', 'dots'] as const)(
  '%s: no light goes further than two pixels in a frame',
  (name) => {
    stubOffscreenCanvas();
    const canvas = new FakeCanvas();
    const scene = scenes[name](canvas.getContext(), noColors);
    const size = { width: 2560, height: 1440 };
    /** The positions of the last twenty lights, which all scenes paint in the same order. */
    const placesAt = (seconds: number) => {
      canvas.context.drawImage.mockClear();
      scene(seconds, size);
      return canvas.context.drawImage.mock.calls.slice(-20).map(([, x, y, width]) => [x + width / 2, y + width / 2]);
    };
    for (let seconds = 0; seconds < 60; seconds += 1.7) {
      const [before, after] = [placesAt(seconds), placesAt(seconds + 1 / framesPerSecond)];
      const steps = after.map(([x, y], index) => Math.hypot(x - before[index]![0]!, y - before[index]![1]!));
      // A light that leaves the canvas enters again at another place.
      expect(Math.max(...steps.filter((px) => px < 200))).toBeLessThan(2);
    }
  },
);
