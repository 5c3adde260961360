import type { Page } from '@playwright/test';

interface RecordingWindow {
  copiedTexts?: string[];
}

/** Records what the page copies, from its next load on. Our policy forbids reading the clipboard, even in tests. */
export async function recordCopies(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await write(text);
      const texts = (window as RecordingWindow).copiedTexts ?? [];
      Object.assign(window, { copiedTexts: [...texts, text] } satisfies RecordingWindow);
    };
  });
}

/** The texts that the page has copied since it was loaded. */
export const copiedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as RecordingWindow).copiedTexts ?? []);

/** The last text that the page has copied. */
export const copiedText = async (page: Page): Promise<string | undefined> => (await copiedTexts(page)).at(-1);
