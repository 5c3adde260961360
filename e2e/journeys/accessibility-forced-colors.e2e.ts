import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

// Forced colours, such as high contrast in Windows: the browser replaces the site's colours with a few of the visitor's and
// removes gradients and shadows. All information must stay visible. sweeps/pages.e2e.ts looks for lost icons on all kinds of
// pages.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('in forced colours the playing track, sliders and switches are visible @forced-colors-player', async ({
  page,
}) => {
  await open(page, '/music/album/symphony');
  const { Highlight, GrayText } = await systemColors(page);
  const row = page
    .getByRole('main')
    .getByRole('button', { name: /Movement Two/ })
    .first();
  await row.click();
  await expect(row).toHaveAttribute('aria-current');
  expect(await background(row, '::before')).toBe(Highlight);
  await expect(row.locator('svg').first()).toHaveCSS(
    'color',
    await row.evaluate((button) => getComputedStyle(button).color),
  );

  // The browser's own sliders and checkboxes are drawn in forced colours; restyled ones would lose track and thumb.
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player.getByRole('slider', { name: 'Seek' })).toHaveCSS('appearance', 'auto');
  await expect(player.getByRole('slider', { name: 'Volume' })).toHaveCSS('appearance', 'auto');
  await expect(page.getByRole('switch', { name: 'Play album' })).toHaveCSS('appearance', 'auto');
  await expect(player).toHaveCSS('border-top-style', 'solid');
  const arrows = player.locator('[aria-hidden] > svg');
  for (const arrow of [arrows.first(), arrows.last()]) await expect(arrow, 'dimmed').toHaveCSS('color', GrayText);
});

const background = (element: Locator, pseudo?: string) =>
  element.evaluate((found, part) => getComputedStyle(found, part).backgroundColor, pseudo);

/** The visitor's colours, as the browser computes them. */
const systemColors = (page: Page) =>
  page.evaluate(() => {
    const compute = (name: string) => {
      const element = document.createElement('i');
      element.style.cssText = 'forced-color-adjust: none';
      element.style.backgroundColor = name;
      document.body.append(element);
      const color = getComputedStyle(element).backgroundColor;
      element.remove();
      return [name, color];
    };
    const names = ['Highlight', 'Canvas', 'CanvasText', 'SelectedItem', 'GrayText'] as const;
    return Object.fromEntries(names.map(compute)) as Record<(typeof names)[number], string>;
  });
