import type { Page } from '@playwright/test';

/** A window that counts the animation frames that its page has requested. */
export type CountedWindow = Window & { framesAsked: number };

/** Counts the animation frames that every page opened from now on requests. */
export const countFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const original = requestAnimationFrame;
    const counted = Object.assign(window, { framesAsked: 0 });
    window.requestAnimationFrame = (callback) => {
      counted.framesAsked++;
      return original.call(window, callback);
    };
  });

/**
 * Runs in a page whose frames are counted. Lists everything that moves: animation frames requested within 250 ms, running
 * animations, playing videos.
 */
export async function stillMoving(): Promise<string[]> {
  const counted = window as unknown as CountedWindow;
  const before = counted.framesAsked;
  await new Promise((resolve) => setTimeout(resolve, 250));
  // An animation on a scroll timeline moves only while the visitor scrolls.
  const animations = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
  const videos = [...document.querySelectorAll('video')].filter(({ paused }) => !paused);
  return [
    ...(counted.framesAsked > before ? [`${counted.framesAsked - before} frames`] : []),
    ...animations.map(({ effect }) => `animation of ${(effect as KeyframeEffect).target?.className}`),
    ...videos.map(({ currentSrc }) => `film ${currentSrc}`),
  ];
}
