import { type AudioWindow, collectAudioElements } from '../support/audio-elements.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const album of ['songs', 'symphony']) {
  test(`${album}: the next track of an album sounds before the last one has ended`, async ({ page }) => {
    await page.addInitScript(collectAudioElements);
    await open(page, `/music/album/${album}`);
    await page.getByRole('switch', { name: 'Play album' }).press('Space');
    const rows = page.locator('main ol > li > button');
    await rows.first().click();
    await expect(rows.first()).toHaveAttribute('aria-current', 'true');
    const seek = page.getByRole('slider', { name: 'Seek' });
    const areTogether: boolean[] = [];
    for (const next of [1, 2, 3]) {
      const isTogether = page.evaluate(() => {
        const { audioElements } = window as unknown as AudioWindow;
        const sounding = audioElements.find(({ paused }) => !paused)!;
        return new Promise<boolean>((resolve) => {
          for (const element of audioElements.filter((element) => element !== sounding)) {
            element.addEventListener('playing', () => resolve(!sounding.paused && !sounding.ended), { once: true });
          }
        });
      });
      await seek.fill('96');
      await expect(rows.nth(next)).toHaveAttribute('aria-current', 'true');
      areTogether.push(await isTogether);
    }
    // A busy machine is sometimes late.
    expect(areTogether.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  });
}
