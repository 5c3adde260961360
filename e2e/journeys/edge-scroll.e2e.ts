import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

// Speed and zones are tested in pages/history/edge-speed.test.ts. In a window of 1280 × 800 the zones are the topmost
// and the lowest 200 px. At x = 500 there is no link and no button.
const middle = { x: 500, y: 400 };
const bottom = { x: 500, y: 790 };
const top = (page: Page) => page.evaluate(() => scrollY);
const moveTo = (page: Page, { x, y }: typeof middle) => page.mouse.move(x, y, { steps: 3 });

/** Expects that the page does not scroll for longer than the delay of 150 ms. */
async function expectStill(page: Page, state: string): Promise<void> {
  const positions = await page.evaluate(async () => {
    const seen: number[] = [];
    for (const startMs = performance.now(); performance.now() - startMs < 250 || seen.length < 12; ) {
      await new Promise(requestAnimationFrame);
      seen.push(scrollY);
    }
    return new Set(seen.slice(2)).size;
  });
  expect(positions, state).toBe(1);
}

/** Scrolls with an event of its own. */
const jump = (page: Page, to: number) =>
  page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }, to);

/** Scrolls from the top with the mouse. */
async function start(page: Page): Promise<void> {
  await jump(page, 0);
  // A page may respond to clicks a moment before it follows the mouse.
  await expect(async () => {
    await moveTo(page, middle);
    await moveTo(page, bottom);
    await expect.poll(() => top(page), { timeout: 1000 }).toBeGreaterThan(60);
  }).toPass();
}

test('the page auto-scrolls while the mouse is within 200px of the top or bottom of the window, whatever passes under it, to its end', async ({
  page,
}) => {
  await open(page, '/history');
  await start(page);
  await moveTo(page, middle);
  await jump(page, 0);
  // The links of events pass under this point.
  const link = (await page.locator('main ol.wrap li a:visible').first().boundingBox())!;
  await moveTo(page, { x: link.x + link.width / 2, y: 790 });
  const rest = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(rest).toBeLessThan(1);

  // The bar comes back when the page scrolls up, with one of its links under the mouse.
  await moveTo(page, middle);
  await jump(page, 1000);
  await jump(page, 2000);
  const bar = page.locator('header').first();
  await expect(bar).toHaveAttribute('data-hidden');
  const menuLink = (await bar.getByRole('link', { name: 'AI Art' }).boundingBox())!;
  await moveTo(page, { x: menuLink.x + menuLink.width / 2, y: 30 });
  await expect.poll(() => top(page)).toBe(0);
});

test('a wheel, a key, a press, selected text or a dialog stops it, so does leaving the window, and a button or link until the mouse leaves it', async ({
  page,
}) => {
  const chat = page.getByRole('button', { name: 'Chat Assistant' });
  /** After these, scrolling waits until the mouse has left the zone. */
  const holds: Record<string, () => Promise<unknown>> = {
    wheel: () => page.mouse.wheel(0, 1),
    key: () => page.keyboard.press('Shift'),
    press: () => page.mouse.click(bottom.x, bottom.y),
  };
  const stops: Record<string, () => Promise<unknown>> = {
    'lost focus': () => page.evaluate(() => dispatchEvent(new Event('blur'))),
    'pointer that leaves': () =>
      page.evaluate(() => document.documentElement.dispatchEvent(new PointerEvent('pointerleave'))),
    button: async () => {
      const { x, y } = (await chat.boundingBox())!;
      await moveTo(page, { x: x + 20, y: y + 20 });
    },
    link: async () => {
      await moveTo(page, middle);
      const link = page.locator('main ol.wrap li a:visible').first();
      await link.evaluate((element) => {
        scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 20, behavior: 'instant' });
      });
      const { x, width } = (await link.boundingBox())!;
      await page.mouse.move(x + width / 2, 770);
      await expectStill(page, 'the mouse is on a link');
      const before = await top(page);
      await moveTo(page, bottom);
      await expect.poll(() => top(page)).toBeGreaterThan(before + 60);
      await moveTo(page, middle);
    },
    'selected text': () => page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('h1')!)),
    dialog: async () => {
      // Without the mouse, which stays in the zone.
      await chat.evaluate((button: HTMLElement) => button.click());
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  };
  await open(page, '/history');
  for (const [name, stop] of Object.entries({ ...holds, ...stops })) {
    await page.evaluate(() => getSelection()!.removeAllRanges());
    await start(page);
    await stop();
    await expectStill(page, name);
    if (name in holds) {
      await moveTo(page, { x: 520, y: 780 });
      await expectStill(page, `${name}, and the mouse has moved in the zone`);
    }
  }
});

test('it never scrolls by touch or in Calm', async ({ page }) => {
  await open(page, '/history');
  await start(page);
  await moveTo(page, middle);
  const before = await top(page);
  await page.evaluate(() => {
    for (const clientY of [700, 790]) {
      const touch = { pointerType: 'touch', clientX: 500, clientY, movementY: 90, bubbles: true };
      document.querySelector('main')!.dispatchEvent(new PointerEvent('pointermove', touch));
    }
  });
  await expectStill(page, 'touch');
  expect(await top(page)).toBe(before);
  await start(page);
  await page.getByRole('button', { name: 'Calm' }).evaluate((button: HTMLElement) => button.click());
  await expectStill(page, 'Calm is switched on');
  await moveTo(page, middle);
  await moveTo(page, bottom);
  await expectStill(page, 'in Calm');
});
