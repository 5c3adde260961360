import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a press that is released elsewhere does nothing @press-released', async ({ page }) => {
  await open(page, '/music/album/songs');
  const release = async (name: RegExp | string, role: 'button' | 'link') => {
    const control = page.getByRole(role, { name, exact: true }).first();
    await control.scrollIntoViewIfNeeded();
    await control.hover();
    await page.mouse.down();
    await page.mouse.move(2, 400);
    await page.mouse.up();
  };
  await release(/^Play Song One/, 'button');
  await release('Play', 'button');
  await release('Calm', 'button');
  await release('Chat Assistant', 'button');
  await release('Back to Music', 'link');
  await expect(page).toHaveURL(/songs$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Calm' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Choose a track');
});

test('a click can do everything that dragging does, on the sliders and in the viewer @dragging', async ({ page }) => {
  await open(page, '/music/album/songs');
  await page.getByRole('button', { name: /^Play Song Two/ }).click();
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  const seek = player.getByRole('slider', { name: 'Seek' });
  // Seeking needs the recording.
  await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(0);
  await clickAt(page, seek, 0.6);
  await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(50);
  const volume = player.getByRole('slider', { name: 'Volume' });
  await clickAt(page, volume, 0.5);
  await expect.poll(async () => Number(await volume.inputValue())).toBeCloseTo(0.5);
  await open(page, '/art/patterns#pattern-1');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page).toHaveURL(/#pattern-2$/);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('button', { name: 'Zoom out' })).not.toHaveAttribute('aria-disabled');
});

/** Clicks a slider at a share of its width, from 0 to 1. */
async function clickAt(page: Page, slider: ReturnType<Page['getByRole']>, part: number): Promise<void> {
  const { x, y, width, height } = (await slider.boundingBox())!;
  await page.mouse.click(x + width * part, y + height / 2);
}

test('the page can be turned: nothing locks its orientation, and no field asks for anything about the visitor @no-input', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/music/album/songs');
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  // built/pages.test.ts reads the fields in the HTML of all pages.
  for (const path of ['/', '/music/album/songs']) {
    await open(page, path);
    await page.getByRole('button', { name: 'Chat Assistant' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const fields = page.locator('input:not([type=range], [type=checkbox], [type=radio]), select, textarea');
    await expect(fields).toHaveCount(1);
    await expect(fields).toHaveAccessibleName('Message');
    await expect(fields).toBeDisabled();
  }
});
