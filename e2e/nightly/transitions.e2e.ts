import { menuLink } from '../support/main-menu.ts';
import { expect, expectHeading, open, test } from '../support/test.ts';

/** Whether the browser animates the snapshots of a view transition. */
const isTransition = () =>
  document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));

test('clicks during a page transition work', async ({ page }) => {
  await open(page, '/music');
  // In the first screen: the header hides during a scroll.
  const sleeve = page.locator('[data-work="/music/album/songs"]');
  for (const name of ['Writing', 'Team']) await menuLink(page, name).hover();
  await sleeve.hover();
  await page.waitForLoadState('networkidle');
  // Asked in each frame: a question after the click may come before the first frame of the transition, or after its last.
  const begins = page.waitForFunction(isTransition);
  await sleeve.click();
  await begins;
  await expectHeading(page, 'Songs');
  // Without `force`, Playwright would wait until the link has stopped moving.
  await menuLink(page, 'Writing').click({ force: true });
  await expectHeading(page, 'Our Writing');
  await menuLink(page, 'Team').click({ force: true });
  await expectHeading(page, 'Our Team');
  await expect.poll(() => page.evaluate(isTransition)).toBe(false);
});

test('a press during a transition keeps the focus', async ({ page }) => {
  await open(page, '/art/patterns');
  const print = page.getByRole('figure').first().getByRole('link');
  await print.hover();
  await page.waitForLoadState('networkidle');
  const begins = page.waitForFunction(isTransition);
  await print.press('Enter');
  await begins;
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.mouse.click(640, 400); // Where the picture is.
  await expect.poll(() => page.evaluate(isTransition)).toBe(false);
  await expect(close).toBeFocused();
});

test("a press on the menu makes no view transition, whose snapshot would come before the page; an album's cover morphs into the cover on its page, and back", async ({
  page,
}) => {
  await open(page, '/info');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const morphed: boolean[] = [];
    Object.assign(window, { morphed });
    document.startViewTransition = (update) => {
      const transition = start(update);
      const index = morphed.push(false) - 1;
      transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        morphed[index] = effects.some(({ pseudoElement }) => pseudoElement === '::view-transition-group(work)');
      });
      return transition;
    };
  });
  const morphed = (): Promise<boolean[]> => page.evaluate(() => Reflect.get(window, 'morphed'));
  await menuLink(page, 'Music').hover();
  await page.waitForLoadState('networkidle');
  await menuLink(page, 'Music').click();
  await expectHeading(page, 'Our Music');
  expect(await morphed()).toEqual([]);
  const sleeve = page.locator('[data-work="/music/album/symphony"]');
  await sleeve.hover();
  await page.waitForLoadState('networkidle');
  await sleeve.click();
  await expectHeading(page, 'Συμφωνία');
  await expect.poll(morphed).toEqual([true]);
  await page.goBack();
  await expectHeading(page, 'Our Music');
  await expect.poll(morphed).toEqual([true, true]);
});
