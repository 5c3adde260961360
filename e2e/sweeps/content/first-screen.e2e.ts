import { readSite } from '../../../generator/pages/all-pages.ts';
import { albums } from '../../../pages/album/page.ts';
import { expect, open, test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const content = await readSite();

test('a link to a track shows its row above the player, and the title of the album', async ({ page }) => {
  test.setTimeout(300_000);
  const faults: string[] = [];
  for (const { id, tracks } of content.get(albums)) {
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const track of [tracks[0]!, tracks[Math.floor(tracks.length / 2)]!, tracks.at(-1)!]) {
        await page.goto('about:blank');
        await open(page, `/music/album/${id}#track=${track.id}`);
        await expect(page.locator('[data-cued]')).toBeVisible();
        const fault = await page.evaluate(findFault);
        if (fault) faults.push(`${id}#${track.id} at ${size.width} × ${size.height}: ${fault}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

/** Runs in the page. */
function findFault(): string | undefined {
  const row = document.querySelector('[data-cued]')!.getBoundingClientRect();
  const end = document.querySelector('[aria-label=Player]')!.getBoundingClientRect().top;
  if (row.bottom > end + 1 || row.top < 64) return `the row is at ${row.top} to ${row.bottom}, the player at ${end}`;
  // The page scrolls as little as needed: with a row far down there is no room for the title.
  if (scrollY > 0 && row.bottom < end - 60) return `scrolled by ${scrollY}, ${end - row.bottom} px more than needed`;
  return undefined;
}
