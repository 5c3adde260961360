import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cardFolder } from '../../contract/card.ts';
import { findView } from '../../contract/routes.ts';
import { at, expect, isComplete } from './test.ts';

/** The paths of all pages of a built site. Old addresses, which lead to one, are none, nor are cards for other sites. */
export const builtPaths = (siteFolder: string): string[] =>
  globSync('**/*.html', { cwd: siteFolder, exclude: [cardFolder] })
    .filter((file) => !readFileSync(join(siteFolder, file), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(index)?\.html$/, '')}`)
    .sort();

/** The first page of each kind. Without the host's page for wrong addresses, to which no link leads. */
export const onePageOfEachKind = (paths: string[]): string[] =>
  [...Map.groupBy(paths, findView).values()].map(([path]) => path!).filter((path) => path !== '/404');

/** The title and the heading of each page, by its path. */
export type Pages = Record<string, { title: string; heading: string }>;

/**
 * Reads them from the pages of a built site. The browser's page must be empty: the policy of the site's own pages would be
 * asked about each style in a text that becomes HTML.
 */
export function readPages(page: Page, siteFolder: string): Promise<Pages> {
  const htmls = builtPaths(siteFolder).map((path) => [path, readHtml(siteFolder, path)] as const);
  return page.evaluate((texts) => {
    const entries = texts.map(([path, text]) => {
      const html = new DOMParser().parseFromString(text, 'text/html');
      return [path, { title: html.title, heading: html.querySelector('main h1')!.textContent }];
    });
    return Object.fromEntries(entries);
  }, htmls);
}

/** The text of the page with this path. */
export const readHtml = (siteFolder: string, path: string): string =>
  readFileSync(join(siteFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');

type Sizes = readonly (readonly [width: number, height: number])[];
/** Runs in the page, or on the part of it that the selector names. Returns the faults that it finds. */
type Check = (within?: string) => string[];

/** Opens a page and waits for its code and its fonts. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await isComplete(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs the check on the open page in a viewport of each size. Returns the faults that it finds, each with its path and width. */
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

/** Navigates by a link, without a hard load. */
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
