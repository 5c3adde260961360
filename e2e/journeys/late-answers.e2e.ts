import type { Page } from '@playwright/test';
import { expect, expectHeading, isComplete, open, test } from '../support/test.ts';

// What the browser is asked for during a press it may refuse much later, when the visitor has gone on. Whatever waited for
// it must not be surprised that its part of the page is gone: the `test` of these files fails with any error of the page.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const album = '/music/album/songs';
const gallery = '/art/patterns';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const leave = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team', exact: true }).click();
  await expectHeading(page, 'Our Team');
};
const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

interface LateAnswer {
  /** The function that answers late, as a path from the window. */
  method: string;
  path: string;
  ask: (page: Page) => Promise<void>;
  goOn: (page: Page) => Promise<void>;
}

const lateAnswers: Record<string, LateAnswer> = {
  'a link to copy, after a step to another page': {
    method: 'Clipboard.prototype.writeText',
    path: album,
    ask: (page) => press(page, /^Copy link to Songs/),
    goOn: leave,
  },
  'a link to copy, after the viewer is closed': {
    method: 'Clipboard.prototype.writeText',
    path: `${gallery}#pattern-2`,
    ask: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Copy link/ })
        .click(),
    goOn: closeDialog,
  },
  'a link to copy, after the player is closed': {
    method: 'Clipboard.prototype.writeText',
    path: `${album}#track=song-2`,
    ask: async (page) => {
      await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Copy link' }).click();
      await page.locator('#_player-link').getByRole('button', { name: 'Copy link' }).click();
    },
    goOn: (page) => press(page, 'Stop and close'),
  },
  'HTML to copy, after its dialog is closed': {
    method: 'Clipboard.prototype.writeText',
    path: album,
    ask: async (page) => {
      await press(page, 'Embed Songs');
      await press(page, 'Copy HTML');
    },
    goOn: closeDialog,
  },
  'a recording, after a step to another page': {
    method: 'HTMLMediaElement.prototype.play',
    path: album,
    ask: (page) => press(page, /^Play Song One/),
    goOn: leave,
  },
  'a recording, after the player is closed': {
    method: 'HTMLMediaElement.prototype.play',
    path: album,
    ask: (page) => press(page, /^Play Song One/),
    goOn: (page) => press(page, 'Stop and close'),
  },
  'the full screen, after the exhibition is left': {
    method: 'Element.prototype.requestFullscreen',
    path: gallery,
    ask: (page) => press(page, 'See it with music'),
    goOn: closeDialog,
  },
  'a screen that stays on, after the exhibition is left': {
    method: 'WakeLock.prototype.request',
    path: gallery,
    ask: (page) => press(page, 'See it with music'),
    goOn: closeDialog,
  },
  'a decoded picture, after the exhibition is left': {
    method: 'HTMLImageElement.prototype.decode',
    path: gallery,
    ask: (page) => press(page, 'See it with music'),
    goOn: closeDialog,
  },
};

for (const [name, { method, path, ask, goOn }] of Object.entries(lateAnswers)) {
  test(`the browser refuses ${name} @refused-late`, async ({ page }) => {
    await open(page, path);
    await isComplete(page);
    await page.evaluate(answerLate, method);
    await ask(page);
    await expect.poll(() => page.evaluate(() => (window as LateWindow).refusals?.length)).toBeGreaterThan(0);
    await goOn(page);
    await page.evaluate(() => {
      for (const refuse of (window as LateWindow).refusals!) refuse();
    });
    // What the page does with a refusal, it has done when it answers to the next press.
    await press(page, 'Chat Assistant');
    await expect(page.getByRole('dialog', { name: 'Chat Assistant' })).toBeVisible();
  });
}

interface LateWindow extends Window {
  /** Each refuses what was asked for in one call. */
  refusals?: (() => void)[];
}

/** Runs in the page: the method answers only when its `refusals` are called. */
function answerLate(method: string): void {
  const names = method.split('.');
  const name = names.pop()!;
  const owner = names.reduce<object>((object, key) => Reflect.get(object, key), window);
  const refusals: (() => void)[] = [];
  (window as LateWindow).refusals = refusals;
  Reflect.set(owner, name, () => {
    const { promise, reject } = Promise.withResolvers<unknown>();
    refusals.push(() => reject(new DOMException('refused', 'NotAllowedError')));
    return promise;
  });
}
