import type { Page } from '@playwright/test';
import { expect, expectHeading, open, test } from '../support/test.ts';

/** A page of each scene. */
const scenes = ['/', '/history', '/art', '/ai-coding', '/future'];

const canvas = (page: Page) => page.locator('main [data-painted] > canvas');

/** The current picture of the scene. A worker draws on the canvas, but the page can copy it. */
const picture = (page: Page) =>
  canvas(page).evaluate(async (element: HTMLCanvasElement) => {
    const bitmap = await createImageBitmap(element);
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data)).join();
    return { width, height, hash, isBlank: data.every((value) => value === 0) };
  });

/** Whether 30 frames pass without a change. */
async function isStill(page: Page): Promise<boolean> {
  const before = await picture(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  });
  return (await picture(page)).hash === before.hash;
}

const expectMoving = (page: Page) => expect.poll(() => isStill(page)).toBe(false);

// hero-video.e2e.ts tests the other reasons to stop: a hidden tab, and a place outside the viewport.
test('a scene stops in Calm and continues afterwards; a page has one worker, a page without a scene none', async ({
  page,
}) => {
  await open(page, '/history');
  await expect.poll(() => page.workers().length).toBe(1);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Future' }).click();
  await expectHeading(page, 'Our Plans & <b>$&</b> "Ideas"');
  await expectMoving(page);
  expect(page.workers()).toHaveLength(1);
  const calm = page.getByRole('button', { name: 'Calm', exact: true });
  await calm.click();
  await expect.poll(() => isStill(page)).toBe(true);
  expect((await picture(page)).isBlank).toBe(false);
  await calm.click();
  await expectMoving(page);
  await menu.getByRole('link', { name: 'Team' }).click();
  await expectHeading(page, 'Our Team');
  await expect.poll(() => page.workers().length).toBe(0);
});

test.describe('on a sharp screen in Calm', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 400, height: 800 },
    deviceScaleFactor: 3,
  });

  test('each scene is one still picture, with at most 1.5 pixels per CSS pixel, and follows the size of the viewport', async ({
    page,
  }) => {
    for (const path of scenes) {
      await open(page, path);
      await expect(canvas(page), path).toHaveCount(1);
      // The worker reports a painted canvas before the browser shows it.
      await expect.poll(() => picture(page), path).toMatchObject({ width: 600, isBlank: false });
      expect(await isStill(page), path).toBe(true);
    }
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(() => picture(page)).toMatchObject({ width: 900, isBlank: false });
  });
});

test('a scene recovers from a crash of the GPU process, which loses every context @gpu-crash', async ({
  page,
  browser,
}) => {
  await open(page, '/future');
  await expectMoving(page);
  const session = await browser.newBrowserCDPSession();
  await session.send('Browser.crashGpuProcess');
  await expectMoving(page);
  expect((await picture(page)).isBlank).toBe(false);
});
