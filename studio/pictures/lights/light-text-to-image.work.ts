import { glow } from '../shared/develop.ts';
import { addPoint, type Colour, ramp, smoothstep } from '../shared/light.ts';
import { createNoise } from '../shared/random.ts';
import type { Work } from '../shared/work.ts';
import { BLUE, EMERALD, halo, hang, IVORY, PALE_BLUE, PURPLE, thread, unlit, wash } from './head.ts';

const SEED = 33;
/** The prism's corners: it stands on one of them. */
const LEFT = { x: 1092, y: 132 };
const RIGHT = { x: 1262, y: 108 };
const FOOT = { x: 1196, y: 268 };
const ENTRY = { x: 1142, y: 196 };
const EXIT = { x: 1230, y: 186 };
const COLOURS: Colour[] = [EMERALD, EMERALD, BLUE, BLUE, PURPLE, PURPLE];

/** Art tools: one white ray goes in, and comes out as three colours. */
export const work: Work = {
  output: 'content/pictures/light-text-to-image.jpg',
  quality: 92,
  async render(scale) {
    const light = unlit(scale);
    const noise = createNoise(SEED);
    // The fan: from just above level, down to a low slope.
    const rays = 900;
    for (let i = 0; i < rays; i++) {
      const share = (i + 0.5) / rays;
      const angle = -0.26 + 0.5 * share;
      const silk = 0.4 + 0.7 * noise.at(share * 13, 1) ** 2 + 0.35 * noise.at(share * 60, 2) ** 2;
      const edge = smoothstep(0, 0.2, share) * smoothstep(1, 0.7, share);
      const tint = ramp(COLOURS, 1 - share + 0.05 * (noise.at(share * 9, 5) - 0.5));
      const start = { x: EXIT.x, y: EXIT.y + (share - 0.5) * 14 };
      for (let s = 0; s < 640; s += 0.8 / scale) {
        const strength = (silk * edge * 5.5 * smoothstep(-12, 70, s)) / (1 + s / 22);
        addPoint(
          light,
          (start.x + Math.cos(angle) * s) * scale,
          (start.y + Math.sin(angle) * s) * scale,
          tint,
          strength * 0.16,
        );
      }
    }
    for (const lift of [-0.7, 0, 0.7]) {
      thread(light, {
        steps: 200,
        at: (t) => [640 + (ENTRY.x - 640) * t, 262 + lift + (ENTRY.y - 262) * t],
        tint: IVORY,
        amount: (t) => 1.2 * t ** 3,
      });
      thread(light, {
        steps: 60,
        at: (t) => [ENTRY.x + (EXIT.x - ENTRY.x) * t, ENTRY.y + lift * (1 + 5 * t) + (EXIT.y - ENTRY.y) * t],
        tint: IVORY,
        amount: () => 0.5,
      });
    }
    for (const [from, to] of [
      [LEFT, RIGHT],
      [RIGHT, FOOT],
      [FOOT, LEFT],
    ] as const) {
      thread(light, {
        steps: 120,
        at: (t) => [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t],
        tint: PALE_BLUE,
        amount: (t) => 1.3 * Math.sin(Math.PI * t) ** 1.2,
      });
    }
    glow(light, 4 * scale, 0.4);
    wash(light, BLUE, (x, y) => 0.07 * halo(Math.hypot(x - 1190, y - 180), 90));
    wash(
      light,
      IVORY,
      (x, y) =>
        0.7 * halo(Math.hypot(x - ENTRY.x, y - ENTRY.y), 9) + 0.35 * halo(Math.hypot(x - EXIT.x, y - EXIT.y), 7),
    );
    glow(light, 50 * scale, 0.07);
    return hang(light);
  },
};
