import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

// The player bar at any width: its seek bar stays wide enough, and no text is cut off where there is room.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In narrower windows the seek bar is in the sheet. */
const phonePx = 768;
/** From here on the bar has one row instead of two, and less room for the seek bar. */
const oneRowPx = 896;
/** From here on it has two more buttons. */
const panelsPx = 1024;
/** The least width of the seek bar, in px. */
const floors = { twoRows: 80, oneRow: 120, withPanels: 195 };
/** A wider window may have a little less, where a margin or a control becomes wider. */
const tolerancePx = 24;

const longTitle = 'Procession of the Stars at Dawn';
/** Narrower bars show the beginning of such a title. */
const longTitlePx = 1200;

interface Measured {
  width: number;
  seek: number;
  isCut: boolean;
}

test('the seek bar keeps its width, and the title is not cut, from 768 to 1920 px', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/music/album/symphony');
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player).toContainText('Choose a track');
  const idle = await sweep(page);
  await page.locator('main ol').getByRole('button').first().click();
  await player.getByRole('button', { name: 'Pause' }).click();
  await player
    .locator('p:not([role])')
    .first()
    .evaluate((title, text) => {
      title.textContent = text;
    }, longTitle);
  const current = await sweep(page);

  const isOnPhone = ({ width }: Measured) => width < phonePx;
  expect([...idle, ...current].filter((found) => isOnPhone(found) && found.seek > 0)).toEqual([]);
  const faults = [idle, current]
    .map((all) => all.filter((found) => !isOnPhone(found)))
    .flatMap((all) => all.flatMap((found, index) => faultsOf(found, all[index - 1])));
  const isCut = [...idle, ...current.filter(({ width }) => width >= longTitlePx)].filter((found) => found.isCut);
  expect([...faults, ...isCut.map(({ width }) => `the title is cut at ${width} px`)]).toEqual([]);
});

function faultsOf({ width, seek }: Measured, before: Measured | undefined): string[] {
  const floor = width >= panelsPx ? floors.withPanels : width >= oneRowPx ? floors.oneRow : floors.twoRows;
  const isNarrower = before && width !== oneRowPx && seek < before.seek - tolerancePx;
  return [
    ...(seek < floor ? [`the seek bar has ${seek} px at ${width} px`] : []),
    ...(isNarrower ? [`the seek bar has ${seek} px at ${width} px, and ${before.seek} at ${before.width}`] : []),
  ];
}

async function sweep(page: Page): Promise<Measured[]> {
  const found: Measured[] = [];
  for (let width = 320; width <= 1920; width += 16) {
    await page.setViewportSize({ width, height: 900 });
    found.push(await page.evaluate(measure));
  }
  return found;
}

function measure(): Measured {
  const bar = document.querySelector('[aria-label=Player]')!;
  const title = bar.querySelector<HTMLElement>('p:not([role])')!;
  const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
  return {
    width: innerWidth,
    seek: Math.round(bar.querySelector('[aria-label=Seek]')!.getBoundingClientRect().width),
    isCut: title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight + lineHeight / 2,
  };
}
