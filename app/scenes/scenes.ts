import { createDots } from './dots.ts';
import { createField } from './field.ts';
import { createMotes } from './motes.ts';
import { createNetwork } from './network.ts';
import { createRain } from './rain.ts';
import type { CreateScene } from './scene.ts';

export const scenes = {
  motes: createMotes,
  network: createNetwork,
  field: createField,
  rain: createRain,
  dots: createDots,
} satisfies Record<string, CreateScene>;

export type SceneName = keyof typeof scenes;
