import type { Page } from '@playwright/test';
import { at, expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

const ids = ['github-copilot', 'aider', 'cline', 'cursor', 'cody', 'gpt-engineer'];
const demo = 'https://www.youtube-nocookie.com/embed/An8IM-kPyms';

const toolLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name });
const frame = (page: Page) => page.locator('main iframe');
const poster = (page: Page) => page.getByRole('button', { name: 'Play the demo video' });

/** Who was asked outside this site. No test asks YouTube for anything. */
const strangers: string[] = [];

test.beforeEach(async ({ page }) => {
  strangers.length = 0;
  await page.route(/youtube/, (route) => {
    strangers.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Demo</title>' });
  });
});

test('nothing is selected, and nothing asked of YouTube, before a tool is chosen', async ({ page }) => {
  await open(page, '/ai-coding');
  await expectHeading(page, 'AI Coding Tools');
  const panel = page.getByRole('region', { name: 'Explore AI Coding Tools' });
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())!.height).toBeGreaterThanOrEqual(400);
  await expect(page.getByRole('navigation', { name: 'Tools' }).getByRole('link')).toHaveCount(6);
  await expect(page.locator('main article')).toHaveCount(6);
  await expect(page.locator('main article:visible')).toHaveCount(0);
  await expect(frame(page)).toHaveCount(0);
  expect(strangers).toEqual([]);
});

test('a choice opens the leaf, its links and its demo, which plays by itself', async ({ page }) => {
  await open(page, '/ai-coding');
  await toolLink(page, 'Cursor').click();
  const leaf = page.locator('#cursor');
  await expect(leaf).toBeVisible();
  await expect(page.locator('main article:visible')).toHaveCount(1);
  await expect(page.getByText('Explore AI Coding Tools')).toBeHidden();
  expect((await leaf.boundingBox())!.height).toBeGreaterThanOrEqual(400);
  expect(await leaf.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(1);
  expect(await leaf.getByRole('listitem').count()).toBeGreaterThan(3);

  const tryNow = leaf.getByRole('link', { name: 'Try Now' });
  await expect(tryNow).toHaveAttribute('href', 'https://cursor.com');
  await expect(tryNow).toHaveAttribute('target', '_blank');
  await expect(tryNow).toHaveAttribute('rel', /noopener/);
  await expect(leaf.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute('href', /watch\?v=An8IM-kPyms$/);

  await expect(frame(page)).toHaveAttribute('src', new RegExp(`^${demo}\\?.*autoplay=1&mute=1`));
  await expect(frame(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame(page)).toHaveAttribute('title', 'Demo video: Cursor');
  await expect(page).toHaveURL(/#cursor$/);
  expect(await page.evaluate(() => history.state?.key)).toBeTruthy();
  await expectAccessible(page);
});

test('every tool can be chosen by keyboard; one stays chosen', async ({ page }) => {
  await open(page, '/ai-coding');
  for (const id of ids) {
    const link = page.locator(`nav a[href="#${id}"]`);
    await link.press('Enter');
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('main article:visible')).toHaveCount(1);
  }
  await page.locator('nav a[href="#gpt-engineer"]').press('Enter');
  await expect(page.locator('#gpt-engineer')).toBeVisible();
});

test('an address opens its tool, with the demo at its poster', async ({ page }) => {
  await open(page, '/ai-coding#cody');
  await expect(page.locator('#cody')).toBeVisible();
  await expect(page.locator('#cody')).toContainText('23 July 2025');
  await expect(poster(page)).toBeVisible();
  expect(strangers).toEqual([]);
  await page.evaluate(() => {
    location.hash = 'aider';
  });
  await expect(page.locator('#aider')).toBeVisible();
  await expect(page.locator('#cody')).toBeHidden();
});

test.describe('in Calm', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the demo waits for a press of play', async ({ page }) => {
    await open(page, '/ai-coding');
    await toolLink(page, 'Aider').click();
    await expect(poster(page)).toBeVisible();
    expect(strangers).toEqual([]);
    await poster(page).press('Enter');
    await expect(frame(page)).toBeVisible();
    await expect(frame(page)).toBeFocused();
  });
});

test('demo and album never sound together', async ({ page }) => {
  await open(page, '/other-initiatives');
  await page.getByRole('button', { name: 'Play the podcast' }).click();
  const bar = page.getByRole('region', { name: 'Player' });
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Code' }).press('Enter');

  await toolLink(page, 'Cline').click();
  await expect(frame(page)).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Play' })).toBeVisible();

  await bar.getByRole('button', { name: 'Play' }).click();
  await expect(poster(page)).toBeVisible();
  await expect(frame(page)).toHaveCount(0);

  await poster(page).click();
  await expect(frame(page)).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Play' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the panel comes into view', async ({ page }) => {
    await open(page, '/ai-coding');
    await expect(page.getByText('Explore AI Coding Tools')).not.toBeInViewport();
    await toolLink(page, 'GitHub Copilot').click();
    await expect(page.locator('#github-copilot h2')).toBeInViewport();
    await expect(page.locator('#github-copilot')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all six leaves lie there, with their links', async ({ page }) => {
    await page.goto(at('/ai-coding'));
    await expect(page.locator('main article:visible')).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Try Now' })).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveCount(6);
    expect(strangers).toEqual([]);
  });
});
