import type { Page } from '@playwright/test';
import { at, expect, expectHeading, open, setHidden, test } from '../support/test.ts';

/** A page of each scene. */
const scenes = ['/', '/history', '/art', '/ai-coding', '/future'];

const canvas = (page: Page) => page.locator('main [data-painted] > canvas');

/** The current picture of the scene. A worker draws on the canvas, but the page can copy it. */
const picture = (page: Page) =>
  canvas(page).evaluate(async (element: HTMLCanvasElement) => {
    const bitmap = await createImageBitmap(element);
    const copy = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = copy.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    return {
      width: bitmap.width,
      height: bitmap.height,
      hash: hash.join(),
      isBlank: data.every((value) => value === 0),
    };
  });

/** Whether 30 frames pass without a change. */
async function isStill(page: Page): Promise<boolean> {
  const before = await picture(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  });
  return (await picture(page)).hash === before.hash;
}

const expectMoving = (page: Page, state?: string) => expect.poll(() => isStill(page), state).toBe(false);
const expectStill = (page: Page, state?: string) => expect.poll(() => isStill(page), state).toBe(true);

test('a scene stops in Calm, in a hidden tab and outside the viewport, and continues afterwards', async ({ page }) => {
  // Without the film, which takes most of the processor.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await open(page, '/');
  await expectMoving(page);
  const calm = page.getByRole('button', { name: 'Calm', exact: true });
  const stops: Record<string, [stop: () => Promise<unknown>, resume: () => Promise<unknown>]> = {
    Calm: [() => calm.click(), () => calm.click()],
    'hidden tab': [() => setHidden(page, true), () => setHidden(page, false)],
    'outside the viewport': [
      () => page.locator('footer').scrollIntoViewIfNeeded(),
      () => page.evaluate(() => scrollTo(0, 0)),
    ],
  };
  for (const [state, [stop, resume]] of Object.entries(stops)) {
    await stop();
    await expectStill(page, state);
    expect((await picture(page)).isBlank, state).toBe(false);
    await resume();
    await expectMoving(page, `after ${state}`);
  }
});

test.describe('in Calm', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('each scene is one still picture, which is not in the HTML, ignores the pointer and is hidden from screen readers', async ({
    page,
    request,
  }) => {
    for (const path of scenes) {
      await open(page, path);
      await expect(canvas(page), path).toHaveCount(1);
      // The worker reports a painted canvas before the browser shows it.
      await expect.poll(() => picture(page), path).toMatchObject({ isBlank: false });
      await expect(canvas(page), path).toHaveCSS('pointer-events', 'none');
      expect(await canvas(page).evaluate((element) => element.closest('[aria-hidden=true]')), path).not.toBeNull();
      expect(await (await request.get(at(path))).text(), path).not.toMatch(/<canvas|worker-/);
    }
    expect(await isStill(page)).toBe(true);
  });

  test.describe('on a sharp screen', () => {
    test.use({ viewport: { width: 400, height: 800 }, deviceScaleFactor: 3 });

    test('a scene has at most 1.5 canvas pixels per CSS pixel, and follows the size of the viewport', async ({
      page,
    }) => {
      await open(page, '/');
      await expect.poll(() => picture(page)).toMatchObject({ width: 600, height: 1200 });
      await page.setViewportSize({ width: 600, height: 900 });
      await expect.poll(() => picture(page)).toMatchObject({ width: 900, height: 1350, isBlank: false });
    });
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

test('a page with a scene has one worker, other pages have none', async ({ page }) => {
  await open(page, '/history');
  await expect.poll(() => page.workers().length).toBe(1);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Future' }).click();
  await expectHeading(page, 'Our Plans & <b>$&</b> "Ideas"');
  await expectMoving(page);
  expect(page.workers()).toHaveLength(1);
  await menu.getByRole('link', { name: 'Team' }).click();
  await expectHeading(page, 'Our Team');
  await expect.poll(() => page.workers().length).toBe(0);
});

test.describe('without the code of the scenes', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('pages are complete, and the static dots stay visible @scenes-code-missing', async ({ page }) => {
    await page.route('**/assets/worker-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const asked = page.waitForResponse(/assets\/worker-/);
    await open(page, '/future');
    await asked;
    await expect(page.locator('main canvas')).toHaveCount(0);
    const dots = page.locator('main svg').filter({ has: page.locator('circle[cx$="%"]') });
    await expect(dots).toHaveCSS('opacity', '1');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
    await expectHeading(page, 'Our History');
  });
});
