import type { Page } from '@playwright/test';

type RecordingWindow = Window & { announced: string[] };

/** Starts to record what the live regions of the open dialog announce, including repetitions. */
export const recordAnnouncements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    for (const region of document.querySelectorAll('dialog [role=status], dialog [aria-live]')) {
      const say = () => announced.push(region.textContent);
      new MutationObserver(say).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });

/** The announcements recorded so far. */
export const readAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as RecordingWindow).announced);
