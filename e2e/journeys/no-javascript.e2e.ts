import { builtPaths } from '../support/built-pages.ts';
import { menuLink } from '../support/main-menu.ts';
import { at, expect, expectHeading, test } from '../support/test.ts';

// A light system, because without scripts the page is Night all the same.
test.use({ javaScriptEnabled: false, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test('every page is finished, fits a phone, and is Night, and has no button or switch, which need code @no-javascript', async ({
  page,
  siteFolder,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (const path of builtPaths(siteFolder).filter((path) => path !== '/404')) {
    await page.goto(at(path));
    await expect(page.locator('main h1'), path).toBeVisible();
    await expect(page.getByRole('button'), path).toHaveCount(0);
    await expect(page.getByRole('switch'), path).toHaveCount(0);
    await expect(page.locator('main picture img').first(), path).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    await expect(page.locator('html'), path).not.toHaveAttribute('data-look');
  }
  expect(requested.filter((address) => /\.(mp4|mp3|wav)$|youtube|\.js$/.test(address))).toEqual([]);
});

test('links and old addresses lead on; addresses open their question, words and picture; sound and files are the browser’s', async ({
  page,
}) => {
  await page.goto(at('/'));
  await menuLink(page, 'Music').click();
  await page.getByRole('link', { name: /Συμφωνία/ }).click();
  await expectHeading(page, 'Συμφωνία');
  await expect(page.locator('main ol audio:visible')).toHaveCount(6);
  await page.locator('main ol summary').first().click();
  await expect(page.getByText('The first movement.')).toBeVisible();
  await page.goto(at('/old/songs'));
  await expect(page).toHaveURL(at('/music/album/songs'));
  await page.goto(at('/music/album/songs#track=song-2&t=33'));
  await expect(page.getByText('Γραμμή με ελληνικά γράμματα')).toBeInViewport();
  await page.goto(at('/other-initiatives'));
  await expect(page.locator('#podcast audio')).toBeVisible();
  await page.goto(at('/ai-coding'));
  await expect(page.locator('main article:visible')).toHaveCount(6);
  await page.goto(at('/spring'));
  await expect(page.locator('article :is(audio, video)[controls]')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /Watch on YouTube/ })).toBeVisible();
  await page.goto(at('/info#contact'));
  await expect(page.locator('#contact').getByRole('link')).toBeVisible();
  await expect(page.locator('#privacy p')).toBeHidden();
  await page.goto(at('/art/patterns#pattern-8'));
  await expect(page.locator('#pattern-8')).toBeInViewport();
  await expect(page.locator('#pattern-2 a')).toHaveAttribute('href', /-1600\.avif$/);
  await page.goto(at('/art/places'));
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: /^whole gallery as ZIP, \d/ }).click();
  expect((await saved).suggestedFilename()).toBe('Places.zip');
});
