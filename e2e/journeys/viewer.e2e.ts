import type { Page } from '@playwright/test';
import { readAnnouncements, recordAnnouncements } from '../support/announcements.ts';
import { expect, expectAccessible, expectHeading, open, setHash, test } from '../support/test.ts';

// In Calm, because transitions take half of the time. 'movement' and e2e/engines test them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const gallery = '/art/patterns';
const names = ['Pattern One', 'Pattern Two', 'Pattern Three', 'Pattern Four', 'Pattern Five'];

const viewer = (page: Page) => page.getByRole('dialog');
/** The dialog has two live regions: the position in the gallery, and the answer of Copy link. */
const position = (page: Page) => viewer(page).getByRole('status').first();
const print = (page: Page, number: number) => page.locator(`#pattern-${number} a`);
const frame = (page: Page) => viewer(page).locator('[data-place=here] > div');
const button = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true });

/** Expects that the picture with this number is open: its title, position, address and file. */
async function expectOpen(page: Page, number: number): Promise<void> {
  await expect(viewer(page).getByRole('heading')).toHaveText(names[number - 1]!);
  await expect(position(page)).toHaveText(`Picture ${number} of 9, ${names[number - 1]}`);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#pattern-${number}`);
  await expect(frame(page).locator('picture')).toHaveAttribute('data-state', 'ready');
  await expect(page.locator('html')).not.toHaveAttribute('data-looking'); // The opening transition has ended.
}

/** Expects that no viewer is open and that the address has no hash. */
async function expectClosed(page: Page): Promise<void> {
  await expect(viewer(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
}

/** Opens the address of a picture. */
async function openAt(page: Page, number: number): Promise<void> {
  await open(page, `${gallery}#pattern-${number}`);
  await expectOpen(page, number);
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expectClosed(page);
}

/** The box of the picture. */
async function placeOf(page: Page) {
  const { x, y, width, height } = (await frame(page).boundingBox())!;
  return { x, y, width, height, middle: { x: x + width / 2, y: y + height / 2 } };
}

const zoomOf = async (page: Page, wholeWidth: number) => (await placeOf(page)).width / wholeWidth;

test('the wheel zooms, and the mouse drags the next picture into view', async ({ page }) => {
  await openAt(page, 2);
  const whole = await placeOf(page);
  const { x, y } = whole.middle;
  const drag = async (px: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + px, y, { steps: 5 });
    await page.mouse.up();
  };

  // The wheel zooms in to the pointer, and out again until the whole picture is visible.
  const point = { x: whole.x + whole.width * 0.7, y: whole.y + whole.height * 0.4 };
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => zoomOf(page, whole.width)).toBeGreaterThan(1.3);
  const near = await placeOf(page);
  expect((point.x - near.x) / near.width).toBeCloseTo(0.7, 1);
  expect((point.y - near.y) / near.height).toBeCloseTo(0.4, 1);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => zoomOf(page, whole.width)).toBeCloseTo(1);

  // Dragging the whole picture shows the next one, but nothing beyond the first.
  await drag(400);
  await expectOpen(page, 1);
  await drag(400);
  await drag(-400);
  await expectOpen(page, 2);
});

test('the buttons zoom and change the picture, and are disabled where there is nothing more; the full file is loaded on zoom only, and nothing is animated in Calm @viewer-buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await openAt(page, 1);
  const whole = await placeOf(page);
  const image = frame(page).locator('picture img');
  const file = () => image.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await file()).toMatch(/-720\.avif$/);
  await expect(button(page, 'Zoom out')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Previous picture')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Zoom in').click();
  expect(await viewer(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0);
  await expect.poll(() => zoomOf(page, whole.width)).toBeCloseTo(2);
  await expect.poll(file).toMatch(/-1600\.avif$/);
  await button(page, 'Zoom out').click();
  await expect.poll(() => zoomOf(page, whole.width)).toBeCloseTo(1);
  await button(page, 'Next picture').click();
  await expectOpen(page, 2);
  for (const place of ['before', 'after']) {
    await expect(viewer(page).locator(`[data-place=${place}] picture`)).toHaveAttribute('data-state', 'ready');
  }
  await button(page, 'Previous picture').click();
  await expectOpen(page, 1);
  await button(page, 'Close').click();
  await expectClosed(page);
});

test('keys change the picture, each is announced once; +, - and 0 zoom, and arrows move a zoomed picture to its edge and then change it; the focus stays in the dialog, and returns to the print of the last picture @viewer-keys @viewer-focus', async ({
  page,
}) => {
  await open(page, gallery);
  await print(page, 2).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 2);
  await expect(button(page, 'Close')).toBeFocused();
  for (let press = 0; press < 9; press++) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(dialog, dialog *)')).toHaveCount(0);
  }
  await recordAnnouncements(page);
  await page.keyboard.press('ArrowRight');
  await expectOpen(page, 3);
  await page.keyboard.press('Home');
  await expectOpen(page, 1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expectOpen(page, 2);
  expect(await readAnnouncements(page)).toEqual([
    'Picture 3 of 9, Pattern Three',
    'Picture 1 of 9, Pattern One',
    'Picture 2 of 9, Pattern Two',
  ]);

  const whole = await placeOf(page);
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page, whole.width)).toBeCloseTo(2);
  const { x } = await placeOf(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await placeOf(page)).x).toBeCloseTo(x - 80, 0);
  for (const key of ['-', '0']) {
    await page.keyboard.press(key);
    await expect.poll(() => zoomOf(page, whole.width), key).toBeCloseTo(1);
    await page.keyboard.press('+');
    await expect.poll(() => zoomOf(page, whole.width)).toBeCloseTo(2);
  }
  for (let press = 0; press < 15; press++) await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByRole('heading')).not.toHaveText(names[1]!);

  await page.keyboard.press('End');
  await expect(viewer(page).getByRole('heading')).toHaveText('Pattern Nine');
  await close(page);
  await expect(print(page, 9)).toBeFocused();
  await expect(print(page, 9)).toBeInViewport();
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** Moves fingers over the screen: each is a list of points, all of the same length. `hold` runs before their end. */
  async function touch(
    page: Page,
    fingers: { x: number; y: number }[][],
    end: 'touchEnd' | 'touchCancel' = 'touchEnd',
    hold?: () => Promise<void>,
  ): Promise<void> {
    const session = await page.context().newCDPSession(page);
    for (const step of fingers[0]!.keys()) {
      const touchPoints = fingers.map((places, id) => ({ ...places[step]!, id }));
      await session.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints });
    }
    await hold?.();
    await session.send('Input.dispatchTouchEvent', { type: end, touchPoints: [] });
    await session.detach();
  }

  const way = (from: { x: number; y: number }, x: number, y = 0) =>
    [0, 0.25, 0.5, 0.75, 1].map((share) => ({ x: from.x + x * share, y: from.y + y * share }));

  test('a swipe changes the picture, a pinch and a double tap zoom, and a zoomed picture can be moved; it follows a swipe down, which closes the viewer, and springs back after a short or broken one', async ({
    page,
  }) => {
    await open(page, gallery);
    await print(page, 2).tap();
    await expectOpen(page, 2);
    const whole = await placeOf(page);
    const { middle, width } = whole;
    const doubleTap = async () => {
      for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(middle.x, middle.y);
    };
    await touch(page, [way(middle, -200)]);
    await expectOpen(page, 3);
    await touch(page, [way(middle, 200)]);
    await expectOpen(page, 2);

    await touch(page, [way({ x: middle.x - 30, y: middle.y }, -60), way({ x: middle.x + 30, y: middle.y }, 60)]);
    await expect.poll(() => zoomOf(page, width)).toBeCloseTo(3, 0);
    const before = await placeOf(page);
    await touch(page, [way(middle, 100, 300)]);
    await expect.poll(async () => (await placeOf(page)).x - before.x).toBeGreaterThan(80);
    await expectOpen(page, 2);
    await touch(page, [way({ x: middle.x - 150, y: middle.y }, 120), way({ x: middle.x + 150, y: middle.y }, -120)]);
    await expect.poll(() => zoomOf(page, width)).toBeCloseTo(1);
    await doubleTap();
    await expect.poll(() => zoomOf(page, width)).toBeCloseTo(2);
    await doubleTap();
    await expect.poll(() => zoomOf(page, width)).toBeCloseTo(1);

    for (const [end, down] of [
      ['touchEnd', 25],
      ['touchCancel', 150],
    ] as const) {
      const expectAt = (y: number) => expect.poll(async () => (await placeOf(page)).y, end).toBeCloseTo(y, 0);
      await touch(page, [way(middle, 0, down)], end, () => expectAt(whole.y + down));
      await expectAt(whole.y);
    }
    await touch(page, [way(middle, 0, -200)]);
    await expectOpen(page, 2);
    await touch(page, [way(middle, 0, 300)]);
    await expectClosed(page);
    await print(page, 2).click(); // Chromium may ignore a tap after a swipe by program, also on a bare page.
    await expectOpen(page, 2);
    await expect(async () => {
      await page.touchscreen.tap(middle.x, whole.y - 8); // Beside the picture. It has no effect right after opening.
      await expect(viewer(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expectClosed(page);
  });
});

test('Back closes, Forward opens again, also after a reload; arrow keys add no history entries; the page below does not scroll', async ({
  page,
}) => {
  await open(page, '/art');
  await page.locator(`main a[href="${gallery}"]`).click();
  await expectHeading(page, 'Patterns');
  await print(page, 5).scrollIntoViewIfNeeded();
  const length = await page.evaluate(() => history.length);
  await print(page, 5).click();
  await expectOpen(page, 5);
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 400);
  for (const number of [4, 3]) {
    await page.keyboard.press('ArrowLeft');
    await expectOpen(page, number);
  }
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  await page.goBack();
  await expectClosed(page);
  await expect(print(page, 3)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.goForward();
  await expectOpen(page, 3);
  await page.reload();
  await expectOpen(page, 3);
  await close(page);
  await page.goBack();
  await expectHeading(page, 'Our Pictures');
});

test('a hash opens its picture on load, through a link from another page, and when it is typed; an unknown one is removed, with a note @hash-unknown', async ({
  page,
}) => {
  const note = page.locator('main > p[role=status]');
  await open(page, `${gallery}#pattern-99`);
  await expect(note).toHaveText('There is no picture “pattern-99” in this gallery.');
  await expectClosed(page);
  await expectAccessible(page);
  await setHash(page, '#pattern-2');
  await expectOpen(page, 2);
  await expect(note).toBeEmpty();
  await close(page);
  await setHash(page, '#_main');
  await expect(note).toBeEmpty();
  expect(new URL(page.url()).hash).toBe('#_main');

  await open(page, '/art');
  const link = page.locator(`main a[href="${gallery}"]`);
  await link.evaluate((link: HTMLAnchorElement) => {
    link.href += '#pattern-4';
  });
  await page.locator('main a').first().click();
  await expectOpen(page, 4);
  await page.goBack();
  await expectHeading(page, 'Our Pictures');
  await expect(viewer(page)).toHaveCount(0);
});

test('a visitor who leaves while the viewer loads gets no hash on the next page', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/viewer-*.js', (route) => code.promise.then(() => route.continue()));
  await open(page, gallery);
  const loaded = page.waitForResponse('**/assets/viewer-*.js');
  await print(page, 2).click();
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Music' }).click();
  await expectHeading(page, 'Our Music');
  code.resolve();
  await (await loaded).finished();
  // The page has handled this code once code that it requested later has arrived.
  await page.getByRole('button', { name: 'Chat Assistant' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat Assistant' })).toBeVisible();
  await expect(page).toHaveURL(/\/music$/);
});

test.describe('when something fails to load', () => {
  test.use({ expectedMessages: /Failed to load resource|Failed to fetch dynamically imported/ });

  test('without the code of the viewer, a print links to the file of its picture @viewer-code-missing', async ({
    page,
  }) => {
    await page.route('**/assets/viewer-*.js', (route) => route.abort());
    await open(page, `${gallery}#pattern-5`);
    await expect(print(page, 5)).toBeInViewport();
    await print(page, 2).click();
    await expect(page).toHaveURL(/pattern-2-[^/]*-1600\.avif$/);
    await page.goBack();
    await expectHeading(page, 'Patterns');
  });

  test('a picture that fails shows its alternative text @viewer-picture-missing', async ({ page }) => {
    await page.route('**/pattern-4-*', (route) => route.abort());
    await open(page, `${gallery}#pattern-4`);
    await expect(frame(page).getByText('Four circles in a row on an upright picture.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, 5);
  });
});

test.describe('movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a picture grows out of its print and shrinks back into it; opening and closing at once leaves no mark', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const { outcomes } = Object.assign(window, { outcomes: [] as string[] });
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.ready.then(
          () => outcomes.push('looking' in document.documentElement.dataset ? 'shown' : 'without its mark'),
          (error) => outcomes.push(`${error}`),
        );
        return transition;
      };
    });
    const outcomes = () => page.evaluate(() => Reflect.get(window, 'outcomes'));
    await open(page, gallery);
    await print(page, 2).click();
    await expectOpen(page, 2);
    await expect.poll(outcomes).toEqual(['shown']);
    await close(page);
    await expect.poll(outcomes).toEqual(['shown', 'shown']);

    for (const number of [2, 3]) {
      await print(page, number).evaluate((link: HTMLElement) => link.click());
      await expect(viewer(page)).toHaveCount(1);
      await page.evaluate(() => history.back());
      await expect(viewer(page)).toHaveCount(0);
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-looking');
    await expect(page.locator('[style*=view-transition-name]')).toHaveCount(0);
  });
});
