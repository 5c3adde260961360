import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

// The player bar at any width: its seek bar stays wide enough, and no text is cut off where there is room.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The least width of the seek bar, from each width of the window on. In narrower windows the seek bar is in the sheet. */
const floors = [
  { fromPx: 768, seekPx: 80 },
  { fromPx: 896, seekPx: 120 }, // One row instead of two.
  { fromPx: 1024, seekPx: 195 }, // Two more buttons.
];

const longTitle = 'Procession of the Stars at Dawn';
/** Narrower bars show the beginning of such a title. */
const longTitlePx = 1200;

test('the seek bar keeps its width, and the title is not cut, from 768 to 1920 px', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/music/album/symphony');
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player).toContainText('Choose a track');
  const faults = await sweep(page, 0);
  await page.locator('main ol').getByRole('button').first().click();
  await player.getByRole('button', { name: 'Pause' }).click();
  await player
    .locator('p:not([role])')
    .first()
    .evaluate((title, text) => {
      title.textContent = text;
    }, longTitle);
  faults.push(...(await sweep(page, longTitlePx)));
  expect(faults).toEqual([]);
});

/** Measures the bar in windows of all widths. The title must be whole from a width on. Returns the faults. */
async function sweep(page: Page, wholeTitleFromPx: number): Promise<string[]> {
  const faults: string[] = [];
  for (let width = 320; width <= 1920; width += 16) {
    await page.setViewportSize({ width, height: 900 });
    const { seekPx, isCut } = await page.evaluate(measure);
    const floor = floors.findLast(({ fromPx }) => width >= fromPx);
    const isRight = floor ? seekPx >= floor.seekPx : seekPx === 0;
    if (!isRight) faults.push(`the seek bar has ${seekPx} px at ${width} px`);
    if (isCut && width >= wholeTitleFromPx) faults.push(`the title is cut at ${width} px`);
  }
  return faults;
}

function measure() {
  const bar = document.querySelector('[aria-label=Player]')!;
  const title = bar.querySelector<HTMLElement>('p:not([role])')!;
  const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
  return {
    seekPx: Math.round(bar.querySelector('[aria-label=Seek]')!.getBoundingClientRect().width),
    isCut: title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight + lineHeight / 2,
  };
}
