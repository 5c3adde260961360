import { glow } from '../shared/develop.ts';
import { mix } from '../shared/light.ts';
import type { Work } from '../shared/work.ts';
import { EMERALD, halo, hang, IVORY, LAMP, PALE_EMERALD, thread, unlit, wash } from './head.ts';

/** Three lamps on their cords: two warm, and one that is cooler. `near` is 1 for the nearest. */
const LAMPS = [
  { x: 1078, y: 150, near: 1, glass: mix(LAMP, IVORY, 0.6), tint: LAMP },
  { x: 1424, y: 124, near: 0.5, glass: mix(LAMP, IVORY, 0.4), tint: LAMP },
  { x: 1672, y: 118, near: 0.32, glass: PALE_EMERALD, tint: EMERALD },
];

/** Team: three lamps at different distances, over one floor. */
export const work: Work = {
  output: 'content/pictures/light-team.jpg',
  quality: 92,
  async render(scale) {
    const light = unlit(scale);
    for (const { x, y, near, glass, tint } of LAMPS) {
      const radius = 24 * near;
      thread(light, {
        steps: 60,
        at: (t) => [x, (y - radius) * t],
        tint: mix(tint, IVORY, 0.3),
        amount: (t) => 0.1 + 0.5 * near * t ** 3,
      });
      wash(light, glass, (px, py) => {
        const distance = Math.hypot(px - x, py - y);
        return 1.1 / (1 + Math.exp((distance - radius) * (0.9 / near ** 0.5)));
      });
      wash(
        light,
        tint,
        (px, py) =>
          0.36 * halo(Math.hypot(px - x, py - y), 52 * near) + 0.012 * halo(Math.hypot(px - x, py - y), 240 * near),
      );
      // Its pool on the floor, an ellipse: farther lamps have theirs nearer to the horizon.
      const floor = 350 + 160 * near;
      wash(light, tint, (px, py) => 0.11 * halo(Math.hypot(px - x, (py - floor) * 6), 150 * near + 30));
    }
    glow(light, 5 * scale, 0.2);
    glow(light, 30 * scale, 0.05);
    return hang(light);
  },
};
