import type { Page } from '@playwright/test';
import { builtPaths } from '../support/built-pages.ts';
import { expect, isComplete, open, test } from '../support/test.ts';

test('no page requests animation frames by itself, and Calm stops everything that moves on it @calm-stops', async ({
  page,
  siteFolder,
  messages,
}) => {
  test.setTimeout(120_000);
  await countFrames(page);
  const calm = page.getByRole('button', { name: 'Calm', exact: true });
  for (const path of builtPaths(siteFolder)) {
    await open(page, path);
    if (path === '/404') messages.pop(); // Its status.
    await isComplete(page);
    const frames = () => page.evaluate(() => (window as unknown as CountedWindow).framesAsked);
    // Scenes move in their worker. The requests of the page's start come to an end.
    const nextHalfSecond = async () => {
      const before = await frames();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      return (await frames()) - before;
    };
    await expect.poll(nextHalfSecond, path).toBe(0);
    await calm.click();
    await expect.poll(() => page.evaluate(stillMoving), path).toEqual([]);
    await calm.click();
    await expect(calm).toHaveAttribute('aria-pressed', 'false');
  }
});

/** A window that counts the animation frames that its page has requested. */
type CountedWindow = Window & { framesAsked: number };

/** Counts the animation frames that every page opened from now on requests. */
const countFrames = (page: Page): Promise<unknown> =>
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
async function stillMoving(): Promise<string[]> {
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
