import type { Page } from '@playwright/test';
import { at, expect, expectHeading, open, test } from '../support/test.ts';

const cards = ['Card One', 'Card-Number-Two', 'Card Three & <b>Signs</b>', 'Card Four'];

test.describe('in Calm', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test("the hero fills the screen; its poster is decoded in parallel with the first text, or together with it after another page; 'Explore Projects' leads to Writing", async ({
    page,
  }) => {
    const html = await (await page.request.get(at('/'))).text();
    expect(html).toMatch(/<img [^>]*decoding="async"[^>]*fetchPriority="high"/);
    await open(page, '/info');
    await page.locator('header').getByRole('link').first().click();
    await expect(page.locator('main section img').first()).toHaveAttribute('decoding', 'auto');
    expect((await page.locator('main section').first().boundingBox())!.height).toBe(800);
    await page.getByRole('link', { name: 'Explore Projects' }).click();
    await expectHeading(page, 'Our Writing');
  });

  test('a card leads to its page wherever it is pressed, and each of its points to a place of its own', async ({
    page,
  }) => {
    await open(page, '/');
    const [card, next] = [page.locator('#card-1'), page.locator('#card-2')];
    await expect(card.getByRole('link', { name: 'Feature three' })).toHaveAttribute('target', '_blank');
    await expect(next.getByRole('link')).toHaveCount(0);
    await card.getByRole('link', { name: 'Feature one' }).click();
    await expect(page).toHaveURL(at('/writing#printed-books'));
    await page.goBack();
    await card.click({ position: { x: 40, y: 200 } });
    await expect(page).toHaveURL(at('/writing'));
  });
});

const items = (page: Page) => page.locator('#about ul > li[id]');
const opacities = (page: Page) => items(page).evaluateAll((all) => all.map((card) => getComputedStyle(card).opacity));
const toAbout = (page: Page) => page.locator('#about h2').evaluate((heading) => heading.scrollIntoView());

/** Records the transitions by which the cards appear. */
function recordReveals(): void {
  const reveals: Record<string, Animation> = {};
  Object.assign(window, { reveals });
  addEventListener('transitionrun', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('#about li')) reveals[target.id] = target.getAnimations()[0]!;
  });
}

/** Expects that the cards appear 1 second after one another. */
async function expectReveal(page: Page, visit: string): Promise<void> {
  await expect(page.locator('#about[data-waiting]'), visit).toHaveCount(0);
  await expect(items(page).last(), visit).toHaveCSS('opacity', '1');
  const delaysMs = await items(page).evaluateAll((all) => {
    const { reveals } = window as unknown as { reveals: Record<string, Animation> };
    const beginsMs = all.map(({ id }) => Number(reveals[id]!.startTime) + reveals[id]!.effect!.getTiming().delay!);
    return beginsMs.map((beginMs) => Math.round(beginMs - beginsMs[0]!));
  });
  expect(delaysMs, visit).toEqual([0, 1000, 2000, 3000]);
}

test('About cards reveal in turn, 1 second times their index, from when the section comes into view: on the way down, in /#about, and before the code is there @about-cards', async ({
  page,
}) => {
  await page.addInitScript(recordReveals);
  await open(page, '/');
  await expect(items(page).getByRole('heading', { level: 3 })).toHaveText(cards);
  await expect(page.locator('#about')).toHaveAttribute('data-waiting');
  expect(await opacities(page)).toEqual(['0', '0', '0', '0']);
  await toAbout(page);
  await expectReveal(page, 'on the way down');

  await open(page, '/info');
  await page.locator('header').getByRole('link').first().click();
  await expect(page.locator('#about')).toHaveAttribute('data-waiting');
  await toAbout(page);
  await expectReveal(page, 'after another page');

  await page.goto('about:blank');
  await open(page, '/#about');
  await expectReveal(page, 'in /#about');

  await page.route('**/start-*.js', () => {}); // Never answered.
  await page.goto(at('/'), { waitUntil: 'commit' });
  await expect(page.locator('#about')).toHaveAttribute('data-waiting');
  await toAbout(page);
  await expectReveal(page, 'before the code is there');
});

test('no About card stays hidden for more than five seconds if no observer ever answers @about-cards-fault', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await page.route('**/start-*.js', () => {}); // Never answered.
  await page.goto(at('/'), { waitUntil: 'commit' });
  await items(page).last().waitFor();
  await expect.poll(() => opacities(page), { timeout: 5_000 }).not.toContain('0');
  await expect.poll(() => opacities(page)).toEqual(['1', '1', '1', '1']);
});

test('above 2560 × 1440 px everything grows with the window, and in a low one nothing does', async ({ page }) => {
  await open(page, '/');
  const remAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  };
  expect(await remAt(2560, 2160)).toBe('16px');
  expect(await remAt(3840, 1080)).toBe('16px');
  expect(await remAt(3840, 2160)).toBe('28px');
});
