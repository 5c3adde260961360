import type { Page } from '@playwright/test';
import { type DeskServer, startDeskServer } from './desk-server.ts';
import { expect, expectAccessible, test } from './test.ts';

/** Starts a desk before the tests of a file, and stops it after them. Call the result in a test. */
export function deskOf(name: string, environment = (): Record<string, string> => ({})): () => DeskServer {
  let desk: DeskServer | undefined;
  test.beforeAll(async () => {
    desk = await startDeskServer(name, 'fixture', environment());
  });
  test.afterAll(() => desk?.stop());
  return () => desk!;
}

/** Opens a form, or the first screen. */
export async function openForm(page: Page, { origin }: DeskServer, name = ''): Promise<void> {
  await page.goto(`${origin}/desk#${name}`);
  await expect(page.locator('main h1')).toBeVisible();
}

/** For tests of the form alone: the page beside it, which is made again after each change, would only slow them down. */
export const withoutPreview = (page: Page) =>
  page.route(
    (url) => !/^\/(desk|@|node_modules|app|contract)/.test(url.pathname),
    (route) => (route.request().resourceType() === 'document' ? route.fulfill({ body: '' }) : route.continue()),
  );

/** The page beside the form. */
export const preview = (page: Page) => page.frameLocator('iframe');
export const pageHeading = (page: Page) => preview(page).getByRole('heading', { level: 1 });
export const status = (page: Page) => page.locator('[data-status]');
export const isSaved = (page: Page) => expect(status(page)).toHaveText('Saved');
/** The control of a value. */
export const control = (page: Page, place: string) =>
  page.locator(`[data-place="${place}"] :is(input, textarea)`).first();

/** Runs axe on the desk, without the page beside the form: that has landmarks of its own, and the tests of the site check it. */
export async function expectDeskAccessible(page: Page): Promise<void> {
  await page.locator('iframe').evaluateAll((frames) => void frames.map((frame) => frame.remove()));
  await expectAccessible(page);
}

/** Expects that nothing reaches out of a narrow window. */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 800 });
}
