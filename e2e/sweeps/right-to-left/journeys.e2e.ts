import type { Locator, Page } from '@playwright/test';
import { messagesIn } from '../../../generator/content/messages.ts';
import { toArabicLetters } from '../../support/hard-content.ts';
import { expect, open, test } from '../../support/test.ts';

// The layout is mirrored; what runs in time is not (decision 0044).
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const words = messagesIn('ar');

const player = (page: Page) => page.getByRole('region', { name: words.player, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const seek = (page: Page) => player(page).getByRole('slider', { name: words.seek });
const volume = (page: Page) => player(page).getByRole('slider', { name: words.volume });
const sliderValue = async (slider: Locator) => Number(await slider.inputValue());
/** The horizontal middle of an element. */
const middleOf = async (element: Locator) => {
  const { x, width } = (await element.boundingBox())!;
  return x + width / 2;
};

test('a press on the seek bar seeks to that part, from the left; a press on the volume sets it from the right @dragging', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/music/album/songs');
  await page.locator('main ol button').nth(1).click();
  await expect(button(player(page), words.pause)).toBeVisible();
  for (const part of [0.3, 0.75]) {
    const { width, height } = (await seek(page).boundingBox())!;
    await seek(page).click({ position: { x: width * part, y: height / 2 } });
    await expect.poll(() => sliderValue(seek(page))).toBeGreaterThan(part * 100 - 2);
    expect(await sliderValue(seek(page))).toBeLessThan(part * 100 + 10);
  }
  const { width, height } = (await volume(page).boundingBox())!;
  await volume(page).click({ position: { x: width * 0.25, y: height / 2 } });
  await expect.poll(() => sliderValue(volume(page))).toBeGreaterThan(0.6);

  // The cover is at the right, then the transport and the times from left to right, then the button that closes.
  const times = player(page).getByText(/^\d:\d\d$/);
  const places = [
    button(player(page), words.stopAndClose),
    volume(page),
    times.first(),
    seek(page),
    times.last(),
    button(player(page), words.pause),
    player(page).getByText(toArabicLetters('Song Two'), { exact: true }),
  ];
  const middles = await Promise.all(places.map(middleOf));
  expect(middles).toEqual(middles.toSorted((a, b) => a - b));
});

test('in the viewer the next picture is at the left: its button, the left arrow, and a swipe to the right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/art/patterns');
  expect(await middleOf(page.locator('#pattern-1'))).toBeGreaterThan(await middleOf(page.locator('#pattern-2')));
  await page.locator('#pattern-1 a').click();
  const viewer = page.getByRole('dialog');
  const [next, previous] = [button(viewer, words.nextPicture), button(viewer, words.previousPicture)];
  await expect(next).toBeVisible();
  expect(await middleOf(next)).toBeLessThan(await middleOf(previous));
  await next.click();
  await expect(page).toHaveURL(/#pattern-2$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/#pattern-3$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#pattern-2$/);

  const picture = viewer.locator('[data-place=here] > div');
  await expect(picture.locator('picture')).toHaveAttribute('data-state', 'ready');
  const { x, y, width, height } = (await picture.boundingBox())!;
  const [from, row] = [x + width / 2, y + height / 2];
  const drag = async (by: number) => {
    await page.mouse.move(from, row);
    await page.mouse.down();
    await page.mouse.move(from + by, row, { steps: 5 });
    await page.mouse.up();
  };
  await drag(500);
  await expect(page).toHaveURL(/#pattern-3$/);
  await drag(-500);
  await expect(page).toHaveURL(/#pattern-2$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('#pattern-2 a')).toBeFocused();
});
