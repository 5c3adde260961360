import type { Page } from '@playwright/test';
import { checkSizes } from '../support/every-page.ts';
import { findLayoutFaults } from '../support/layout-faults.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

// The line 'Take it with you' of an album and a gallery whose owner offers the files. e2e/built/downloads.test.ts reads them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [album, gallery] = ['/music/album/single', '/art/places'];
const zip = (page: Page, kind: string) => page.getByRole('link', { name: new RegExp(`^whole ${kind} as ZIP, \\d`) });

test('an album is saved with the keyboard, and one track from its notes; the page stays', async ({ page }) => {
  await open(page, album);
  await page.getByLabel('About Only Song').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const track = page.getByRole('link', { name: /^Only Song as MP3, \d+\skB$/ });
  await expect(track).toBeFocused();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toBe('1 Only Song.mp3');

  await zip(page, 'album').focus();
  const savedZip = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await savedZip).suggestedFilename()).toBe('Single.zip');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'playlist' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'checksums' })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(album);
});

test('a gallery lists its pictures, a Hebrew title begins at the right, and the line fits everywhere', async ({
  page,
}) => {
  await open(page, gallery);
  await page.getByText('Each picture').click();
  const hebrew = page.getByRole('link', { name: /^מקום ארבע as JPEG/ });
  await expect(hebrew).toHaveAttribute('download', '4 מקום ארבע.jpg');
  const { right, edge } = await hebrew.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return { right: range.getBoundingClientRect().right, edge: link.getBoundingClientRect().right };
  });
  expect(Math.abs(edge - right)).toBeLessThan(1);
  await expectAccessible(page);
  for (const path of [gallery, album]) {
    await open(page, path);
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
      }, size);
      expect(await checkSizes(page, [[320, 800]], findLayoutFaults, 'main'), size).toEqual([]);
    }
  }
});
