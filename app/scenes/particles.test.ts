import { expect, test } from 'vitest';
import { FakeCanvas, noColors, stubOffscreenCanvas } from '../../testing/fake-canvas.ts';
import { createParticleList, createParticles, particleAt, settings } from './particles.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const moments = Array.from({ length: 60 }, (_, index) => index * 7.3);

test('paints forty particles in three colours', () => {
  stubOffscreenCanvas();
  const canvas = new FakeCanvas();
  const scene = createParticles(canvas.getContext(), noColors);
  scene(12, wide);
  const glows = canvas.context.drawImage.mock.calls.map(([glow]) => glow);
  expect(glows).toHaveLength(40);
  expect(new Set(glows).size).toBe(3);
});

test('the same seed gives the same particles, and another seed others', () => {
  expect(createParticleList(40, 1)).toEqual(createParticleList(40, 1));
  expect(createParticleList(40, 1)).not.toEqual(createParticleList(40, 2));
});

test('a particle starts dark at the gutter, and ends dark at its highest point', () => {
  for (const [size, { gutterX, gutterY, rise }] of [
    [wide, settings.wide] as const,
    [narrow, settings.narrow] as const,
  ]) {
    for (const particle of createParticleList(40, 3)) {
      const born = particleAt({ ...particle, birth: 0 }, 0, size);
      expect(born).toMatchObject({ x: gutterX * size.width, y: gutterY * size.height, strength: 0 });
      const end = particleAt({ ...particle, birth: 0 }, particle.lifeSeconds * 0.9999, size);
      expect(end.strength).toBeLessThan(0.01);
      expect(end.y).toBeCloseTo((gutterY - rise) * size.height, 0);
    }
  }
});

test('a particle starts again after its life', () => {
  for (const particle of createParticleList(40, 3)) {
    // Only the height repeats: the sway to the side has its own period.
    expect(particleAt(particle, 5 + particle.lifeSeconds, wide).y).toBeCloseTo(particleAt(particle, 5, wide).y, 6);
  }
});

test('particles are dark where the text is: at the left on wide screens, at the top on narrow ones', () => {
  for (const particle of createParticleList(40, 3)) {
    for (const seconds of moments) {
      const { x, strength } = particleAt(particle, seconds, wide);
      expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength).toBeLessThanOrEqual(1);
      if (x < settings.wide.goneAt.x * wide.width) expect(strength).toBe(0);
      const low = particleAt(particle, seconds, narrow);
      if (low.y < settings.narrow.goneAt.y * narrow.height) expect(low.strength).toBe(0);
    }
  }
});

test('no particle moves faster than 40 px per second', () => {
  for (const particle of createParticleList(40, 3)) {
    const [before, after] = [
      particleAt({ ...particle, birth: 0.4 }, 1, wide),
      particleAt({ ...particle, birth: 0.4 }, 2, wide),
    ];
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(40);
  }
});
