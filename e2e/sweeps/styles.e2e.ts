import type { Page } from '@playwright/test';
import { follow, layOutAll, onePageOfEachKindInFixture } from '../support/every-page.ts';
import { expect, isComplete, open, test } from '../support/test.ts';

const kinds = await onePageOfEachKindInFixture();

// Each page loads its own stylesheet. The stylesheets of earlier pages stay, and must not change other pages.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page looks the same after a hard load and after visits to all other kinds of pages', async ({ page }) => {
  test.setTimeout(120_000);
  const direct = new Map<string, string[]>();
  for (const path of kinds) {
    await open(page, path);
    direct.set(path, await appearance(page));
  }
  // Forwards, so that every stylesheet is loaded; then backwards, so that each page is compared with all of them.
  for (const path of kinds) await follow(page, path);
  for (const path of kinds.toReversed()) {
    await follow(page, path);
    await expect.poll(async () => changed(direct.get(path)!, await appearance(page)), { message: path }).toEqual([]);
  }
});

const changed = (before: string[], now: string[]) =>
  now.length === before.length ? now.filter((element, index) => element !== before[index]) : [`${now.length} elements`];

/** The box and the computed styles of each element, one string per element and pseudo-element. */
async function appearance(page: Page): Promise<string[]> {
  await isComplete(page);
  await layOutAll(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    (document.activeElement as HTMLElement | null)?.blur();
    // Not the margin: Chromium reports 0 for some automatic margins. The box shows their effect.
    const box = ['display', 'position', 'padding', 'gap', 'translate', 'border', 'border-radius', 'box-shadow'];
    const properties = [...box, 'background', 'color', 'font', 'text-decoration', 'list-style', 'opacity', 'cursor'];
    // Without pictures, their previews and scenes with the drawing in their place, which may arrive or go late for other reasons.
    const still = ':not(picture, img, canvas, svg:has(> [fill-opacity]))';
    const elements = document.querySelectorAll(`body :is(header, main, footer) ${still}`);
    return [...elements].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const { x, y, width, height } = element.getBoundingClientRect();
        const rect = [x, y + scrollY, width, height].map(Math.round).join(' ');
        return [element.tagName, pseudo, rect, ...properties.map((name) => style.getPropertyValue(name))].join(' | ');
      }),
    );
  });
}
