import type { Stories } from '../support/visit.ts';
import { cardStories } from './card.ts';
import { deskStories } from './desk.ts';
import { keptStories } from './kept-presses.ts';
import { pictureStories } from './pictures.ts';
import { failureStories, playbackStories } from './playback.ts';
import { safetyStories } from './safety.ts';
import { siteStories } from './site.ts';

// Behaviour that depends on the engine. In Chromium, the journeys test the same.

export const pageStories: Stories = {
  ...siteStories,
  ...keptStories,
  ...pictureStories,
  ...safetyStories,
  ...deskStories,
};
export const soundStories: Stories = { ...playbackStories, ...failureStories, ...cardStories };
