import type { Page } from '@playwright/test';
import { expect, expectHeading, open, test } from '../support/test.ts';

// The code of one section throws. The rest of the page works.

// React logs the error.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /broken by the test/ });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const notice = (page: Page) => page.getByText('Something went wrong');

/**
 * Answers the requests for the code of a component that loads on demand with one that throws, and takes all hashes out of
 * the pages and their first script: with them, the browser would refuse that code.
 */
async function breakComponent(page: Page, file: string): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.includes('.') || pathname.includes('/start-'),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(/sha256-[\w+/=]{44}/g, '') });
    },
  );
  await page.route(`**/assets/${file}-*.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("broken by the test"); };',
    }),
  );
}

async function expectNavigation(page: Page): Promise<void> {
  await menu(page).getByRole('link', { name: 'Team' }).click();
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
      if (query === '(width < 48rem)') throw new Error('broken by the test'); // Only the film asks for it.
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
      if (name === 'scroll') throw new Error('broken by the test'); // The header and the buttons beside the page listen.
      addEventListener.call(window, name, ...rest);
    };
  });
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Chat Assistant' })).toHaveCount(0);
  expect(messages).not.toEqual([]);
  await expect(menu(page).getByRole('link')).toHaveCount(11);
  await expectNavigation(page);
});

test.describe('with code that throws', () => {
  // The policy allows the map of the hashes only as the build has written it.
  test.use({ bypassCSP: true });

  test('a chat that throws closes, and its button stays @chat-throws', async ({ page, messages }) => {
    await breakComponent(page, 'chat-panel');
    await open(page, '/info');
    await page.getByRole('button', { name: 'Chat Assistant' }).click();
    await expect.poll(() => messages).not.toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Chat Assistant' })).toBeFocused();
    await expectHeading(page, 'About Fixture');
    await expect(notice(page)).toHaveCount(0);
    await expectNavigation(page);
  });

  test('a viewer that throws is left out of the gallery @viewer-throws', async ({ page, messages }) => {
    await breakComponent(page, 'viewer');
    await open(page, '/art/patterns');
    const prints = await page.locator('main figure').count();
    await page.locator('main figure > a').first().click();
    await expect.poll(() => messages).not.toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.locator('main figure')).toHaveCount(prints);
    await expectNavigation(page);
  });
});
