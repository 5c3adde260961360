import { tabTo } from '../support/focus-faults.ts';
import { player } from '../support/player.ts';
import { expect, expectHeading, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  test(`with the keyboard alone, at ${width} px, a visitor finds an album, plays, seeks, mutes and stops @keyboard-player`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    if (width === 390) {
      await tabTo(page, page.getByRole('button', { name: 'Menu' }));
      await page.keyboard.press('Enter');
    }
    await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Music' }));
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Our Music');
    await expect(page.locator('main h1')).toBeFocused();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: /Songs/ }));
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Songs');
    await tabTo(page, page.getByRole('button', { name: /^Play Song Two/ }));
    await page.keyboard.press('Space');
    await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();

    if (width === 390) {
      await tabTo(page, player(page).getByRole('button', { name: 'Song Two' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Song Two' })).toBeVisible();
    }
    const seek = player(page).getByRole('slider', { name: 'Seek' }).last();
    await tabTo(page, seek);
    await page.keyboard.press('5');
    await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThanOrEqual(50);
    await tabTo(page, player(page).getByRole('button', { name: 'Mute' }));
    await page.keyboard.press('Enter');
    await expect(player(page).getByRole('button', { name: 'Unmute' })).toBeFocused();
    const volume = player(page).getByRole('slider', { name: 'Volume' });
    if (await volume.isVisible()) {
      await tabTo(page, volume);
      await page.keyboard.press('ArrowLeft');
      await expect(volume).toHaveValue('0.9');
    }
    await tabTo(page, player(page).getByRole('button', { name: 'Stop and close' }));
    await page.keyboard.press('Enter');
    await expect(player(page)).toContainText('Choose a track');
    await expect(player(page).getByRole('button', { name: 'Play' })).toBeFocused();
  });
}

test('with the keyboard alone a visitor opens a picture, shows the next one and closes it, and leaves the open chat @keyboard-site', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await open(page, '/art/places');
  await tabTo(page, page.locator('#place-1 a'));
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  await tabTo(page, viewer.getByRole('button', { name: 'Next picture' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#place-2$/);
  await tabTo(page, viewer.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#place-2 a')).toBeFocused();

  await open(page, '/team');
  await tabTo(page, page.getByRole('button', { name: 'Chat Assistant' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close chat' })).toBeFocused();
  await page.keyboard.press('Tab'); // It does not trap the focus.
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(0);
});
