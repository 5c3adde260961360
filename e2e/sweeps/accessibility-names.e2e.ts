import type { Page } from '@playwright/test';
import { paths, readSite } from '../../generator/pages.ts';
import {
  type AccessibleNode,
  isControl,
  namingProblems,
  readAccessibilityTree,
} from '../support/accessibility-tree.ts';
import { at, expect, isComplete, open, test } from '../support/test.ts';

// What axe does not check: the names and roles in Chromium's accessibility tree, compared with what is visible.
const allPaths = paths(await readSite('fixture'));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectGoodNames(page: Page): Promise<AccessibleNode[]> {
  const nodes = await readAccessibilityTree(page);
  expect(nodes.filter(isControl).length).toBeGreaterThan(5);
  expect(namingProblems(nodes), page.url()).toEqual([]);
  return nodes;
}

test.describe('on every page', () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test('every control, landmark and image has a name that tells it from others and contains its visible label @names', async ({
    page,
  }) => {
    test.setTimeout(allPaths.length * 5_000);
    for (const path of allPaths) {
      await page.goto(at(path === '/404' ? '/there-is-no-such-page' : path));
      await isComplete(page);
      await expectGoodNames(page);
    }
  });
});

test('the names stay right in the menu, the chat, the player, the viewer and the demo @names-overlays', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/music/album/songs');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectGoodNames(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Chat Assistant' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(names(await expectGoodNames(page), 'button')).toContain('Close chat');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Play Song One/ }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.locator('main summary').first().click();
  await expect(page.locator('main').getByRole('button', { name: 'Copy link to Song One', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  expect(names(await expectGoodNames(page), 'slider')).toEqual(['Seek', 'Volume']);

  await page.getByRole('button', { name: 'Go to anything' }).click();
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  expect(names(await expectGoodNames(page), 'combobox')).toEqual(['Title, year or word']);
  await page.keyboard.press('Escape');

  await open(page, '/art/places#place-1');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(names(await expectGoodNames(page), 'button')).toContain('Next picture');

  await open(page, '/ai-coding');
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link').first().click();
  expect(names(await expectGoodNames(page), 'button')).toContainEqual(expect.stringContaining('Play the demo video'));
});

const names = (nodes: AccessibleNode[], role: string) =>
  nodes.filter((node) => node.role === role).map(({ name }) => name);
