import type { Page } from '@playwright/test';

/** A frame by night, as `framesSeen` describes it: look, ground and theme-color. */
export const nightFrame = 'night rgb(7, 11, 24) #070b18';

/** A frame by day. */
export const dayFrame = 'day rgb(245, 239, 226) #f5efe2';

type NotingWindow = Window & { seen: Set<string> };

/** Notes the look of each frame, from the first one of each document on. */
export const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const { seen } = Object.assign(window, { seen: new Set<string>() });
    addEventListener('pagehide', () => seen.clear()); // The page may come back from the back/forward cache.
    const note = () => {
      if (document.body) {
        const { dataset } = document.documentElement;
        const { backgroundColor } = getComputedStyle(document.documentElement);
        const themeColor = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;
        seen.add(`${dataset.look} ${backgroundColor} ${themeColor}`);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

/** The different looks of the frames of this document, or since it came back. Waits for one. */
export async function framesSeen(page: Page): Promise<string[]> {
  await page.waitForFunction(() => (window as unknown as NotingWindow).seen.size > 0);
  return page.evaluate(() => [...(window as unknown as NotingWindow).seen]);
}
