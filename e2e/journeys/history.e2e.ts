import { at, expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

const dates = [
  '2018-2020',
  '2021',
  '2022',
  '2023',
  'December 3, 2023',
  'January 7, 2024',
  'May 20, 2024',
  'August 16-17, 2024',
  '2024 Q3-Q4',
  '2025 and Beyond',
];

test('ten events in their order, six of them highlighted', async ({ page }) => {
  await open(page, '/history');
  await expectHeading(page, 'Our Journey');
  const events = page.locator('main ol > li');
  await expect(events.locator('> p')).toHaveText(dates);
  await expect(page.locator('main ol > [data-highlighted] > p')).toHaveText(
    dates.filter((date) => /2023|2024/.test(date)),
  );
  for (const [date, title] of [
    ['December 3, 2023', 'First AI-assisted book'],
    ['January 7, 2024', 'Second novel'],
    ['May 20, 2024', 'First AI music album'],
    ['August 16-17, 2024', 'A symphony and the second album'],
  ]) {
    await expect(events.filter({ hasText: date }).getByRole('heading', { level: 2 })).toHaveText(title!);
  }
});

test('an indented line stands below its own', async ({ page }) => {
  await open(page, '/history');
  const outline = page.locator('#symphony ul').first();
  await expect(outline.locator('> li')).toHaveCount(2);
  await expect(outline.locator('> li').first().locator('ul > li')).toHaveText([
    'The shortest lasts 11:47',
    'The longest lasts 16:18',
  ]);
});

test('every event has an address of its own', async ({ page }) => {
  await open(page, '/history#symphony');
  await expect(page.locator('#symphony h2')).toBeInViewport();
  const ids = await page.locator('main ol > li').evaluateAll((events) => events.map(({ id }) => id));
  expect(new Set(ids).size).toBe(10);
  expect(ids).not.toContain('');
});

test('the timeline is clean for axe, and there without JavaScript', async ({ page, browser, baseURL }) => {
  await open(page, '/history');
  await expectAccessible(page);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const paper = await plain.newPage();
  await paper.goto(at('/history'));
  await expect(paper.locator('main ol > li > p')).toHaveText(dates);
  await expect(paper.locator('#what-comes-next')).toBeVisible();
  await plain.close();
});
