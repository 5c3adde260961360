import { createDots } from './dots.ts';
import { createField } from './field.ts';
import { createNetwork } from './network.ts';
import { createParticles } from './particles.ts';
import { createRain } from './rain.ts';
import type { CreateScene } from './scene.ts';

export const scenes = {
  particles: createParticles,
  network: createNetwork,
  field: createField,
  rain: createRain,
  dots: createDots,
} satisfies Record<string, CreateScene>;

export type SceneName = keyof typeof scenes;
