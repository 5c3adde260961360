import type { Page } from '@playwright/test';
import { expect, expectHeading, open, test } from '../support/test.ts';

const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Where a link of the menu stands, for a click that does not wait until the page is at rest, as Playwright's own do. */
async function placeOf(page: Page, name: string): Promise<[number, number]> {
  const { x, y, width, height } = (await link(page, name).boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Whether the page is in transition, and of what. */
const running = () =>
  document
    .getAnimations()
    .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
    .filter((name) => name?.startsWith('::view-transition'));

test('clicks that come while a page is still being laid down count', async ({ page }) => {
  await open(page, '/');
  const places = await Promise.all(['Music', 'Writing', 'Team'].map((name) => placeOf(page, name)));
  for (const name of ['Music', 'Writing', 'Team']) await link(page, name).hover();
  await page.waitForLoadState('networkidle');
  await page.mouse.click(...places[0]!);
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'AI Music Innovation');
  expect((await page.evaluate(running)).length).toBeGreaterThan(0);
  await page.mouse.click(...places[1]!);
  await expectHeading(page, 'AI-Assisted Writing Projects');
  await page.mouse.click(...places[2]!);
  await expectHeading(page, 'Meet Our Team');
  await expect.poll(() => page.evaluate(running)).toEqual([]);
  await link(page, 'Music').click();
  await expectHeading(page, 'AI Music Innovation');
});

test("an album's sleeve goes over to its page, and back", async ({ page }) => {
  await open(page, '/music');
  const sleeve = page.locator('[data-work="/music/album/parousia"]');
  await sleeve.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    Object.assign(window, { travelled: [] });
    document.startViewTransition = (update) => {
      const transition = begin(update);
      transition.ready.then(() => {
        const names = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        (window as unknown as { travelled: boolean[] }).travelled.push(names.includes('::view-transition-group(work)'));
      });
      return transition;
    };
  });
  const travelled = () => page.evaluate(() => (window as unknown as { travelled: boolean[] }).travelled);
  await sleeve.click();
  await expectHeading(page, 'Παρουσία');
  await expect.poll(travelled).toEqual([true]);
  await page.goBack();
  await expectHeading(page, 'AI Music Innovation');
  await expect.poll(travelled).toEqual([true, true]);
});

test('there is none in Calm', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('Calm was chosen');
    };
  });
  await link(page, 'Music').click();
  await expectHeading(page, 'AI Music Innovation');
});

test('who tabs ahead sees an About card at once', async ({ page }) => {
  await open(page, '/');
  const waiting = page.locator('#about [data-reveal=waiting]');
  await expect(waiting).toHaveCount(1);
  const last = waiting.locator('> li').last();
  await last.evaluate((card) => {
    card.tabIndex = 0;
    card.focus({ preventScroll: true });
  });
  await expect(last).toHaveCSS('opacity', '1');
});
