import { type Colour, type Light, mix, smoothstep } from '../shared/light.ts';
import { createNoise } from '../shared/random.ts';
import { halo, IVORY, LAMP, thread, wash } from './head.ts';

export interface PictureLamp {
  x: number;
  y: number;
  /** Half the length of its tube; half the angle of its cone, in radians; the reach of its light. */
  half: number;
  opening: number;
  fall: number;
  strength: number;
  /** The colour of the light at its end, and its strength. */
  breath: Colour;
  breathStrength: number;
}

const plaster = createNoise(404);

/** A picture lamp on a dark wall: a short tube of light, and the light that grazes down the plaster. */
export function hangLamp(
  light: Light,
  { x, y, half, opening, fall, strength, breath, breathStrength }: PictureLamp,
): void {
  // The sides of the cone meet above the tube and pass its ends.
  const apex = half / Math.tan(opening * 0.72);
  const cone = (px: number, py: number, spread: number, reach: number) => {
    const down = py - y;
    if (down < -20) return 0;
    const angle = Math.atan2(Math.abs(px - x), Math.max(0, down) + apex);
    const away = Math.hypot(px - x, Math.max(0, down)) / reach;
    return (Math.exp(-((angle / (opening * spread)) ** 4)) * smoothstep(-4, 34, down)) / (1 + away ** 2) ** 1.4;
  };
  wash(light, LAMP, (px, py) => {
    const value = cone(px, py, 1, fall);
    if (value < 0.001) return 0;
    // Grazing light shows the texture of the wall.
    return strength * value * (0.84 + 0.32 * plaster.octaves(px / 22, py / 16, 4));
  });
  wash(light, breath, (px, py) => {
    const value = cone(px, py, 1.42, fall * 2);
    return breathStrength * value * (1 - cone(px, py, 1, fall * 2.2)) ** 2;
  });
  const tube = (px: number, py: number) => Math.hypot(Math.max(0, Math.abs(px - x) - half), (py - y) * 1.3);
  wash(light, mix(LAMP, IVORY, 0.5), (px, py) => 0.5 * halo(tube(px, py), 7));
  for (const row of [-0.8, 0, 0.8]) {
    const ends = (t: number) => smoothstep(0, 0.12, t) * smoothstep(1, 0.88, t);
    thread(light, {
      steps: 60,
      at: (t) => [x + half * (2 * t - 1), y + row],
      tint: IVORY,
      amount: (t) => 1.4 * ends(t),
    });
  }
}

/** The frame under a lamp: its upper edge catches the light, its sides lose it. */
export function hangFrame(light: Light, x: number, top: number, half: number, strength: number): void {
  const tint = mix(LAMP, IVORY, 0.3);
  for (const [inset, share] of [
    [0, 1],
    [11, 0.35],
  ] as const) {
    const reach = half - inset;
    thread(light, {
      steps: 60,
      at: (t) => [x + reach * (2 * t - 1), top + inset],
      tint,
      amount: () => strength * share,
    });
    for (const side of [-reach, reach]) {
      thread(light, {
        steps: 80,
        at: (t) => [x + side, top + inset + 96 * t],
        tint,
        amount: (t) => 0.7 * strength * share * (1 - t) ** 2,
      });
    }
  }
}
