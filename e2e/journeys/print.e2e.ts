import type { Page } from '@playwright/test';
import { paths, readSite } from '../../generator/pages.ts';
import { findLayoutFaults } from '../support/layout-faults.ts';
import { at, expect, open, test } from '../support/test.ts';

// The sheet that is left of A4 between the margins of print.css, in CSS px.
test.use({ viewport: { width: 673, height: 987 }, contextOptions: { reducedMotion: 'reduce' } });

const allPaths = paths(await readSite('fixture')).filter((path) => path !== '/404');

/** The visible texts of the page that would be hard to read on white paper, and the bars and controls that are left. */
const findPrintFaults = () => {
  const faults: string[] = [];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });

  const luminance = (color: string) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    const linear = [red, green, blue].map((value) => {
      const onWhite = (value! * alpha! + 255 * (255 - alpha!)) / 255 / 255;
      return onWhite <= 0.04045 ? onWhite / 12.92 : ((onWhite + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent!.trim() || parent.closest('script, style, noscript') || !isShown(parent)) continue;
    const contrast = 1.05 / (luminance(getComputedStyle(parent).color) + 0.05);
    if (contrast < 4.5) faults.push(`${node.textContent!.trim().slice(0, 30)}: contrast ${contrast.toFixed(1)}`);
  }
  const rest =
    'header:has(nav), nav, canvas, video, audio, iframe, input, [role=dialog], [role=region] button, .skip-link';
  for (const element of document.querySelectorAll(`${rest}, main button:not(li > button)`)) {
    if (isShown(element)) faults.push(`<${element.localName}> ${element.textContent.slice(0, 30)} is left`);
  }
  for (const element of document.querySelectorAll('body *')) {
    if (isShown(element) && getComputedStyle(element).position === 'fixed')
      faults.push(`<${element.localName}> is fixed`);
  }
  return faults;
};

/** The text after each visible link. */
const addressesAfter = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
    );

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on paper' : 'on paper, without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('each page is dark on white, without bars and controls, and fits the sheet', async ({ page }) => {
      test.setTimeout(allPaths.length * 6_000);
      for (const path of allPaths) {
        if (javaScriptEnabled) await open(page, path);
        else await page.goto(at(path));
        await page.emulateMedia({ media: 'print' });
        expect.soft(await page.evaluate(findPrintFaults), path).toEqual([]);
        expect.soft(await page.evaluate(findLayoutFaults, 'body'), path).toEqual([]);
      }
    });

    test('questions, notes and transcripts are open, and links are followed by their addresses', async ({ page }) => {
      await page.goto(at('/info'));
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('details[open]')).toHaveCount(0);
      await expect(page.locator('#contact').getByText('Send a text message')).toBeVisible();
      await expect(page.locator('#privacy').getByText('Nothing at all.')).toBeVisible();
      for (const [href, after] of await addressesAfter(page, 'main section li a')) expect(after).toBe(`" (${href})"`);
      await page.goto(at('/other-initiatives'));
      await expect(page.locator('#podcast details li').first()).toBeVisible();
      await page.goto(at('/writing'));
      const links = await addressesAfter(page, '#printed-books li a');
      expect(links).toHaveLength(2);
      for (const [href, after] of links) expect(after).toBe(`" (${href})"`);
      await page.goto(at('/music/album/songs'));
      await expect(page.locator('main ol details p').first()).toBeVisible();
      await expect(page.getByText('Song One', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    });
  });
}

test('all tools are printed, or the selected one', async ({ page }) => {
  await open(page, '/ai-coding');
  await page.emulateMedia({ media: 'print' });
  const tools = page.locator('main article');
  await expect(tools.filter({ visible: true })).toHaveCount(await tools.count());
  await page.evaluate(() => {
    location.hash = 'tool-2';
  });
  await expect(tools.filter({ visible: true })).toHaveCount(1);
});
