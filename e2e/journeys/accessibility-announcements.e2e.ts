import type { Page } from '@playwright/test';
import { expect, expectHeading, open, setHash, test } from '../support/test.ts';

test.use({ expectedMessages: /Failed to load resource/, permissions: ['clipboard-read', 'clipboard-write'] });

interface RecordingWindow {
  announcements: string[];
}

/** Takes the announcements since the last call. */
const takeAnnouncements = (page: Page) =>
  page.evaluate(() => (window as unknown as RecordingWindow).announcements.splice(0));

const expectAnnounced = async (page: Page, expected: string[]) => {
  const heard: string[] = [];
  await expect
    .poll(async () => {
      heard.push(...(await takeAnnouncements(page)));
      return heard;
    })
    .toEqual(expected);
};

test('screen readers are told of pages, tracks, failures, copies, tools, pictures and notes, and of nothing else @announcements', async ({
  page,
}) => {
  await page.addInitScript(recordAnnouncements);
  await open(page, '/');
  await expectAnnounced(page, []);

  await test.step('a page', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Music' }).click();
    await expectHeading(page, 'Our Music');
    await expectAnnounced(page, [await page.title()]);
    await page.getByRole('main').getByRole('link', { name: /Songs/ }).click();
    await expectHeading(page, 'Songs');
    await expectAnnounced(page, [await page.title()]);
  });

  await test.step('a track, each time it begins to sound; the button itself announces Pause', async () => {
    await page.getByRole('button', { name: /^Play Song One/ }).click();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expectAnnounced(page, ['Now playing: Song One']);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expectAnnounced(page, ['Now playing: Song One']);
  });

  await test.step('a failure', async () => {
    await page.route('**/audio/**', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: /^Play Song Nine/ }).click();
    await expectAnnounced(page, ['Unable to play audio. Please ensure the audio file exists.', 'Song Nine']);
    await page.unroute('**/audio/**');
  });

  await test.step('a copy', async () => {
    await page.locator('main summary').first().click();
    await page.getByRole('main').getByRole('button', { name: 'Copy link to Song One', exact: true }).click();
    await expectAnnounced(page, ['Link copied']);
  });

  await test.step('the button itself announces Calm', async () => {
    await page.getByRole('button', { name: 'Calm' }).click();
    await expect(page.getByRole('button', { name: 'Calm' })).toHaveAttribute('aria-pressed', 'true');
    await expectAnnounced(page, []);
  });

  await test.step('a tool', async () => {
    // By keyboard, because scrolling may have hidden the bar, which appears with the focus.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Code' }).press('Enter');
    await expectHeading(page, 'Our Tools');
    const title = await page.title();
    const tool = page.getByRole('navigation', { name: 'Tools' }).getByRole('link').first();
    await tool.click();
    await expectAnnounced(page, [title, `${await tool.locator('strong').textContent()} is shown`]);
  });

  await test.step('the pictures of the viewer, and an outdated address', async () => {
    await open(page, '/art/patterns');
    await page.locator('#pattern-1 a').click();
    await expectAnnounced(page, ['Picture 1 of 9, Pattern One']);
    await page.keyboard.press('End');
    await expectAnnounced(page, ['Picture 9 of 9, Pattern Nine']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await setHash(page, 'gone');
    await expectAnnounced(page, ['There is no picture “gone” in this gallery.']);
  });
});

/**
 * Runs in the page, before its own code. Records the text of a live region when it changes. A region that is inserted
 * together with its text counts only if it is an alert: screen readers announce no other.
 */
function recordAnnouncements() {
  const announcements: string[] = [];
  Object.assign(window, { announcements });
  const latest = new WeakMap<Element, string>();
  const live = '[aria-live], [role=status], [role=alert]';
  new MutationObserver((records) => {
    const inserted = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
    const isNew = (region: Element) => inserted.some((element) => element.contains(region));
    const alerts = inserted.flatMap((element) => [...element.querySelectorAll('[role=alert]')]);
    const changed = records
      .map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(live))
      .filter((region) => region && !isNew(region));
    for (const region of new Set([
      ...alerts,
      ...inserted.filter((element) => element.matches('[role=alert]')),
      ...changed,
    ])) {
      const text = region!.textContent.trim();
      if (text && text !== latest.get(region!)) announcements.push(text);
      latest.set(region!, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
