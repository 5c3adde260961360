import type { Stories } from '../support/visit.ts';
import { deskStories } from './desk.ts';
import { pictureStories } from './pictures.ts';
import { failureStories, playbackStories } from './playback.ts';
import { siteStories } from './site.ts';

// Behaviour that depends on the engine. In Chromium, the journeys test the same.

export const pageStories: Stories = {
  ...siteStories,
  ...pictureStories,
  ...deskStories,
};
export const soundStories: Stories = { ...playbackStories, ...failureStories };
