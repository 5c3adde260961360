import type { BrowserContext, Page } from '@playwright/test';
import { contrastsInView, type LineContrast, prepareForContrast } from '../e2e/support/contrast.ts';
import { animatedPaths, bench } from './harness.ts';

// `npm run bench:contrast -- [/history …]`, on the built content: the contrast of each line of text over a scene or a film
// with the brightest half percent of the pixels behind it (for dark text: the darkest). The lowest of ten moments counts.
const moments = 10;
const looks = ['night', 'day'];
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const routes = process.argv.length > 2 ? process.argv.slice(2) : animatedPaths;

await bench({}, async ({ browser, origin }) => {
  for (const { look, viewport } of looks.flatMap((look) => windows.map((viewport) => ({ look, viewport })))) {
    const isPhone = viewport.width < 768;
    // bypassCSP: the policy would block the style that hides the text.
    const context = await browser.newContext({ viewport, bypassCSP: true, isMobile: isPhone, hasTouch: isPhone });
    await context.addInitScript((look) => localStorage.setItem('look', look), look);
    const pages = await Promise.all(routes.map((route) => openPage(context, origin + route)));
    const worst = routes.map((): LineContrast => ({ text: '', required: 0, contrast: Number.POSITIVE_INFINITY }));
    for (let moment = 0; moment < moments; moment++) {
      for (const [index, page] of pages.entries()) {
        const found = await findWorstLine(page, viewport.height);
        if (found.contrast < worst[index]!.contrast) worst[index] = found;
      }
    }
    for (const [index, { text, required, contrast }] of worst.entries()) {
      const line = `${text.trim().slice(0, 20)}…`;
      console.log(
        `${contrast >= required ? 'ok  ' : 'LOW '} ${contrast.toFixed(2)}:1 ${look} ${viewport.width} px ${routes[index]} ${line}`,
      );
      if (contrast < required) process.exitCode = 1;
    }
    await context.close();
  }
});

/** Opens a page, waits until its scene plays, and shows what a scroll would reveal. */
async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('[data-state=painted]').waitFor({ state: 'attached' });
  await prepareForContrast(page);
  return page;
}

/** Scrolls through the part of the page that has the scene behind it, and returns the line with the least contrast. */
async function findWorstLine(page: Page, step: number): Promise<LineContrast> {
  let worst: LineContrast = { text: '', required: 0, contrast: Number.POSITIVE_INFINITY };
  const [start, end] = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const { top, bottom } = document.querySelector('[data-state=painted]')!.getBoundingClientRect();
    return [Math.max(0, top - innerHeight / 2), bottom] as const;
  });
  for (let top = start; top < end; top += step) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    for (const line of await contrastsInView(page)) {
      if (line.contrast / line.required < worst.contrast / worst.required || worst.required === 0) worst = line;
    }
  }
  return worst;
}
