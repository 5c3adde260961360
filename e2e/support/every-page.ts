import type { Page } from '@playwright/test';
import { findView } from '../../contract/routes.ts';
import { paths, readSite } from '../../generator/pages/all-pages.ts';
import { at, expect, isComplete } from './test.ts';

/** The first page of each kind, without the not-found page, to which no link leads. */
export const onePageOfEachKind = (paths: string[]): string[] =>
  [...Map.groupBy(paths, findView).values()].map(([path]) => path!).filter((path) => path !== '/404');

/** The same of the fixture. */
export const onePageOfEachKindInFixture = async (): Promise<string[]> =>
  onePageOfEachKind(paths(await readSite('fixture')));

export const looks = ['night', 'day'] as const;

/** Shows the open page by night or by day, as the switch in the footer does. */
export const showBy = (page: Page, look: (typeof looks)[number]): Promise<void> =>
  page.locator(`[name=look][value=${look}]`).dispatchEvent('click');

type Sizes = readonly (readonly [width: number, height: number])[];

export const desktop = [1440, 900] as const;
export const tablet = [820, 1180] as const;
export const phone = [390, 844] as const;
export const smallPhone = [320, 640] as const;
export const usualSizes: Sizes = [desktop, tablet, phone, smallPhone];

/** Runs in the page, on the part that the selector names. Returns the faults. */
type Check = (within?: string) => string[];

/** Lays out the parts below the first screen, as when the visitor has scrolled (app/navigation/lay-out-later.ts). */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    delete document.documentElement.dataset.fresh;
  });

/** Opens a page, waits for its code and its fonts, and lays out all of it. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await isComplete(page);
  await layOutAll(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs a check on the open page at each viewport size. Returns the faults, each with path and width. */
export async function checkSizes(page: Page, sizes: Sizes, check: Check, within?: string): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const { pathname } = new URL(page.url());
    for (const fault of await page.evaluate(check, within)) found.push(`${pathname} at ${width} px: ${fault}`);
  }
  return found;
}

/** Navigates by a link, without loading a new document. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')!.append(link);
    link.click();
    link.remove();
  }, path);
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await expect(page.locator('main h1')).toBeFocused();
}
