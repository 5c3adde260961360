import type { Locator, Page } from '@playwright/test';
import { follow } from '../support/every-page.ts';
import { expect, expectHeading, isComplete, open, test } from '../support/test.ts';

// Back closes what has opened over the page, and nothing stays in the history. The viewer and the exhibition, which have their
// own addresses, have their own tests.

test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

interface Overlay {
  button: string;
  /** Closes it without Back or Escape. */
  close: (page: Page) => Promise<void>;
  content: (page: Page) => Locator;
}

const overlays: Record<string, Overlay> = {
  menu: {
    button: 'Menu',
    close: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
    content: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').first(),
  },
  search: {
    button: 'Go to anything',
    close: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap(),
    content: (page) => page.getByRole('dialog', { name: 'Go to anything' }).getByRole('row').first(),
  },
  chat: {
    button: 'Chat Assistant',
    close: (page) => page.getByRole('button', { name: 'Close chat' }).tap(),
    content: (page) => page.getByRole('dialog', { name: 'Chat Assistant' }),
  },
  'the dialog for other sites': {
    button: 'Embed Songs',
    close: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap(),
    content: (page) => page.getByRole('dialog', { name: 'Show it on another site' }),
  },
};

const album = '/music/album/songs';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const place = (page: Page) => page.evaluate(() => [location.pathname + location.hash, scrollY]);

async function openOver(page: Page, { button: name, content }: Overlay): Promise<void> {
  await button(page, name).tap();
  await expect(content(page)).toBeVisible();
}

/** Opens the album from the page of the team, so that there is a page to go back to. */
async function openAlbum(page: Page): Promise<void> {
  await open(page, '/team');
  await follow(page, album);
  await isComplete(page);
}

for (const [name, overlay] of Object.entries(overlays)) {
  test(`Back closes ${name}, Forward and a reload open it again; closing it otherwise leaves no entry`, async ({
    page,
  }) => {
    const expectClosed = () => expect(overlay.content(page)).toBeHidden();
    const expectOpen = () => expect(overlay.content(page)).toBeVisible();
    await openAlbum(page);
    await page.evaluate(() => scrollTo(0, 60));
    await openOver(page, overlay);
    const before = await place(page);
    await page.goBack();
    await expectClosed();
    expect(await place(page)).toEqual(before);
    await expect(button(page, overlay.button)).toBeFocused();
    await page.goForward();
    await expectOpen();
    await page.reload();
    await expectOpen();
    await page.goBack();
    await expectClosed();
    expect(await place(page)).toEqual(before);

    await openOver(page, overlay);
    await page.keyboard.press('Escape');
    await expectClosed();
    await openOver(page, overlay);
    await overlay.close(page);
    await expectClosed();
    await expect(button(page, overlay.button)).toBeFocused();
    expect(await place(page)).toEqual(before);
    await page.goBack();
    await expectHeading(page, 'Our Team');
    await page.goForward();
    await expectHeading(page, 'Songs');
    await expectClosed();
  });
}

test('a link of the menu or the search replaces their entry in the history, also a link to the page itself', async ({
  page,
}) => {
  const { menu, search } = overlays as Record<'menu' | 'search', Overlay>;
  await openAlbum(page);
  await openOver(page, menu);
  await openOver(page, search);
  await page.goBack();
  await expect(search.content(page)).toBeHidden();
  await expect(menu.content(page)).toBeVisible();
  await openOver(page, search);
  await page.keyboard.type('patterns');
  await page.getByRole('dialog').getByRole('row').filter({ hasText: 'Gallery' }).getByRole('link').tap();
  await expectHeading(page, 'Patterns');
  await expect(menu.content(page)).toBeHidden();
  await page.goBack();
  await expectHeading(page, 'Songs');
  await expect(menu.content(page)).toBeHidden();

  await openOver(page, search);
  await page.keyboard.type('song two');
  await page.getByRole('dialog').getByRole('row').getByRole('link').first().tap();
  await expect(search.content(page)).toBeHidden();
  await expect(page).toHaveURL(/#track=song-2$/);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 0)); // The header hides while the page is scrolled down.
  await openOver(page, menu);
  await page.getByRole('link', { name: 'Fixture', exact: true }).first().tap();
  await expectHeading(page, 'A small site for tests');
  await page.goBack();
  await expect(page).toHaveURL(/#track=song-2$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${album}$`));
  await page.goBack();
  await expectHeading(page, 'Our Team');
});
