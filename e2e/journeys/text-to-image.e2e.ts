import { expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const services = [
  { name: 'Service One', url: 'https://service-one.example/create', account: true },
  { name: 'Service Two', url: 'https://service-two.example', account: false },
  { name: 'Service Three & <b>Sons</b>', url: 'https://service-three.example/?a=1&b=2', account: true },
  { name: '图画服务', url: 'https://service-four.example', account: false },
  {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    url: 'https://service-five.example',
    account: true,
  },
];

test('five services open in a new tab without opener, and name the account that they require', async ({ page }) => {
  await open(page, '/text-to-image');
  await expectHeading(page, 'Picture Services');
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

test('a click anywhere on a card opens its service', async ({ page, context }) => {
  await open(page, '/text-to-image');
  const opened = context.waitForEvent('page');
  const requested = context.waitForEvent('request', (request) => request.url() === services[0]!.url);
  await page
    .locator('main li')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await Promise.all([requested, opened]);
});

test('the reasons are a list', async ({ page }) => {
  await open(page, '/text-to-image');
  const box = page.getByRole('region', { name: 'Why these services?' });
  await expect(box.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
});
