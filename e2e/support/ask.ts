import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A step that has had no answer for this long will have none. */
const answerMs = 2_000;

/** Asks the page, and asks again when a new document has replaced the one that was asked. */
export async function ask<Value>(page: Page, question: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await question();
    } catch (error) {
      throwUnlessLeft(error);
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/**
 * Throws the error unless it says that a new document has replaced the one that was asked for or in which it was asked, or
 * that the browser takes no mouse events while a link is dragged.
 */
export function throwUnlessLeft(error: unknown): void {
  if (!/context was destroyed|navigation|ERR_ABORTED|dispatchMouseEvent\): Internal error/i.test(String(error)))
    throw error;
}

/** Waits for the browser's answer to a step, but not for long: sometimes it gives none. Returns whether it came. */
export const hasAnswer = (step: Promise<unknown>): Promise<boolean> =>
  Promise.race([step.then(() => true), setTimeout(answerMs, false)]);
