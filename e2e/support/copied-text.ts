import type { Page } from '@playwright/test';

interface RecordingWindow {
  copiedText?: string;
}

/** Records what the page copies from its next load on. Our policy lets no page read the clipboard, in tests either. */
export async function recordCopies(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await write(text);
      Object.assign(window, { copiedText: text } satisfies RecordingWindow);
    };
  });
}

/** The text that the page has copied last. */
export const copiedText = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (window as RecordingWindow).copiedText);
