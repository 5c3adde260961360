import { addresses, readSite } from '../../generator/pages.ts';
import { at, expect, open, test } from '../support/test.ts';

const allAddresses = addresses(await readSite('fixture'));

test('every address that a record can name is an element of its page', async ({ page }) => {
  const byPath = Map.groupBy(allAddresses, (address) => address.split('#')[0]!);
  test.setTimeout(byPath.size * 5_000);
  for (const [path, known] of byPath) {
    await page.goto(at(path));
    const ids = known.flatMap((address) => address.split('#')[1] ?? []);
    const missing = await page.evaluate((ids) => ids.filter((id) => !document.getElementById(id)), ids);
    expect(missing, path).toEqual([]);
  }
});

test('an event leads to its works, and each work back to its event', async ({ page }) => {
  await open(page, '/history');
  await page.locator('#event-8').getByRole('link', { name: 'Hear the symphony' }).click();
  await expect(page).toHaveURL(/symphony$/);
  const events = page.getByText('In our history:').getByRole('link');
  await expect(events).toHaveText(['June 20, 2024, Event Seven', 'August 16-17, 2024, Event Eight']);
  await events.last().click();
  await expect(page).toHaveURL(/\/history#event-8$/);
  await expect(page.locator('#event-8 h2')).toBeInViewport();
});

for (const [path, events] of [
  ['/writing', ['2020, Event Three', '2020, Event Three', '2020, Event Three']],
  ['/art/patterns', ['2025 and After, Event Ten']],
  ['/other-initiatives', ['2025 and After, Event Ten']],
] as const) {
  test(`${path} has the events of its works`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByText('In our history:').getByRole('link')).toHaveText([...events]);
  });
}
