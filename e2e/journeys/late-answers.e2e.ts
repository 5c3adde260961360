import type { Page } from '@playwright/test';
import { menuLink } from '../support/main-menu.ts';
import { expect, expectHeading, isComplete, open, test } from '../support/test.ts';

// The browser may refuse a request much later, after the visitor has left that part of the page. Code that waits for the
// answer must not fail then: the shared `test` fails on any error of the page.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const copy = 'Clipboard.prototype.writeText';
const play = 'HTMLMediaElement.prototype.play';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Opens a page on which these methods answer only when `refuseAll` is called. */
async function openWithLateAnswers(page: Page, path: string, methods: string[]): Promise<void> {
  await open(page, path);
  await isComplete(page);
  await page.evaluate(answerLate, methods);
}

/** Waits until each of the methods was called `count` times. */
const expectCalls = (page: Page, calls: Record<string, number>) =>
  expect.poll(() => page.evaluate(() => (window as LateWindow).calls)).toMatchObject(calls);

/** Refuses all pending requests, and waits until the page responds to another press. */
async function refuseAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const refuse of (window as LateWindow).refusals!) refuse();
  });
  await press(page, 'Chat Assistant');
  await expect(page.getByRole('dialog', { name: 'Chat Assistant' })).toBeVisible();
}

test('the browser refuses to copy and to play after the visitor has left the page and the dialog @refused-late', async ({
  page,
}) => {
  await openWithLateAnswers(page, '/music/album/songs', [copy, play]);
  await press(page, /^Copy link to Songs/);
  await press(page, 'Embed Songs');
  await press(page, 'Copy HTML');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page, /^Play Song One/);
  await expectCalls(page, { [copy]: 2, [play]: 1 });
  await menuLink(page, 'Team').click();
  await expectHeading(page, 'Our Team');
  await refuseAll(page);
});

interface LateWindow extends Window {
  /** The number of calls of each method. */
  calls?: Record<string, number>;
  /** Each refuses one call. */
  refusals?: (() => void)[];
}

/** Runs in the page: the methods answer only when the `refusals` are called. */
function answerLate(methods: string[]): void {
  const calls: Record<string, number> = {};
  const refusals: (() => void)[] = [];
  Object.assign(window, { calls, refusals } satisfies Partial<LateWindow>);
  for (const method of methods) {
    const names = method.split('.');
    const name = names.pop()!;
    const owner = names.reduce<object>((object, key) => Reflect.get(object, key), window);
    calls[method] = 0;
    Reflect.set(owner, name, () => {
      calls[method]!++;
      const { promise, reject } = Promise.withResolvers<unknown>();
      refusals.push(() => reject(new DOMException('refused', 'NotAllowedError')));
      return promise;
    });
  }
}
