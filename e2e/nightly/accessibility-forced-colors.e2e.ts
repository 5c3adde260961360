import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

// Forced colours, such as high contrast in Windows: the browser replaces the site's colours with a few of the visitor's and
// removes gradients and shadows. All information must stay visible. sweeps/pages.e2e.ts looks for lost icons on all kinds of
// pages.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('in forced colours the current menu entry, Calm and the buttons over the film are visible @forced-colors-menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const { Highlight, Canvas, CanvasText, SelectedItem } = await systemColors(page);
  expect(new Set([Highlight, Canvas, CanvasText]).size).toBe(3);

  expect(await background(menu.getByRole('link', { name: 'Home' }), '::after')).toBe(Highlight);
  expect(await background(page.locator('header:has(nav)'))).toBe(Canvas);
  for (const name of ['Explore Projects', 'Learn More']) {
    const button = page.getByRole('main').getByRole('link', { name });
    expect(await background(button)).toBe(Canvas);
    await expect(button).toHaveCSS('border-top-style', 'solid');
  }

  const calm = page.getByRole('button', { name: 'Calm' });
  const [curved, straight] = [calm.locator('path').nth(1), calm.locator('path').nth(2)];
  await expect(curved).toBeHidden();
  await expect(straight).toHaveCSS('stroke', await calm.evaluate((button) => getComputedStyle(button).color));
  await expect(calm).toHaveCSS('border-top-width', '1px');
  const choice = (motion: string) => page.locator('footer label').filter({ hasText: motion });
  expect(await background(choice('Calm'))).toBe(SelectedItem);
  expect(await background(choice('Lively'))).not.toBe(SelectedItem);
  await calm.click();
  await expect(straight).toBeHidden();
  expect(await background(choice('Lively'))).toBe(SelectedItem);

  await page.setViewportSize({ width: 390, height: 844 });
  const menuButton = page.getByRole('button', { name: 'Menu' });
  const sign = menuButton.locator('span').last();
  await expect(sign).toHaveCSS('border-top-style', 'solid');
  await menuButton.click();
  await expect(sign).toHaveCSS('border-top-style', 'none');
  expect(await background(menu.getByRole('link', { name: 'Home' }), '::before')).toBe(Highlight);
});

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

test('in forced colours open questions, the shown tool, highlighted events, the chat and the focus are visible @forced-colors-page', async ({
  page,
}) => {
  await open(page, '/info');
  const { Highlight, CanvasText } = await systemColors(page);
  const question = page.locator('main summary').first();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(question.locator('svg')).toHaveCSS('rotate', '45deg');
  await expect(question).toHaveCSS('outline', /solid 2px/);

  await page.getByRole('button', { name: 'Chat Assistant' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');

  await open(page, '/ai-coding');
  const tool = page.getByRole('navigation', { name: 'Tools' }).getByRole('link').nth(1);
  await tool.click();
  expect(await background(tool, '::before')).toBe(Highlight);

  await open(page, '/history');
  const events = page.locator('main ol > li');
  expect(await background(events.and(page.locator('[data-highlighted][data-day]')).first(), '::after')).toBe(Highlight);
  expect(await background(events.and(page.locator('[data-highlighted]')).first(), '::before')).toBe(Highlight);
  expect(await background(events.and(page.locator(':not([data-highlighted])')).first(), '::before')).toBe(CanvasText);
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
