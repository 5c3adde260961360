import type { Page } from '@playwright/test';
import { type CountedWindow, countFrames } from '../support/frames.ts';
import { expect, open, test } from '../support/test.ts';

// In a window of 1280 × 800 the zones are the topmost and the lowest 200 px. At x = 500 there is no link and no button.
const middle = { x: 500, y: 400 };
const bottom = { x: 500, y: 790 };
const top = (page: Page) => page.evaluate(() => scrollY);
const moveTo = (page: Page, { x, y }: typeof middle) => page.mouse.move(x, y, { steps: 3 });

/** The page does not scroll for ten frames. */
async function expectStill(page: Page): Promise<void> {
  const positions = await page.evaluate(async () => {
    const seen: number[] = [];
    for (let frame = 0; frame < 12; frame++) {
      await new Promise(requestAnimationFrame);
      seen.push(scrollY);
    }
    return new Set(seen.slice(2)).size;
  });
  expect(positions).toBe(1);
}

async function start(page: Page): Promise<void> {
  await open(page, '/history');
  // A page may answer to clicks a moment before it follows the mouse. A visitor moves on.
  await expect(async () => {
    await moveTo(page, middle);
    await moveTo(page, bottom);
    await expect.poll(() => top(page), { timeout: 1000 }).toBeGreaterThan(0);
  }).toPass();
  await expect.poll(() => top(page)).toBeGreaterThan(150);
}

test('the page scrolls down near the bottom edge and up near the top edge, and rests between them', async ({
  page,
}) => {
  await start(page);
  await moveTo(page, middle);
  await expectStill(page);
  const before = await top(page);
  await moveTo(page, { x: 500, y: 90 });
  await expect.poll(() => top(page)).toBeLessThan(before - 60);
});

test('it scrolls at most 15 px per 1/60 s, at every frame rate', async ({ page }) => {
  await start(page);
  const { px, seconds, longestFrame } = await page.evaluate(async () => {
    const frame = () => new Promise<number>(requestAnimationFrame);
    const from = scrollY;
    const times = [await frame()];
    while (times.length < 20) times.push(await frame());
    const frames = times.slice(1).map((time, index) => (time - times[index]!) / 1000);
    return { px: scrollY - from, seconds: frames.reduce((a, b) => a + b), longestFrame: Math.max(...frames) };
  });
  expect(px).toBeGreaterThan(300 * seconds);
  // The first scroll that is counted may belong to the frame before.
  expect(px).toBeLessThanOrEqual(15 * 60 * (seconds + longestFrame) + 1);
});

test('it stops at the end of the page, and requests no more frames', async ({ page }) => {
  await countFrames(page);
  await open(page, '/history');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await moveTo(page, middle);
  // countFrames has added the counter.
  const asked = () => page.evaluate(() => (window as unknown as CountedWindow).framesAsked);
  const before = await asked();
  await moveTo(page, { x: 500, y: 799 });
  await moveTo(page, { x: 520, y: 798 });
  expect((await asked()) - before).toBeLessThan(20);
  await expectStill(page);
});

const stops: Record<string, (page: Page) => Promise<unknown>> = {
  'the wheel': (page) => page.mouse.wheel(0, 1),
  'a key': (page) => page.keyboard.press('Shift'),
  'a press of the mouse': (page) => page.mouse.down(),
  'a window that loses the focus': (page) => page.evaluate(() => dispatchEvent(new Event('blur'))),
  'a pointer that leaves': (page) =>
    page.evaluate(() => document.documentElement.dispatchEvent(new PointerEvent('pointerleave'))),
  'selected text': (page) => page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('h1')!)),
  'an open dialog': (page) =>
    // Not by the mouse, which stays in the zone.
    page.getByRole('button', { name: 'Chat Assistant' }).evaluate((button: HTMLElement) => button.click()),
};
for (const [what, happen] of Object.entries(stops)) {
  test(`${what} stops it`, async ({ page }) => {
    await start(page);
    await happen(page);
    if (what === 'an open dialog') await expect(page.getByRole('dialog')).toBeVisible();
    await expectStill(page);
  });
}

test('after a key it waits until the mouse has left the zone', async ({ page }) => {
  await start(page);
  await page.keyboard.press('Shift');
  await moveTo(page, { x: 520, y: 780 });
  await expectStill(page);
  await moveTo(page, middle);
  const before = await top(page);
  await moveTo(page, bottom);
  await expect.poll(() => top(page)).toBeGreaterThan(before + 30);
});

test('it rests over a button', async ({ page }) => {
  await open(page, '/history');
  await moveTo(page, middle);
  const chat = (await page.getByRole('button', { name: 'Chat Assistant' }).boundingBox())!;
  await page.mouse.move(chat.x + 20, chat.y + 20);
  await page.mouse.move(chat.x + 24, chat.y + 24);
  await expectStill(page);
});

test('it stops when Calm is switched on, and does not start in Calm', async ({ page }) => {
  await start(page);
  await page.getByRole('button', { name: 'Calm' }).evaluate((button: HTMLElement) => button.click());
  await expectStill(page);
  await moveTo(page, middle);
  await moveTo(page, bottom);
  await expectStill(page);
});

test('it ignores touch', async ({ page }) => {
  await open(page, '/history');
  await page.evaluate(() => {
    for (const clientY of [700, 790]) {
      const touch = { pointerType: 'touch', clientX: 500, clientY, movementY: 90, bubbles: true };
      document.querySelector('main')!.dispatchEvent(new PointerEvent('pointermove', touch));
    }
  });
  await expectStill(page);
  expect(await top(page)).toBe(0);
});
