import type { Page } from '@playwright/test';
import { at, expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

const ids = ['tool-1', 'tool-2', 'tool-3', 'tool-4', 'tool-5', 'tool-6'];
const demo = 'https://www.youtube-nocookie.com/embed/demo-1';

const toolLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name });
const frame = (page: Page) => page.locator('main iframe');
const poster = (page: Page) => page.getByRole('button', { name: 'Play the demo video' });

/** The requests to YouTube. They are answered here, so that no test depends on YouTube. */
const youtubeRequests: string[] = [];

test.beforeEach(async ({ page }) => {
  youtubeRequests.length = 0;
  await page.route(/youtube/, (route) => {
    youtubeRequests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Demo</title>' });
  });
});

test('no tool is selected at first, and nothing is requested from YouTube', async ({ page }) => {
  await open(page, '/ai-coding');
  await expectHeading(page, 'Our Tools');
  const panel = page.getByRole('region', { name: 'Explore AI Coding Tools' });
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())!.height).toBeGreaterThanOrEqual(400);
  await expect(page.getByRole('navigation', { name: 'Tools' }).getByRole('link')).toHaveCount(6);
  await expect(page.locator('main article')).toHaveCount(6);
  await expect(page.locator('main article:visible')).toHaveCount(0);
  await expect(frame(page)).toHaveCount(0);
  expect(youtubeRequests).toEqual([]);
});

test('with no tool selected, the sheet says what each is good for; a press or Enter there shows the tool', async ({
  page,
}) => {
  await open(page, '/ai-coding');
  const choice = page.getByRole('region', { name: 'Explore AI Coding Tools' }).getByRole('link');
  await expect(choice).toHaveText(['Headings and paragraphs Tool One', 'Points and nothing else Tool Two']);
  await choice.last().press('Enter');
  await expect(page.locator('#tool-2')).toBeFocused();
  await expect(page).toHaveURL(/#tool-2$/);
  await expect(toolLink(page, 'Tool Two')).toHaveAttribute('aria-current', 'true');
});

test('selecting a tool shows its text, its links and its demo, which plays at once @demo-text', async ({ page }) => {
  await open(page, '/ai-coding');
  await toolLink(page, 'Tool One').click();
  const article = page.locator('#tool-1');
  await expect(article).toBeVisible();
  await expect(page.locator('main article:visible')).toHaveCount(1);
  await expect(page.getByText('Explore AI Coding Tools')).toBeHidden();
  expect((await article.boundingBox())!.height).toBeGreaterThanOrEqual(400);
  await expect(article.getByRole('heading', { level: 3 })).toHaveText([
    'The first heading',
    'The second heading',
    'An empty heading',
  ]);
  await expect(article.getByRole('listitem')).toHaveText(['Point one', 'Point two', 'Point three']);

  const tryNow = article.getByRole('link', { name: 'Try Now' });
  await expect(tryNow).toHaveAttribute('href', 'https://tool-1.example');
  await expect(tryNow).toHaveAttribute('target', '_blank');
  await expect(tryNow).toHaveAttribute('rel', /noopener/);
  await expect(article.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute('href', /watch\?v=demo-1$/);

  await expect(frame(page)).toHaveAttribute('src', new RegExp(`^${demo}\\?.*autoplay=1&mute=1`));
  await expect(frame(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame(page)).toHaveAttribute('title', 'Demo video: Tool One');
  await expect(page).toHaveURL(/#tool-1$/);
  expect(await page.evaluate(() => history.state?.key)).toBeTruthy();
  await expectAccessible(page);
});

test('every tool can be selected with the keyboard, and stays selected when it is selected again', async ({ page }) => {
  await open(page, '/ai-coding');
  for (const id of ids) {
    const link = page.locator(`nav a[href="#${id}"]`);
    await link.press('Enter');
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('main article:visible')).toHaveCount(1);
  }
  await page.locator('nav a[href="#tool-6"]').press('Enter');
  await expect(page.locator('#tool-6')).toBeVisible();
});

test('a tool that is selected while another page loads stays: the latest click counts', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/team.json', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await open(page, '/ai-coding');
  await page.clock.install();
  const clickBoth = (names: string[]) =>
    names.map((name) => [...document.querySelectorAll('a')].find((link) => link.textContent.includes(name))!.click());
  await page.evaluate(clickBoth, ['Team', 'Tool Two']);
  await page.clock.runFor(1_000); // Longer than a page may take before 'Loading...' replaces the old one.
  const team = page.waitForResponse('**/team.json');
  answer.resolve();
  await team;
  await expect(toolLink(page, 'Tool Two')).toHaveAttribute('aria-current', 'true');
  await expectHeading(page, 'Our Tools');
  expect(new URL(page.url()).hash).toBe('#tool-2');
});

test('a hash opens its tool, and the demo waits behind its poster', async ({ page }) => {
  await open(page, '/ai-coding#tool-5');
  await expect(page.locator('#tool-5')).toBeVisible();
  await expect(page.locator('#tool-5')).toContainText('Dated 5 March 2030.');
  await expect(poster(page)).toBeVisible();
  expect(youtubeRequests).toEqual([]);
  await page.evaluate(() => {
    location.hash = 'tool-2';
  });
  await expect(page.locator('#tool-2')).toBeVisible();
  await expect(page.locator('#tool-5')).toBeHidden();
});

test.describe('in Calm', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the demo waits until play is pressed @demo-calm', async ({ page }) => {
    await open(page, '/ai-coding');
    await toolLink(page, 'Tool Two').click();
    await expect(poster(page)).toBeVisible();
    expect(youtubeRequests).toEqual([]);
    await poster(page).press('Enter');
    await expect(frame(page)).toBeVisible();
    await expect(frame(page)).toBeFocused();
  });
});

test.describe('the player of the demo', () => {
  const status = (page: Page) => page.locator('#tool-1 figcaption').getByRole('status');

  test('is shown when it answers', async ({ page }) => {
    await page.route(/youtube/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: "<script>onmessage = ({ source }) => source.postMessage(0, '*')</script>",
      }),
    );
    await open(page, '/ai-coding');
    await toolLink(page, 'Tool One').click();
    await expect(frame(page)).toHaveCSS('opacity', '1');
    await expect(status(page)).toHaveText(/^Demo video, muted/);
    await expect(page.getByRole('button', { name: 'Show the player anyway' })).toHaveCount(0);
  });

  test.describe('that is blocked', () => {
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
      await expect(frame(page)).toBeVisible();
      await expect(frame(page)).toBeFocused();
    });
  });
});

test('a demo and a recording never play together', async ({ page }) => {
  await open(page, '/other-initiatives');
  await page.getByRole('button', { name: 'Play the podcast' }).click();
  const bar = page.getByRole('region', { name: 'Player' });
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Code' }).press('Enter');

  await toolLink(page, 'Tool Three').click();
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

  test('the selected tool scrolls into view', async ({ page }) => {
    await open(page, '/ai-coding');
    await expect(page.getByText('Explore AI Coding Tools')).not.toBeInViewport();
    await toolLink(page, 'Tool Four').click();
    await expect(page.locator('#tool-4 h2')).toBeInViewport();
    await expect(page.locator('#tool-4')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all six tools are visible, with their links', async ({ page }) => {
    await page.goto(at('/ai-coding'));
    await expect(page.locator('main article:visible')).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Try Now' })).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveCount(6);
    expect(youtubeRequests).toEqual([]);
  });
});
