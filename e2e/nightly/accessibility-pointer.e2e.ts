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
