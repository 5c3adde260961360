import type { Page } from '@playwright/test';
import { mainMenu, menuLink } from '../support/main-menu.ts';
import { expect, expectHeading, open, test } from '../support/test.ts';

// The code of one section throws, and React logs the error. The rest of the page works. broken-browser.e2e.ts does it to the film.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /broken by the test/ });

/** Expects that something has thrown, and that the menu leads to a page without any notice. */
async function expectRest(page: Page, messages: string[]): Promise<void> {
  expect(messages).not.toEqual([]);
  await menuLink(page, 'Team').click();
  await expectHeading(page, 'Our Team');
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
}

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
  await expect(mainMenu(page).getByRole('link')).toHaveCount(11);
  await expectRest(page, messages);
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
  await button.click();
  await expect(panel).toBeVisible();
  await expectRest(page, messages);
});
