import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { paths, readSite } from '../generator/pages/all-pages.ts';
import { createStaticHost, startHost } from '../generator/serve/static-host.ts';
import { layOutAll } from './support/every-page.ts';
import { chromiumLaunch } from './support/machine.ts';

// `npm run screens`: saves screenshots of every page of the built site at eight widths by night and by day in screens/, each of
// the first viewport and of the whole page. `npm run screens -- /music /team 390 day` takes only these pages, widths and looks.
const heights: Record<number, number> = {
  320: 568,
  390: 844,
  768: 1024,
  1024: 768,
  1440: 900,
  1920: 1080,
  2560: 1440,
  3840: 2160,
};
const looks = ['night', 'day'];
const folder = 'screens';

mkdirSync(folder, { recursive: true });
const server = createStaticHost('dist', '/');
const origin = await startHost(server);
const wanted = process.argv.slice(2);
const wantedPaths = wantedOr(paths(await readSite()), (argument) => argument.startsWith('/'));
const widths = wantedOr(Object.keys(heights), (argument) => /^\d+$/.test(argument)).map(Number);
const wantedLooks = wantedOr(looks, (argument) => looks.includes(argument));
const browser = await chromium.launch(chromiumLaunch());

for (const { width, look } of widths.flatMap((width) => wantedLooks.map((look) => ({ width, look })))) {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    hasTouch: width < 1000,
    isMobile: width < 1000,
    reducedMotion: 'reduce', // Nothing moves, and everything is shown at once.
  });
  await context.addInitScript((look) => localStorage.setItem('look', look), look);
  const page = await context.newPage();
  for (const path of wantedPaths) {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await layOutAll(page);
    await loadLazyPictures(page);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    await page.screenshot({ path: `${folder}/${name}-${width}-${look}.png` });
    await page.screenshot({ path: `${folder}/${name}-${width}-full-${look}.png`, fullPage: true });
  }
  await context.close();
  console.log(`${wantedPaths.length} pages at ${width} px by ${look}`);
}
await browser.close();
server.close();

/** Returns the arguments of one kind, or all values if there are none. */
function wantedOr(all: string[], isOfKind: (argument: string) => boolean): string[] {
  const chosen = wanted.filter(isOfKind);
  return chosen.length > 0 ? chosen : all;
}

async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}
