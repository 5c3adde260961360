import type { Page } from '@playwright/test';
import { readAnnouncements, recordAnnouncements } from '../support/announcements.ts';
import { copiedText, recordCopies } from '../support/copied-text.ts';
import { expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

// In Calm: otherwise half of the time goes to transitions. They run in 'movement', and in e2e/engines.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const gallery = '/art/patterns';
const names = ['Pattern One', 'Pattern Two', 'Pattern Three', 'Pattern Four', 'Pattern Five'];

const viewer = (page: Page) => page.getByRole('dialog');
/** The dialog has two status regions: the position in the gallery, and the answer of Copy link. */
const position = (page: Page) => viewer(page).getByRole('status').first();
const copyAnswer = (page: Page) => viewer(page).getByRole('status').last();
const print = (page: Page, number: number) => page.locator(`#pattern-${number} a`);
const frame = (page: Page) => viewer(page).locator('[data-place=here] > div');
const button = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true });

/** The picture with this number is open: its title, its position, its address and its file. */
async function expectOpen(page: Page, number: number): Promise<void> {
  await expect(viewer(page).getByRole('heading')).toHaveText(names[number - 1]!);
  await expect(position(page)).toHaveText(`Picture ${number} of 9, ${names[number - 1]}`);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#pattern-${number}`);
  await expect(frame(page).locator('picture')).toHaveAttribute('data-state', 'ready');
  await expect(page.locator('html')).not.toHaveAttribute('data-looking'); // The opening transition has ended.
}

/** No viewer is open, and the address has no hash. */
async function expectClosed(page: Page): Promise<void> {
  await expect(viewer(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
}

/** Opens a picture with a click on its print. */
async function press(page: Page, number: number): Promise<void> {
  await print(page, number).click();
  await expectOpen(page, number);
}

/** Waits until the animations of the picture have ended, and returns its box. */
async function placeOf(page: Page) {
  await frame(page).evaluate(async (element) => {
    const animations = element.closest('dialog')!.getAnimations({ subtree: true });
    await Promise.all(animations.map(({ finished }) => finished.catch(() => {})));
  });
  const { x, y, width, height } = (await frame(page).boundingBox())!;
  return { x, y, width, height, middle: { x: x + width / 2, y: y + height / 2 } };
}

const zoomOf = async (page: Page, wholeWidth: number) => (await placeOf(page)).width / wholeWidth;

test('the code of the viewer is loaded when the pointer comes to a print, not before', async ({ page }) => {
  const code = /\/assets\/viewer-.*\.js$/;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, gallery);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => code.test(url))).toEqual([]);
  const request = page.waitForRequest(code);
  await print(page, 1).hover();
  await request;
});

test.describe('with the mouse', () => {
  test('the wheel zooms in to the pointer, and out again until the whole picture is visible', async ({ page }) => {
    await open(page, gallery);
    await press(page, 3);
    const whole = await placeOf(page);
    const point = { x: whole.x + whole.width * 0.7, y: whole.y + whole.height * 0.4 };
    await page.mouse.move(point.x, point.y);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => zoomOf(page, whole.width)).toBeGreaterThan(1.3);
    const near = await placeOf(page);
    expect((point.x - near.x) / near.width).toBeCloseTo(0.7, 1);
    expect((point.y - near.y) / near.height).toBeCloseTo(0.4, 1);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => zoomOf(page, whole.width)).toBeCloseTo(1);
    expect((await placeOf(page)).middle.x).toBeCloseTo(whole.middle.x);
  });

  test('a double click zooms in, dragging moves the picture, a second double click zooms out', async ({ page }) => {
    await open(page, gallery);
    await press(page, 3);
    const whole = await placeOf(page);
    await page.mouse.dblclick(whole.middle.x, whole.middle.y);
    await expect.poll(() => zoomOf(page, whole.width)).toBeCloseTo(2);
    const { x } = await placeOf(page);
    await page.mouse.move(whole.middle.x, whole.middle.y);
    await page.mouse.down();
    await page.mouse.move(whole.middle.x + 60, whole.middle.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await placeOf(page)).x - x).toBeCloseTo(60, 0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await placeOf(page)).x - x).toBeCloseTo(140, 0);
    await expectOpen(page, 3);
    await page.waitForFunction(
      (since) => performance.now() - since > 400,
      await page.evaluate(() => performance.now()),
    );
    await page.mouse.dblclick(whole.middle.x, whole.middle.y);
    await expect.poll(() => zoomOf(page, whole.width)).toBeCloseTo(1);
  });

  test('the buttons zoom and change the picture, and are disabled where there is nothing more @viewer-buttons', async ({
    page,
  }) => {
    await open(page, gallery);
    await press(page, 1);
    const whole = await placeOf(page);
    await expect(button(page, 'Zoom out')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page, 'Previous picture')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Zoom in').click();
    await expect.poll(() => zoomOf(page, whole.width)).toBeCloseTo(2);
    await button(page, 'Zoom out').click();
    await expect.poll(() => zoomOf(page, whole.width)).toBeCloseTo(1);
    await button(page, 'Next picture').click();
    await expectOpen(page, 2);
    await button(page, 'Previous picture').click();
    await expectOpen(page, 1);
    await button(page, 'Close').click();
    await expectClosed(page);
  });

  test('dragging a picture that is not zoomed shows the next one, but nothing beyond the first', async ({ page }) => {
    await open(page, gallery);
    await press(page, 2);
    const drag = async (px: number) => {
      const { middle } = await placeOf(page);
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x + px, middle.y, { steps: 5 });
      await page.mouse.up();
    };
    await drag(400);
    await expectOpen(page, 1);
    await drag(400);
    await expectOpen(page, 1);
    await drag(-400);
    await expectOpen(page, 2);
  });

  test('the full file is loaded on zoom only, and the neighbours are loaded in advance', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await open(page, gallery);
    await press(page, 3);
    const file = () =>
      frame(page)
        .locator('picture img')
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(await file()).toMatch(/-720\.avif$/);
    for (const place of ['before', 'after']) {
      await expect(viewer(page).locator(`[data-place=${place}] picture`)).toHaveAttribute('data-state', 'ready');
    }
    await expect(viewer(page).locator('[data-place]')).toHaveCount(3);
    await button(page, 'Zoom in').click();
    await expect.poll(file).toMatch(/-1600\.avif$/);
  });
});

test.describe('with the keyboard', () => {
  test('keys change the picture, and each picture is announced once', async ({ page }) => {
    await open(page, gallery);
    await print(page, 2).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, 2);
    await expect(button(page, 'Close')).toBeFocused();
    const status = viewer(page).getByRole('status').first();
    await expect(status).toHaveText('Picture 2 of 9, Pattern Two');
    await recordAnnouncements(page);
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, 3);
    await expect(status).toHaveText('Picture 3 of 9, Pattern Three');
    await page.keyboard.press('Home');
    await expectOpen(page, 1);
    await expect(status).toHaveText('Picture 1 of 9, Pattern One');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, 2);
    await expect(status).toHaveText('Picture 2 of 9, Pattern Two');
    expect(await readAnnouncements(page)).toEqual([
      'Picture 3 of 9, Pattern Three',
      'Picture 1 of 9, Pattern One',
      'Picture 2 of 9, Pattern Two',
    ]);
    await page.keyboard.press('End');
    await expect(viewer(page).getByRole('heading')).toHaveText('Pattern Nine');
  });

  test('+, - and 0 zoom; arrows move a zoomed picture, and change the picture at its edge @viewer-keys', async ({
    page,
  }) => {
    await open(page, gallery);
    await press(page, 3);
    const whole = await placeOf(page);
    await page.keyboard.press('+');
    await expect.poll(() => zoomOf(page, whole.width)).toBeCloseTo(2);
    const { x } = await placeOf(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await placeOf(page)).x).toBeCloseTo(x - 80, 0);
    await page.keyboard.press('0');
    await expect.poll(() => zoomOf(page, whole.width)).toBeCloseTo(1);
    await page.keyboard.press('+');
    for (let press = 0; press < 15; press++) await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByRole('heading')).not.toHaveText(names[2]!);
  });

  test('the focus stays in the dialog, and returns to the print of the last picture @viewer-focus', async ({
    page,
  }) => {
    await open(page, gallery);
    await print(page, 2).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, 2);
    const isInside = () => page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'));
    for (let press = 0; press < 9; press++) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(print(page, 2)).toBeFocused();

    await page.keyboard.press('Enter');
    await expectOpen(page, 2);
    await page.keyboard.press('End');
    await expect(viewer(page).getByRole('heading')).toHaveText('Pattern Nine');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(print(page, 9)).toBeFocused();
    await expect(print(page, 9)).toBeInViewport();
  });
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** Moves fingers over the screen: each is a list of points, all of the same length. */
  async function touch(page: Page, ...fingers: { x: number; y: number }[][]): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const points = (step: number) => fingers.map((places, id) => ({ ...places[step]!, id }));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
    for (let step = 1; step < fingers[0]!.length; step++) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step) });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }

  const way = (from: { x: number; y: number }, x: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((share) => ({ x: from.x + x * share, y: from.y }));

  test('a swipe changes the picture, a pinch and a double tap zoom, and a zoomed picture can be moved', async ({
    page,
  }) => {
    await open(page, gallery);
    await print(page, 2).tap();
    await expectOpen(page, 2);
    const { middle, width, x } = await placeOf(page);
    await touch(page, way(middle, -200));
    await expectOpen(page, 3);
    await touch(page, way(middle, 200));
    await expectOpen(page, 2);

    await touch(page, way({ x: middle.x - 30, y: middle.y }, -60), way({ x: middle.x + 30, y: middle.y }, 60));
    await expect.poll(() => zoomOf(page, width)).toBeCloseTo(3, 0);
    const before = await placeOf(page);
    await touch(page, way(middle, 100));
    await expect.poll(async () => (await placeOf(page)).x - before.x).toBeGreaterThan(80);
    await expectOpen(page, 2);
    await touch(page, way({ x: middle.x - 150, y: middle.y }, 120), way({ x: middle.x + 150, y: middle.y }, -120));
    await expect.poll(() => zoomOf(page, width)).toBeCloseTo(1);
    expect((await placeOf(page)).x).toBeCloseTo(x);

    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(middle.x, middle.y);
    await expect.poll(() => zoomOf(page, width)).toBeCloseTo(2);
  });
});

test.describe('the address', () => {
  test('Back closes, Forward opens again; arrow keys add no history entries; the page below does not scroll', async ({
    page,
  }) => {
    await open(page, '/art');
    await open(page, gallery);
    await print(page, 5).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => ({ length: history.length, top: scrollY }));
    await press(page, 5);
    for (const number of [4, 3]) {
      await page.keyboard.press('ArrowLeft');
      await expectOpen(page, number);
    }
    expect(await page.evaluate(() => history.length)).toBe(before.length + 1);
    await page.goBack();
    await expectClosed(page);
    await expect(print(page, 3)).toBeFocused();
    await page.goForward();
    await expectOpen(page, 3);
    await page.goBack();
    await expectClosed(page);

    await press(page, 5);
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(await page.evaluate(() => history.length)).toBe(before.length + 1);
    await page.goBack();
    await expectHeading(page, 'Our Pictures');
  });

  test('a hash opens its picture on load, through a link from another page, and when it is typed', async ({ page }) => {
    await open(page, `${gallery}#pattern-5`);
    await expectOpen(page, 5);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.evaluate(() => {
      location.hash = '#pattern-2';
    });
    await expectOpen(page, 2);
    await button(page, 'Close').click();
    await expectClosed(page);

    await open(page, '/art');
    await page.locator(`main a[href="${gallery}"]`).evaluate((link: HTMLAnchorElement) => {
      link.href += '#pattern-4';
    });
    await page.locator('main a').first().click();
    await expectOpen(page, 4);
    await page.goBack();
    await expectHeading(page, 'Our Pictures');
    await expect(viewer(page)).toHaveCount(0);
  });

  test('after a reload with a picture open, closing it leaves one step back to the page before', async ({ page }) => {
    await open(page, '/art');
    await page.locator(`main a[href="${gallery}"]`).click();
    await expectHeading(page, 'Patterns');
    await press(page, 2);
    await page.reload();
    await expectOpen(page, 2);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.goBack();
    await expectHeading(page, 'Our Pictures');
    await page.goForward();
    await expectHeading(page, 'Patterns');
    await page.goForward();
    await expectOpen(page, 2);
  });

  test('an unknown hash is removed, with a note on the page @hash-unknown', async ({ page }) => {
    await open(page, `${gallery}#pattern-99`);
    await expect(page.locator('main > p[role=status]')).toHaveText('There is no picture “pattern-99” in this gallery.');
    await expectClosed(page);
    await expectAccessible(page);
    await press(page, 1);
    await expect(page.locator('main > p[role=status]')).toBeEmpty();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.evaluate(() => {
      location.hash = '#_main';
    });
    await expect(page.locator('main > p[role=status]')).toBeEmpty();
    expect(new URL(page.url()).hash).toBe('#_main');
  });
});

test.describe("'Copy link'", () => {
  test('copies the address, and announces it', async ({ page }) => {
    await recordCopies(page);
    await open(page, gallery);
    await press(page, 3);
    await button(page, 'Copy link to Pattern Three').click();
    await expect(copyAnswer(page)).toHaveText('Link copied');
    expect(await copiedText(page)).toBe(page.url());
    await expect(button(page, 'Copy link to Pattern Three')).toBeFocused();
  });

  test('selects the address in a field where the browser refuses to copy @copy-refused', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await open(page, gallery);
    await press(page, 3);
    await button(page, 'Copy link to Pattern Three').click();
    const field = viewer(page).getByRole('textbox', { name: 'Link to Pattern Three' });
    await expect(field).toHaveValue(page.url());
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe(page.url());
    await expect(copyAnswer(page)).toHaveText(
      'Your browser did not let us copy. The link is selected, so that you can.',
    );
    await expect(button(page, 'Copy link to Pattern Three')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('a visitor who leaves while the viewer loads gets no hash on the next page', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/viewer-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await open(page, gallery);
  const loaded = page.waitForResponse('**/assets/viewer-*.js');
  await print(page, 2).click();
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Music' }).click();
  await expectHeading(page, 'Our Music');
  code.resolve();
  await (await loaded).finished();
  // The page has handled the code when a code that was requested later is there.
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
    await open(page, gallery);
    await print(page, 2).click();
    await expect(page).toHaveURL(/pattern-2-[^/]*-1600\.avif$/);
    await page.goBack();
    await expectHeading(page, 'Patterns');
    await open(page, '/art');
    await open(page, `${gallery}#pattern-5`);
    await expect(print(page, 5)).toBeInViewport();
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

  /** Records the outcome of each transition: 'shown', or the browser's reason for skipping it. */
  const watchTransitions = (page: Page) =>
    page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const outcomes: string[] = [];
      Object.assign(window, { outcomes });
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.ready.then(
          () => outcomes.push('shown'),
          (error) => outcomes.push(`${error}`),
        );
        return transition;
      };
    });
  /** The elements that have a picture's view-transition name of their own. */
  const findMarked = () =>
    [...document.querySelectorAll<HTMLElement>('[style*=view-transition-name]')].map(({ outerHTML }) => outerHTML);
  const outcomes = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'outcomes'));

  test('the picture grows out of its print, and shrinks back into it', async ({ page }) => {
    await watchTransitions(page);
    await open(page, gallery);
    await press(page, 2);
    await expect.poll(() => outcomes(page)).toEqual(['shown']);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect.poll(() => outcomes(page)).toEqual(['shown', 'shown']);
    await expect(print(page, 2).locator('img')).toHaveCSS('view-transition-name', 'none');
  });

  test('opening and closing at once leaves no mark of the two transitions', async ({ page }) => {
    await open(page, gallery);
    await print(page, 2).hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      const marksAtSnapshot: boolean[] = [];
      Object.assign(window, { marksAtSnapshot });
      document.startViewTransition = (update) =>
        start(() => {
          marksAtSnapshot.push('looking' in document.documentElement.dataset);
          // The type allows an object too; the app passes a function.
          return (update as () => void)();
        });
    });
    for (const number of [2, 3]) {
      await print(page, number).evaluate((link: HTMLElement) => link.click());
      await expect(viewer(page)).toHaveCount(1);
      await page.evaluate(() => history.back());
      await expect(viewer(page)).toHaveCount(0);
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-looking');
    expect(await page.evaluate(findMarked)).toEqual([]);
    // The end of one transition must not remove the marks of the next one before its snapshot is taken.
    expect(await page.evaluate(() => Reflect.get(window, 'marksAtSnapshot'))).toEqual([true, true, true, true]);
  });

  /** What a browser may do with a transition. */
  const faults: Record<string, () => void> = {
    'the browser refuses transitions': () => {
      document.startViewTransition = () => {
        throw new DOMException('refused', 'InvalidStateError');
      };
    },
    'the browser skips every transition': () => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.skipTransition();
        return transition;
      };
    },
    'the browser aborts every transition': () => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.ready.catch(() => {});
        const aborted = () => transition.updateCallbackDone.then(() => Promise.reject(new DOMException('aborted')));
        return Object.defineProperties(transition, { ready: { get: aborted }, finished: { get: aborted } });
      };
    },
  };
  for (const [fault, breakTransitions] of Object.entries(faults)) {
    test(`a picture opens and closes when ${fault}`, async ({ page }) => {
      await page.addInitScript(breakTransitions);
      await open(page, gallery);
      await press(page, 2);
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(print(page, 2)).toBeFocused();
      expect(await page.evaluate(findMarked)).toEqual([]);
      await expect(page.locator('html')).not.toHaveAttribute('data-looking');
    });
  }

  test('nothing is animated in Calm', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchTransitions(page);
    await open(page, gallery);
    await press(page, 2);
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectOpen(page, 3);
    await button(page, 'Zoom in').click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(print(page, 3)).toBeFocused();
    expect(await outcomes(page)).toEqual([]);
  });
});

test.describe('on every screen', () => {
  const screens = { phone: [390, 844], 'phone on its side': [667, 320], 'a narrow one': [320, 568], desk: [1440, 900] };
  for (const [name, [width, height]] of Object.entries({ ...screens, 'at 400 %': [320, 225] })) {
    test(`${name}: every button and text can be reached, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width: width!, height: height! });
      await open(page, `${gallery}#pattern-3`);
      await expectOpen(page, 3);
      for (const each of await viewer(page).getByRole('button').all()) {
        await each.scrollIntoViewIfNeeded();
        const { x, y, width: own, height: tall } = (await each.boundingBox())!;
        expect(Math.min(own, tall)).toBeGreaterThanOrEqual(44);
        expect(x >= 0 && y >= 0 && x + own <= width! && y + tall <= height!).toBe(true);
      }
      const made = viewer(page).getByText('How this was made');
      await made.scrollIntoViewIfNeeded();
      await expect(made).toBeInViewport();
      const fitsInWidth = () => viewer(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth);
      expect(await fitsInWidth()).toBe(true);
      await expectAccessible(page);
      // Its title is one word of 80 letters.
      await open(page, '/art/places#place-6');
      await expect(viewer(page).getByRole('heading')).toBeVisible();
      expect(await fitsInWidth()).toBe(true);
    });
  }

  test('the viewer covers the player bar, and the music continues', async ({ page }) => {
    await open(page, '/music/album/songs');
    await page.locator('main ol button').first().click();
    const bar = page.getByRole('region', { name: 'Player' });
    await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Art' }).click();
    await page.getByRole('link', { name: /Patterns/ }).click();
    await expectHeading(page, 'Patterns');
    await press(page, 2);
    const isCovered = () => document.elementFromPoint(40, innerHeight - 20)?.matches('dialog *');
    await expect.poll(() => page.evaluate(isCovered)).toBe(true);
    const seek = page.locator('section[aria-label=Player] input[aria-label=Seek]');
    const percent = () => seek.evaluate((slider: HTMLInputElement) => slider.valueAsNumber);
    const first = await percent();
    await expect.poll(percent).toBeGreaterThan(first);
  });
});

const galleries = [
  { id: 'patterns', count: 9, withoutMade: [] },
  { id: 'places', count: 6, withoutMade: ['place-6'] },
  { id: 'alone', count: 1, withoutMade: ['alone-1'] },
];
for (const { id, count, withoutMade } of galleries) {
  test(`${id}: the viewer shows the same text as the page, and how each picture was made`, async ({ page }) => {
    await open(page, `/art/${id}`);
    const items = page.locator('li:has(> figure)');
    await expect(items).toHaveCount(count);
    await items.first().locator('a').focus();
    await page.keyboard.press('Enter');
    for (let index = 0; index < count; index++) {
      const item = items.nth(index);
      const title = await item.getByRole('heading', { includeHidden: true }).textContent();
      await expect(viewer(page).getByRole('heading')).toHaveText(title!);
      for (const text of await item.locator('p').allTextContents()) await expect(viewer(page)).toContainText(text);
      const hasMade = !withoutMade.includes((await item.getAttribute('id'))!);
      if (hasMade) await expect(viewer(page)).toContainText(/How this was made .{20,}/);
      else await expect(viewer(page)).not.toContainText('How this was made');
      await page.keyboard.press('ArrowRight');
    }
  });
}
