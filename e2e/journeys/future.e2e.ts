import { expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

test('six directions with three highlights each, and a vision', async ({ page }) => {
  await open(page, '/future');
  await expectHeading(page, 'Future Initiative');
  const cards = page.locator('main ul > li[id]');
  await expect(cards.locator('h2')).toHaveText([
    'Neural Networks',
    'Hybrid Intelligence',
    'Edge AI',
    'Global Integration',
    'Autonomous Systems',
    'AI Acceleration',
  ]);
  for (const card of await cards.all()) await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Our vision' })).toBeVisible();
  await expectAccessible(page);
});

test('twenty dots in the background, of which nobody is told', async ({ page }) => {
  await open(page, '/future');
  const dots = page.locator('main svg[aria-hidden="true"]').filter({ has: page.locator('circle[cx$="%"]') });
  await expect(dots.locator('circle')).toHaveCount(20);
});

test('a direction can be linked to', async ({ page }) => {
  await open(page, '/future#edge-ai');
  await expect(page.getByRole('heading', { name: 'Edge AI' })).toBeInViewport();
});
