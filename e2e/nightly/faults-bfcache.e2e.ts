import { bfcacheLaunch, leaveAndReturn } from '../support/bfcache.ts';
import { framesSeen, nightFrame, noteFrames } from '../support/look-of-frames.ts';
import { menuLink } from '../support/main-menu.ts';
import { expect, expectHeading, open, test } from '../support/test.ts';

test.use({ launchOptions: bfcacheLaunch, contextOptions: { reducedMotion: 'reduce' } });

// e2e/sweeps/faults-bfcache.e2e.ts visits all pages.
test('an album that plays is kept when a visitor leaves the site, and its player says that the browser has paused it @memory-returned', async ({
  page,
  siteUrl,
}) => {
  const player = page.getByRole('region', { name: 'Player' });
  const seek = player.getByRole('slider', { name: 'Seek' });
  const expectPlaying = async () => {
    await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    const before = Number(await seek.inputValue());
    await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(before);
  };
  await open(page, '/music/album/songs');
  await page.locator('main ol > li > button').first().click();
  await expectPlaying();
  expect(await leaveAndReturn(page, siteUrl)).toBe('kept');
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPlaying();
  await menuLink(page, 'Team').click();
  await expectHeading(page, 'Our Team');
});

test('a page that comes back has the look and the motion that were chosen in another tab, from its first frame on', async ({
  page,
  siteUrl,
}) => {
  await page.addInitScript(() => localStorage.getItem('look') ?? localStorage.setItem('look', 'day'));
  await noteFrames(page);
  await open(page, '/team');
  await expect(page.locator('html')).toHaveAttribute('data-look', 'day');
  const chooseElsewhere = async () => {
    const other = await page.context().newPage();
    await open(other, '/team');
    await other.getByRole('radio', { name: 'Night' }).check();
    await other.getByRole('radio', { name: 'Lively' }).check();
    await other.close();
  };
  expect(await leaveAndReturn(page, siteUrl, chooseElsewhere)).toBe('kept');
  expect(await framesSeen(page)).toEqual([nightFrame]);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'lively');
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
});
