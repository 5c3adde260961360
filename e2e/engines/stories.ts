import type { Stories } from '../support/visit.ts';
import { deskStories } from './desk.ts';
import { pictureStories } from './pictures.ts';
import { siteStories } from './site.ts';

/** What depends on the engine, without sound: links, film, pictures and the desk. In Chromium, the journeys test the same. */
export const pageStories: Stories = { ...siteStories, ...pictureStories, ...deskStories };
