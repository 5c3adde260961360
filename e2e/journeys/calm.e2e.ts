import type { Locator, Page } from '@playwright/test';
import { countFrames, stillMoving } from '../support/frames.ts';
import { expect, open, test } from '../support/test.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Calm', exact: true });
const choice = (page: Page, name: 'Calm' | 'Lively') => page.getByRole('radio', { name });

test('the Calm button comes after the skip link, changes the switch in the footer and follows it, and the choice is remembered @calm-switch @calm-order', async ({
  page,
}) => {
  await open(page, '/music');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm');
  await expect(choice(page, 'Calm')).toBeChecked();
  await page.reload();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Lively').check();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'lively');
});

test("on a phone with the player, the buttons are in the player's bar, which has one row, and Calm is in the menu @button-size", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/music');
  await expect(button(page)).toBeVisible();
  await open(page, '/music/album/symphony');
  const player = page.getByRole('region', { name: 'Player' });
  const heightAt = async () => (await boxOf(player)).height;
  const idle = await heightAt();
  expect(idle).toBeLessThanOrEqual(844 / 12);
  await expect(button(page)).toBeHidden();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await button(page).click();
  await menu.click();

  const play = player.getByRole('button', { name: 'Play', exact: true });
  const pressed = await boxOf(play);
  await play.click();
  const pause = player.getByRole('button', { name: 'Pause' });
  expect(await boxOf(pause), 'Play stays where it was pressed').toEqual(pressed);
  await expect(page.locator('main ol [aria-current]')).toBeVisible();
  await pause.click();
  expect(await heightAt()).toBe(idle);

  for (const [width, height] of [
    [195, 422],
    [320, 568],
    [390, 844],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    const bar = await boxOf(player);
    expect(bar.height, `the bar at ${width} px`).toBeLessThanOrEqual(height / 3);
    const floating = page.getByRole('region', { name: 'Motion and chat' }).getByRole('button');
    // The button of the sheet lies over the texts of the track.
    const controls = player.locator('button:visible:not([aria-haspopup]), input:visible, p:visible:not([role])');
    const boxes = await Promise.all([...(await floating.all()), ...(await controls.all())].map(boxOf));
    for (const box of boxes) {
      expect(box.y, `in the bar at ${width} px`).toBeGreaterThanOrEqual(bar.y);
      expect(box.x + box.width, `in the window at ${width} px`).toBeLessThanOrEqual(width);
    }
    const overlaps = boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlap(box, other)));
    expect(overlaps, `at ${width} px`).toEqual([]);
  }
});

// e2e/sweeps/motion.e2e.ts visits all pages.
test('Calm stops everything that moves: film, scenes, lights and reveals @calm-stops', async ({ page }) => {
  await countFrames(page);
  for (const path of ['/', '/art/patterns']) {
    await open(page, path);
    await button(page).click();
    await expect.poll(() => page.evaluate(stillMoving), path).toEqual([]);
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  }
});

type Box = { x: number; y: number; width: number; height: number };
const boxOf = async (element: Locator): Promise<Box> => (await element.boundingBox())!;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
