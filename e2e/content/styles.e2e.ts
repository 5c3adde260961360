import type { Page } from '@playwright/test';
import { paths, readSite } from '../../generator/pages.ts';
import { expect, open, test } from '../support/test.ts';

// Each page brings its own styles, and those of pages that were seen before stay: neither may change how a page looks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page looks the same, whichever pages were seen before it', async ({ page }) => {
  test.setTimeout(120_000);
  const all = paths(await readSite()).filter((path) => path !== '/404');
  const direct = new Map<string, string[]>();
  for (const path of all) {
    await open(page, path);
    direct.set(path, await looks(page));
  }

  // Once there, so that every style is loaded, and back, so that it is looked at with all the others.
  for (const path of all) await follow(page, path);
  for (const path of all.toReversed()) {
    await follow(page, path);
    await expect.poll(async () => changed(direct.get(path)!, await looks(page)), { message: path }).toEqual([]);
  }
});

/** Goes to a page by a link in this one, without a hard load. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')!.append(link);
    link.click();
    link.remove();
  }, path);
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await expect(page.locator('main h1')).toBeFocused();
}

const changed = (before: string[], now: string[]) =>
  now.length === before.length ? now.filter((look, index) => look !== before[index]) : [`${now.length} elements`];

/** What each element of the page looks like, and where it lies, in words. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    (document.activeElement as HTMLElement | null)?.blur();
    const box = [
      'display',
      'position',
      'padding',
      'margin',
      'gap',
      'translate',
      'border',
      'border-radius',
      'box-shadow',
    ];
    const traits = [...box, 'background', 'color', 'font', 'text-decoration', 'list-style', 'opacity', 'cursor'];
    // Not pictures that wait for the first scroll, and scenes: when they come is not a matter of styles.
    const elements = document.querySelectorAll('body :is(header, main, footer) :not(img, canvas)');
    return [...elements].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x, y + scrollY, width, height].map(Math.round).join(' ');
        return [element.tagName, pseudo, place, ...traits.map((trait) => style.getPropertyValue(trait))].join(' | ');
      }),
    );
  });
