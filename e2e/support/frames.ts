import type { Page } from '@playwright/test';

/** A window that counts the animation frames that its page has requested. */
export type CountedWindow = Window & { framesAsked: number };

/** Counts the animation frames of every page that is opened from now on. */
export const countFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const original = requestAnimationFrame;
    const counted = Object.assign(window, { framesAsked: 0 });
    window.requestAnimationFrame = (callback) => {
      counted.framesAsked++;
      return original.call(window, callback);
    };
  });
