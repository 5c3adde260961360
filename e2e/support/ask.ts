import type { Page } from '@playwright/test';

/** Asks the page a question, and asks again if a new document has replaced the page meanwhile. */
export async function ask<Value>(page: Page, question: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await question();
    } catch (error) {
      // The error only says that another document has replaced the current or the requested one, or that the browser accepts no
      // mouse events while a link is dragged.
      const isLeft = /context was destroyed|navigation|ERR_ABORTED|dispatchMouseEvent\): Internal error/i;
      if (!isLeft.test(String(error))) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}
