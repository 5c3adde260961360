import { expect, type Locator, type Page } from '@playwright/test';

export const player = (page: Page): Locator => page.getByRole('region', { name: 'Player' });
export const playerButton = (page: Page, name: string): Locator =>
  player(page).getByRole('button', { name, exact: true });
export const seekBar = (page: Page): Locator => player(page).getByRole('slider', { name: 'Seek' });
export const sliderValue = async (slider: Locator): Promise<number> => Number(await slider.inputValue());

/** Expects that the sound plays: its position advances. */
export async function expectPlaying(page: Page): Promise<void> {
  await expect(playerButton(page, 'Pause')).toBeVisible();
  const before = await sliderValue(seekBar(page));
  await expect.poll(() => sliderValue(seekBar(page))).toBeGreaterThan(before);
}
