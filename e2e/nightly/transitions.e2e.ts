import type { Page } from '@playwright/test';
import { expect, expectHeading, open, test } from '../support/test.ts';

const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** The centre of a menu link. Playwright's click() waits until the element has stopped moving; mouse.click() does not. */
async function centerOf(page: Page, name: string): Promise<[number, number]> {
  const { x, y, width, height } = (await link(page, name).boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** The pseudo-elements of the running view transition, if any. */
const runningTransitions = () =>
  document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
    .filter((name) => name?.startsWith('::view-transition'));

test('clicks during a page transition work', async ({ page }) => {
  await open(page, '/music');
  // In the first screen: the header hides during a scroll.
  const sleeve = page.locator('[data-work="/music/album/songs"]');
  const centers = await Promise.all(['Writing', 'Team'].map((name) => centerOf(page, name)));
  for (const name of ['Writing', 'Team']) await link(page, name).hover();
  await sleeve.hover();
  await page.waitForLoadState('networkidle');
  await sleeve.click();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Songs');
  expect((await page.evaluate(runningTransitions)).length).toBeGreaterThan(0);
  await page.mouse.click(...centers[0]!);
  await expectHeading(page, 'Our Writing');
  await page.mouse.click(...centers[1]!);
  await expectHeading(page, 'Our Team');
  await expect.poll(() => page.evaluate(runningTransitions)).toEqual([]);
  await link(page, 'Music').click();
  await expectHeading(page, 'Our Music');
});

test('a press on the menu makes no view transition, whose snapshot would come before the page', async ({ page }) => {
  await open(page, '/info');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { transitionCount: 0 });
    document.startViewTransition = (update) => {
      Reflect.set(window, 'transitionCount', Reflect.get(window, 'transitionCount') + 1);
      return start(update);
    };
  });
  for (const [name, heading] of [
    ['Music', 'Our Music'],
    ['Team', 'Our Team'],
  ] as const) {
    await link(page, name).hover();
    await page.waitForLoadState('networkidle');
    await link(page, name).click();
    await expectHeading(page, heading);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'transitionCount'))).toBe(0);
});

test('a press during a transition keeps the focus', async ({ page }) => {
  await open(page, '/art/patterns');
  const print = page.getByRole('figure').first().getByRole('link');
  await print.hover();
  await page.waitForLoadState('networkidle');
  await print.press('Enter');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect.poll(() => page.evaluate(runningTransitions), { intervals: [10] }).not.toEqual([]);
  await expect(close).toBeFocused();
  await page.mouse.click(640, 400); // Where the picture is.
  await expect.poll(() => page.evaluate(runningTransitions)).toEqual([]);
  await expect(close).toBeFocused();
});

test("an album's cover morphs into the cover on its page, and back", async ({ page }) => {
  await open(page, '/music');
  const sleeve = page.locator('[data-work="/music/album/symphony"]');
  await sleeve.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const morphed: boolean[] = [];
    Object.assign(window, { morphed });
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        morphed.push(names.includes('::view-transition-group(work)'));
      });
      return transition;
    };
  });
  const morphed = (): Promise<boolean[]> => page.evaluate(() => Reflect.get(window, 'morphed'));
  await sleeve.click();
  await expectHeading(page, 'Συμφωνία');
  await expect.poll(morphed).toEqual([true]);
  await page.goBack();
  await expectHeading(page, 'Our Music');
  await expect.poll(morphed).toEqual([true, true]);
});
