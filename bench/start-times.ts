import type { Page } from '@playwright/test';

/** Runs in the page: notes the time from the click to the sound of an audio element in the page or made by a script. */
export function recordStart() {
  let clickedMs = 0;
  const onPlaying = (event: Event) => {
    document.documentElement.dataset.startMs ??= String(event.timeStamp - clickedMs);
  };
  const onClick = ({ timeStamp, isTrusted }: Event) => {
    if (isTrusted) clickedMs = timeStamp; // The page repeats a press that came early.
  };
  addEventListener('click', onClick, true);
  addEventListener('playing', onPlaying, true);
  window.Audio = new Proxy(window.Audio, {
    construct(Original, values) {
      const element = new Original(...values);
      element.addEventListener('playing', onPlaying);
      return element;
    },
  });
}

/** Waits for the sound, and returns the time from the click to it. */
export async function startMs(page: Page): Promise<number> {
  await page.waitForFunction(() => document.documentElement.dataset.startMs, undefined, { timeout: 60_000 });
  return page.evaluate(() => Number(document.documentElement.dataset.startMs));
}
