import { at, expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dates = [
  '2011-2013',
  '2019',
  '2020',
  '2023',
  'March 5, 2023',
  'January 7, 2024',
  'June 20, 2024',
  'August 16-17, 2024',
  '2024 Q3-Q4',
  '2025 and After',
  'One day',
];

test('the events are in order, and those of 2023 and 2024 are highlighted', async ({ page }) => {
  await open(page, '/history');
  await expectHeading(page, 'Our History');
  const events = page.locator('main ol > li');
  await expect(events.locator('> p')).toHaveText(dates);
  await expect(page.locator('main ol > [data-highlighted] > p')).toHaveText([
    '2023',
    'March 5, 2023',
    'January 7, 2024',
    'June 20, 2024',
    'August 16-17, 2024',
    '2024 Q3-Q4',
  ]);
  for (const [date, title] of [
    ['March 5, 2023', 'Event Five & "Quotes" <b>'],
    ['January 7, 2024', 'Event Six'],
    ['June 20, 2024', 'Event Seven'],
    ['August 16-17, 2024', 'Event Eight'],
  ]) {
    await expect(events.filter({ hasText: date }).getByRole('heading', { level: 2 })).toHaveText(title!);
  }
});

test('an indented line is nested below the line above it @timeline-nesting', async ({ page }) => {
  await open(page, '/history');
  const outline = page.locator('#event-8 ul').first();
  await expect(outline.locator('> li')).toHaveCount(2);
  await expect(outline.locator('> li').first().locator('ul > li')).toHaveText([
    'The shortest lasts 0:40',
    'The longest lasts 5:20',
  ]);
});

test('every event has an id that its address can name', async ({ page }) => {
  await open(page, '/history#event-8');
  await expect(page.locator('#event-8 h2')).toBeInViewport();
  const ids = await page.locator('main ol > li').evaluateAll((events) => events.map(({ id }) => id));
  expect(new Set(ids).size).toBe(dates.length);
  expect(ids).not.toContain('');
});

test('axe finds nothing in the timeline, and it needs no JavaScript', async ({ page, browser, baseURL }) => {
  await open(page, '/history');
  await expectAccessible(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const pageWithoutScript = await context.newPage();
  await pageWithoutScript.goto(at('/history'));
  await expect(pageWithoutScript.locator('main ol > li > p')).toHaveText(dates);
  await expect(pageWithoutScript.locator('#event-11')).toBeVisible();
  await context.close();
});
