import type { Page } from '@playwright/test';
import { type CountedWindow, countFrames } from '../support/frames.ts';
import { heapGrowthMb } from '../support/heap.ts';
import { at, expect, expectHeading, isAlive, open, setHidden, test } from '../support/test.ts';

const scenes = ['/', '/history', '/art', '/art/places', '/ai-coding', '/future'];

const canvas = (page: Page) => page.locator('main [data-state="painted"] > canvas');

/** What the scene shows now. A worker draws on the canvas, but the page can copy it. */
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

const expectMoving = (page: Page) => expect.poll(() => isStill(page)).toBe(false);
const expectStill = (page: Page) => expect.poll(() => isStill(page)).toBe(true);

for (const path of scenes) {
  test(`${path} moves, ignores the pointer and is hidden from screen readers`, async ({ page }) => {
    await open(page, path);
    await expectMoving(page);
    await expect(canvas(page)).toHaveCount(1);
    expect(await canvas(page).evaluate((element) => element.closest('[aria-hidden=true]') !== null)).toBe(true);
    expect(await canvas(page).evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
  });

  test(`${path} shows one still picture in Calm`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await expect(canvas(page)).toHaveCount(1);
    // The worker reports a painted canvas before the browser shows it.
    await expect.poll(() => picture(page)).toMatchObject({ isBlank: false });
    expect(await isStill(page)).toBe(true);
  });
}

test('Calm stops a scene, and Lively starts it again', async ({ page }) => {
  await open(page, '/future');
  await expectMoving(page);
  await page.getByRole('radio', { name: 'Calm' }).check();
  await page.evaluate(() => scrollTo(0, 0));
  await expectStill(page);
  expect((await picture(page)).isBlank).toBe(false);
  await page.getByRole('radio', { name: 'Lively' }).check();
  await page.evaluate(() => scrollTo(0, 0));
  await expectMoving(page);
});

test("a scene follows the system's setting while the page is open", async ({ page }) => {
  await open(page, '/');
  await expectMoving(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStill(page);
});

test('a scene stops outside the viewport, and continues when it is visible again', async ({ page }) => {
  await open(page, '/');
  await expectMoving(page);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expectStill(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expectMoving(page);
});

test('a scene stops in a hidden tab', async ({ page }) => {
  await open(page, '/history');
  await page.locator('main ol').scrollIntoViewIfNeeded();
  await expectMoving(page);
  await setHidden(page, true);
  await expectStill(page);
  await setHidden(page, false);
  await expectMoving(page);
});

test('a scene follows the size of the viewport, in Calm too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect.poll(() => picture(page)).toMatchObject({ width: 1280, height: 800 });
  await page.setViewportSize({ width: 600, height: 900 });
  await expect.poll(() => picture(page)).toMatchObject({ width: 600, height: 900, isBlank: false });
});

test('a scene has at most 1.5 canvas pixels per CSS pixel', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 400, height: 800 }, deviceScaleFactor: 3 });
  const page = await context.newPage();
  await open(page, '/');
  await expect.poll(() => picture(page)).toMatchObject({ width: 600, height: 1200 });
  await context.close();
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

test('no scene requests animation frames on the main thread', async ({ page }) => {
  await countFrames(page);
  for (const path of [...scenes, '/team']) {
    await open(page, path);
    if (path !== '/team') await expect(canvas(page)).toHaveCount(1);
    const frames = await page.evaluate(async () => {
      const counted = window as unknown as CountedWindow;
      const halfASecond = () => new Promise((resolve) => setTimeout(resolve, 500));
      await halfASecond();
      const before = counted.framesAsked;
      await halfASecond();
      return counted.framesAsked - before;
    });
    expect(frames, path).toBe(0);
  }
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

test('without support for offscreen canvases, pages are complete without their scene', async ({ page }) => {
  await page.addInitScript(() => {
    delete (HTMLCanvasElement.prototype as Partial<HTMLCanvasElement>).transferControlToOffscreen;
  });
  await open(page, '/ai-coding');
  await expectHeading(page, 'Our Tools');
  await expect(page.locator('main canvas')).toHaveCount(0);
});

test('the HTML contains nothing of a scene', async ({ page, request }) => {
  for (const path of scenes) expect(await (await request.get(at(path))).text()).not.toMatch(/<canvas|worker-/);
  await page.goto(at('/future'));
  await isAlive(page);
});

test('the heap grows by less than 3 MB in forty visits', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/');
  const grownMb = await heapGrowthMb(page, 40, async (link) => {
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main h1')).toBeVisible();
  });
  expect(grownMb).toBeLessThan(3);
});
