import type { Page } from '@playwright/test';

/** A window whose animation frames are counted: how many the page has asked for so far. */
export type CountedWindow = Window & { framesAsked: number };

/** Counts the animation frames that the pages ask for which are opened from now on. */
export const countFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ask = requestAnimationFrame;
    const counted = Object.assign(window, { framesAsked: 0 });
    window.requestAnimationFrame = (callback) => {
      counted.framesAsked++;
      return ask.call(window, callback);
    };
  });
