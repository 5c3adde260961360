import type { Page } from '@playwright/test';
import { mainMenu, menuLink } from '../support/main-menu.ts';
import { expect, expectHeading, open, test } from '../support/test.ts';

// The code of one section throws, and React logs the error. The rest of the page works.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /broken by the test/ });

const notice = (page: Page) => page.getByText('Something went wrong');

async function expectNavigation(page: Page): Promise<void> {
  await menuLink(page, 'Team').click();
  await expectHeading(page, 'Our Team');
  await expect(notice(page)).toHaveCount(0);
}

test('without the film, the poster, the texts and the cards of the home page stay @film-throws', async ({
  page,
  messages,
}) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query === '(width < 48rem)') throw new Error('broken by the test'); // Only the film uses it.
      return matchMedia.call(window, query);
    };
  });
  await open(page, '/');
  await expect(page.locator('main canvas')).toHaveCount(1); // The film would start at the same time.
  await expect(page.locator('main video')).toHaveCount(0);
  expect(messages).not.toEqual([]);
  await expectHeading(page, 'A small site for tests');
  await expect(page.locator('#about li h3')).toHaveCount(4);
  await expect(notice(page)).toHaveCount(0);
  await expectNavigation(page);
});

test('without the header, its links stay as they were @header-throws', async ({ page, messages }) => {
  await page.addInitScript(() => {
    const { addEventListener } = window;
    window.addEventListener = (...[name, ...rest]: Parameters<typeof addEventListener>) => {
      if (name === 'scroll') throw new Error('broken by the test'); // The header and the floating buttons listen to it.
      addEventListener.call(window, name, ...rest);
    };
  });
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Chat Assistant' })).toHaveCount(0);
  expect(messages).not.toEqual([]);
  await expect(mainMenu(page).getByRole('link')).toHaveCount(11);
  await expectNavigation(page);
});

test('a chat that throws closes, its button stays, and opens it again @chat-throws', async ({ page, messages }) => {
  const button = page.getByRole('button', { name: 'Chat Assistant' });
  const panel = page.getByRole('dialog', { name: 'Chat Assistant' });
  await open(page, '/info');
  await page.evaluate(() => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = () => {
      HTMLElement.prototype.focus = focus;
      throw new Error('broken by the test');
    };
  });
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(button).toBeFocused();
  await expect(panel).toHaveCount(0);
  expect(messages).not.toEqual([]);
  await expectHeading(page, 'About Fixture');
  await expect(notice(page)).toHaveCount(0);
  await button.click();
  await expect(panel).toBeVisible();
  await expectNavigation(page);
});
