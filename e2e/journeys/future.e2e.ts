import { expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('five plans with three highlights each, and a vision', async ({ page }) => {
  await open(page, '/future');
  await expectHeading(page, 'Our Plans & <b>$&</b> "Ideas"');
  const cards = page.locator('main ul > li[id]');
  await expect(cards.locator('h2')).toHaveText([
    'Plan One',
    'Plan Two',
    'Plan Three & <b>$&</b>',
    '第四项计划',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  ]);
  for (const card of await cards.all()) await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Our long view' })).toBeVisible();
  await expectAccessible(page);
});

test('twenty dots in the background, hidden from screen readers', async ({ page }) => {
  await open(page, '/future');
  const dots = page.locator('main svg[aria-hidden="true"]').filter({ has: page.locator('circle[cx$="%"]') });
  await expect(dots.locator('circle')).toHaveCount(20);
});

test('the address of a plan scrolls to it', async ({ page }) => {
  await open(page, '/future#plan-4');
  await expect(page.getByRole('heading', { name: '第四项计划' })).toBeInViewport();
});
