import type { Page } from '@playwright/test';
import { checkEveryPage } from '../../support/every-page.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { expect, test } from '../../support/test.ts';

// WCAG 2.2, 1.4.10 and 1.4.12: nothing is lost at 400 % zoom or with widely spaced text.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The text spacing of WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Adds a stylesheet to every page that is opened, as a visitor's own style. The Content-Security-Policy allows this way. */
const addStyle = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

const desktopAndPhone = [
  [1440, 900],
  [390, 844],
] as const;

test('1.4.12 text spacing: no text is cut off or lies over another @text-spacing', async ({ page, siteFolder }) => {
  test.setTimeout(90_000);
  await addStyle(page, textSpacing);
  expect(await checkEveryPage(page, siteFolder, [[desktopAndPhone, findLayoutFaults]])).toEqual([]);
});

test('1.4.10 zoom of 400 %: no text is cut off or lies over another @zoom-400', async ({ page, siteFolder }) => {
  test.setTimeout(90_000);
  expect(await checkEveryPage(page, siteFolder, [[[[320, 256]], findLayoutFaults]])).toEqual([]);
});
