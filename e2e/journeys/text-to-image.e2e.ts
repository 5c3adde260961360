import { expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

const services = [
  { name: 'Bing Image Creator', url: 'https://www.bing.com/images/create', account: true },
  { name: 'Ideogram', url: 'https://ideogram.ai', account: true },
  {
    name: 'FLUX.1 [schnell]',
    url: 'https://huggingface.co/spaces/black-forest-labs/FLUX.1-schnell',
    account: false,
  },
  { name: 'Craiyon', url: 'https://www.craiyon.com', account: false },
  { name: 'Leonardo.Ai', url: 'https://leonardo.ai', account: true },
];

test('five services open in a new tab without opener, and say when they want an account', async ({ page }) => {
  await open(page, '/text-to-image');
  await expectHeading(page, 'AI Image Generation');
  const cards = page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(5);
  for (const [index, { name, url, account }] of services.entries()) {
    const card = cards.nth(index);
    const link = card.getByRole('link', { name: `${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(card.getByText('• Requires free account', { exact: true })).toHaveCount(account ? 1 : 0);
  }
  await expect(cards.last()).toContainText('free tier');
});

test('a press anywhere on a card opens its service', async ({ page, context }) => {
  await open(page, '/text-to-image');
  const opened = context.waitForEvent('page');
  const asked = context.waitForEvent('request', (request) => request.url() === services[0]!.url);
  await page
    .locator('main li')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await Promise.all([asked, opened]);
});

test('five reasons', async ({ page }) => {
  await open(page, '/text-to-image');
  const box = page.getByRole('region', { name: 'Why these services?' });
  await expect(box.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
});
