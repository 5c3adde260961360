import { expect, test } from 'vitest';
import { FakeCanvas, noColors, stubOffscreenCanvas } from './fake-canvas.ts';
import { createMoteList, createMotes, moteAt, settings } from './motes.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const moments = Array.from({ length: 60 }, (_, index) => index * 7.3);

test('paints forty motes in three colours', () => {
  stubOffscreenCanvas();
  const canvas = new FakeCanvas();
  const scene = createMotes(canvas.getContext(), noColors);
  scene.resize(wide);
  scene.render(12);
  const glows = canvas.context.drawImage.mock.calls.map(([glow]) => glow);
  expect(glows).toHaveLength(40);
  expect(new Set(glows).size).toBe(3);
});

test('the same seed gives the same motes, and another seed others', () => {
  expect(createMoteList(40, 1)).toEqual(createMoteList(40, 1));
  expect(createMoteList(40, 1)).not.toEqual(createMoteList(40, 2));
});

test('a mote starts dark at the gutter, and ends dark at its highest point', () => {
  for (const [size, { gutterX, gutterY, rise }] of [
    [wide, settings.wide] as const,
    [narrow, settings.narrow] as const,
  ]) {
    for (const mote of createMoteList(40, 3)) {
      const born = moteAt({ ...mote, birth: 0 }, 0, size);
      expect(born).toMatchObject({ x: gutterX * size.width, y: gutterY * size.height, strength: 0 });
      const end = moteAt({ ...mote, birth: 0 }, mote.lifeSeconds * 0.9999, size);
      expect(end.strength).toBeLessThan(0.01);
      expect(end.y).toBeCloseTo((gutterY - rise) * size.height, 0);
    }
  }
});

test('a mote starts again after its life', () => {
  for (const mote of createMoteList(40, 3)) {
    // Only the height repeats: the sway to the side has a period of its own.
    expect(moteAt(mote, 5 + mote.lifeSeconds, wide).y).toBeCloseTo(moteAt(mote, 5, wide).y, 6);
  }
});

test('motes are dark where the text is: at the left on wide screens, at the top on narrow ones', () => {
  for (const mote of createMoteList(40, 3)) {
    for (const seconds of moments) {
      const { x, strength } = moteAt(mote, seconds, wide);
      expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength).toBeLessThanOrEqual(1);
      if (x < settings.wide.goneAt.x * wide.width) expect(strength).toBe(0);
      const low = moteAt(mote, seconds, narrow);
      if (low.y < settings.narrow.goneAt.y * narrow.height) expect(low.strength).toBe(0);
    }
  }
});

test('no mote moves faster than 40 px per second', () => {
  for (const mote of createMoteList(40, 3)) {
    const [before, after] = [moteAt({ ...mote, birth: 0.4 }, 1, wide), moteAt({ ...mote, birth: 0.4 }, 2, wide)];
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(40);
  }
});
