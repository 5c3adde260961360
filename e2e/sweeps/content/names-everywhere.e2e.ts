import { paths, readSite } from '../../../generator/pages.ts';
import { isControl, namingProblems, readAccessibilityTree } from '../../support/accessibility-tree.ts';
import { at, expect, isComplete, test } from '../../support/test.ts';

// Runs on every page of the owner's site, together, because it also compares the pages with each other.
const allPaths = paths(await readSite());

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /404 \(Not Found\)/ });

test('names are right on every page, titles differ, and header and footer are the same everywhere @names-everywhere', async ({
  page,
}) => {
  test.setTimeout(allPaths.length * 5_000);
  const titles: string[] = [];
  const frames: string[] = [];
  for (const path of allPaths) {
    await page.goto(at(path === '/404' ? '/there-is-no-such-page' : path));
    await isComplete(page);
    const nodes = await readAccessibilityTree(page);
    expect(namingProblems(nodes), path).toEqual([]);
    titles.push(await page.title());
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const shared = nodes.filter((node) => node.isInFrame && isControl(node));
    frames.push(shared.map(({ role, name }) => `${role} ${name}`).join('\n'));
  }
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(frames[0]!.split('\n').length).toBeGreaterThan(20);
  expect([...new Set(frames)]).toEqual([frames[0]]);
});
