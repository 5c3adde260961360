import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { startDeskServer } from './support/desk-server.ts';
import { chromiumLaunch } from './support/machine.ts';

// `npm run handbook`: takes the screenshots of the desk in docs/owner/, on a copy of the content.
const folder = 'docs/owner';
const maxBytes = 30_000;

const desk = await startDeskServer('handbook', 'content');
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage({ viewport: { width: 1360, height: 800 }, reducedMotion: 'reduce' });

await open('team.yaml');
await page.locator('main details summary').first().click();
await take('form');

await page.locator('[data-place="0.id"] input').fill('Chat Assistant');
const problem = page.locator('[data-place="0.id"] p', { hasText: 'must be small letters' });
await problem.evaluate((sentence) => sentence.scrollIntoView({ block: 'center' }));
await take('problem');
await page.getByRole('button', { name: 'Undo' }).click();
await page.locator('[data-status=saved]').waitFor();

await open('albums/mystery-of-love/album.yaml');
await page.locator('[data-place="tracks"] > legend').evaluate((legend) => legend.scrollIntoView());
await page.locator('main').evaluate((main) => main.scrollBy(0, -110));
await take('tracks');

appendFileSync(
  join(desk.content, 'history.yaml'),
  '- id: first-concert\n  date: May 2, 2026\n  title: First concert\n  description: Eleven people came, and stayed.\n',
);
await open('history.yaml');
await page.getByRole('button', { name: 'Publish …' }).click();
const dialog = page.getByRole('dialog');
await dialog.getByText('Show the words').first().click();
await dialog.getByText('Should fix').waitFor();
await take('publish');

await browser.close();
await desk.stop();

async function open(name: string): Promise<void> {
  await page.goto(`${desk.origin}/desk#${name}`);
  // Changes of files are noticed meanwhile.
  await page.reload();
  await page.locator('[data-status=saved]').waitFor();
  await page.frameLocator('iframe').locator('main h1').waitFor();
  // In development the styles of a page come with its code.
  await page.waitForLoadState('networkidle');
}

/** Saves a screenshot at the best quality that stays below `maxBytes`. */
async function take(name: string): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(async () => {
      const shown = [...document.images].filter(({ loading }) => loading !== 'lazy');
      await Promise.allSettled(shown.map((image) => image.decode()));
      await document.fonts.ready;
    });
  }
  const png = await page.screenshot();
  for (let quality = 80; ; quality -= 10) {
    const webp = sharp(png).resize({ width: 1100 }).webp({ quality, effort: 6 });
    const { length } = await webp.toBuffer();
    if (length > maxBytes && quality > 20) continue;
    await webp.toFile(`${folder}/${name}.webp`);
    console.log(`${folder}/${name}.webp: ${Math.round(length / 1000)} KB`);
    return;
  }
}
