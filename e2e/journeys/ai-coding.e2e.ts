import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, setHash, test } from '../support/test.ts';

const toolLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name });
const explore = (page: Page) => page.getByRole('region', { name: 'One sheet for each tool' });
const frame = (page: Page) => page.locator('main iframe');
const poster = (page: Page) => page.getByRole('button', { name: 'Play the demo video' });
const status = (page: Page) => page.locator('#tool-1 figcaption').getByRole('status');

/** The requests to YouTube, which the tests answer themselves. */
const youtubeRequests: string[] = [];

test.beforeEach(async ({ page }) => {
  youtubeRequests.length = 0;
  await page.route(/youtube/, (route) => {
    youtubeRequests.push(route.request().url());
    // The player sends a message when it is ready.
    const body = "<script>onmessage = ({ source }) => source.postMessage(0, '*')</script>";
    return route.fulfill({ contentType: 'text/html', body });
  });
});

test('no tool is selected at first; each can be selected by the question or the list, and stays selected when selected again', async ({
  page,
}) => {
  await open(page, '/ai-coding');
  await expect(page.locator('main article')).toHaveCount(6);
  await expect(page.locator('main article:visible')).toHaveCount(0);
  await expect(frame(page)).toHaveCount(0);
  expect(youtubeRequests).toEqual([]);

  const proposal = page.locator('main [aria-live]');
  const other = page.getByRole('button', { name: 'Something else' });
  for (let press = 0; press < 2; press++) await other.click();
  await expect(proposal).toHaveText(/Headings and paragraphs\s*Tool One/);
  await other.press('Enter');
  await expect(proposal).toHaveText(/Points and nothing else\s*Tool Two/);
  await proposal.getByRole('link').press('Enter');
  await expect(page.locator('#tool-2')).toBeFocused();
  await expect(page).toHaveURL(/#tool-2$/);
  for (const id of ['tool-2', 'tool-6', 'tool-6']) {
    const link = page.locator(`nav a[href="#${id}"]`);
    await link.press('Enter');
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('main article:visible')).toHaveCount(1);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/ai-coding'); // A smooth scroll may still be running.
  await toolLink(page, 'Tool Four').click();
  await expect(page.locator('#tool-4 h2')).toBeInViewport();
  await expect(page.locator('#tool-4')).toBeFocused();
  await expect(explore(page)).toBeHidden();
});

// 'Explore AI Coding Tools' is the owner's: acceptance/ compares it.
test("with nothing selected the panel shows 'Explore AI Coding Tools' at every width, and has a placeholder height of 400px", async ({
  page,
}) => {
  await open(page, '/ai-coding');
  for (const width of [320, 390, 768, 960, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(explore(page).getByRole('heading'), `${width} px`).toBeVisible();
    expect((await explore(page).boundingBox())!.height, `${width} px`).toBe(400);
  }
});

test('selecting a tool shows its text, its links and its demo, which plays at once and is shown when it answers @demo-text', async ({
  page,
}) => {
  await open(page, '/ai-coding');
  await toolLink(page, 'Tool One').click();
  const article = page.locator('#tool-1');
  await expect(article.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(explore(page)).toBeHidden();
  await expect(article.getByRole('link', { name: 'Try Now' })).toHaveAttribute('href', 'https://tool-1.example');
  await expect(article.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute('href', /watch\?v=demo-1$/);
  const source = /^https:\/\/www\.youtube-nocookie\.com\/embed\/demo-1\?.*autoplay=1&mute=1/;
  await expect(frame(page)).toHaveAttribute('src', source);
  await expect(frame(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame(page)).toHaveAttribute('title', 'Demo video: Tool One');
  await expect(frame(page)).toHaveCSS('opacity', '1');
  await expect(status(page)).toHaveText(/^Demo video, muted/);
  await expectAccessible(page);
});

test('the demo of a tool that a hash opens, and any demo in Calm, waits until play is pressed @demo-calm', async ({
  page,
}) => {
  await open(page, '/ai-coding#tool-5');
  await expect(page.locator('#tool-5')).toBeVisible();
  await expect(poster(page)).toBeVisible();
  await setHash(page, 'tool-3');
  await expect(page.locator('#tool-3')).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await toolLink(page, 'Tool Two').click();
  await expect(page.locator('#tool-2')).toBeVisible();
  await expect(poster(page)).toBeVisible();
  expect(youtubeRequests).toEqual([]);
  await poster(page).press('Enter');
  await expect(frame(page)).toBeFocused();
});

test.describe('a player that is blocked', () => {
  test.use({ expectedMessages: /ERR_BLOCKED_BY_CLIENT/ });

  test('is never seen: the poster stays, with a sentence, the link and a way to see it anyway @demo-blocked', async ({
    page,
  }) => {
    await page.route(/youtube/, (route) => route.abort('blockedbyclient'));
    await page.clock.install();
    await open(page, '/ai-coding');
    await toolLink(page, 'Tool One').click();
    await expect(frame(page)).toHaveCSS('opacity', '0');
    await page.clock.runFor(10_000);
    await expect(status(page)).toHaveText(/^The video does not answer/);
    await expect(frame(page)).toBeHidden();
    await expect(page.locator('#tool-1').getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show the player anyway' }).press('Enter');
    await expect(frame(page)).toBeFocused();
  });
});
