import { px } from '../lib/breakpoints.ts';
import { clamp, lerp } from '../lib/numbers.ts';
import { seededRandom } from '../lib/random.ts';
import { createGlow, type Light, stamp } from './glow.ts';
import type { Colors, Scene, Size } from './scene.ts';

export const settings = {
  count: 40,
  colors: ['particleBlue', 'particlePurple', 'particleEmerald'],
  /** The seconds in which a particle rises from the book to its highest point. */
  lifeSeconds: [56, 120],
  /** How far a particle moves to either side, in fractions of the hero's width. */
  drift: 0.44,
  /**
   * In fractions of the hero: the book's gutter, where particles start; how far they rise; and the positions between
   * which they fade out towards the text.
   */
  wide: { gutterX: 0.655, gutterY: 0.805, rise: 0.74, fadesFrom: { x: 0.52, y: 0 }, goneAt: { x: 0.36, y: -0.2 } },
  narrow: { gutterX: 0.54, gutterY: 0.865, rise: 0.4, fadesFrom: { x: 0, y: 0.6 }, goneAt: { x: -0.2, y: 0.5 } },
} as const;

/** Creates the random properties of `count` particles, distributed evenly over the colours. */
export function createParticleList(count: number, seed: number) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => ({
    color: index % settings.colors.length,
    /** Its position in its life at time 0, from 0 to 1. */
    birth: (index + random()) / count,
    lifeSeconds: lerp(...settings.lifeSeconds, random()),
    /** From -1, far to the left, to 1. Most move to the right, as the light in the picture does. */
    lean: (random() + random() + random() - 1.32) / 1.5,
    swaySeconds: 14 + random() * 18,
    swayPx: 6 + random() * 16,
    size: random() ** 2,
  }));
}

type Particle = ReturnType<typeof createParticleList>[number];

/** The position and strength of a particle at a time. It is dark at its start and at its end. */
export function particleAt(particle: Particle, seconds: number, { width, height }: Size): Light {
  const { gutterX, gutterY, rise, fadesFrom, goneAt } = width < px('medium') ? settings.narrow : settings.wide;
  const life = (particle.birth + seconds / particle.lifeSeconds) % 1;
  const sway = Math.sin((seconds / particle.swaySeconds + particle.birth) * 2 * Math.PI) * particle.swayPx * life;
  const x = gutterX * width + particle.lean * settings.drift * width * life ** 0.85 + sway;
  const y = gutterY * height - rise * height * life ** 1.15;
  const clear = ramp(x / width, goneAt.x, fadesFrom.x) * ramp(y / height, goneAt.y, fadesFrom.y);
  const flicker = 0.78 + 0.22 * Math.sin((seconds / particle.swaySeconds) * 6 * Math.PI + particle.birth * 40);
  return { x, y, radius: 5 + 8 * particle.size, strength: Math.sin(life * Math.PI) ** 0.7 * clear * flicker };
}

/** The position of a value between two others: 0 at `from`, 1 at `to`, limited to that range. */
const ramp = (value: number, from: number, to: number) => clamp((value - from) / (to - from), 0, 1);

/** The scene of the home page: forty particles in three colours that rise out of the book's gutter. */
export function createParticles(context: OffscreenCanvasRenderingContext2D, colors: Colors): Scene {
  const glows = settings.colors.map((name) => createGlow(colors[name]));
  const particles = createParticleList(settings.count, 40);
  return (seconds, size) => {
    for (const particle of particles) stamp(context, glows[particle.color]!, particleAt(particle, seconds, size));
  };
}
