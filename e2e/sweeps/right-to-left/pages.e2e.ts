import { builtPaths } from '../../support/built-pages.ts';
import { checkSizes, desktop, openWhole, usualSizes } from '../../support/every-page.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { expect, test } from '../../support/test.ts';

// Every page of the fixture in Arabic letters, which is mirrored.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('nothing reaches out of its box or the window at any width, and all texts run to the left', async ({
  page,
  messages,
  siteFolder,
}) => {
  test.setTimeout(300_000);
  const paths = builtPaths(siteFolder);
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 1800 });
    await openWhole(page, path);
    if (path === '/404') messages.pop(); // Its status.
    await expect(page.locator('html[lang=ar][dir=rtl]')).toHaveCount(1);
    const faults = await checkSizes(page, usualSizes, findLayoutFaults);
    faults.push(...(await checkSizes(page, usualSizes, findOverflow)));
    faults.push(...(await checkSizes(page, [desktop], findPartsFromLeft)));
    expect.soft(faults).toEqual([]);
  }
});

/** Runs in the page. A right-to-left page can be scrolled to the left, where nothing may be. */
function findOverflow(): string[] {
  scrollTo({ left: -1000, behavior: 'instant' });
  return scrollX === 0 ? [] : [`the page can be scrolled by ${scrollX} px`];
}

/**
 * Runs in the page. Finds texts in several elements that follow each other from left to right: with `plaintext`, an element
 * without letters of its own has that direction, whatever the letters of its parts are.
 */
function findPartsFromLeft(): string[] {
  const isOwnText = (node: Node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent!);
  const isPart = (part: Element) => {
    const { display, position, unicodeBidi } = getComputedStyle(part);
    const isInLine = display.startsWith('inline') && position !== 'absolute' && unicodeBidi !== 'normal';
    return isInLine && part.textContent.trim() !== '';
  };
  return [...document.querySelectorAll('body :not(svg *, noscript)')]
    .filter((element) => {
      const { display, unicodeBidi } = getComputedStyle(element);
      const hasLines = /^(block|inline|inline-block|list-item|flow-root)$/.test(display) && unicodeBidi === 'plaintext';
      return hasLines && ![...element.childNodes].some(isOwnText) && [...element.children].filter(isPart).length > 1;
    })
    .map((element) => `<${element.localName}> ${element.textContent.slice(0, 40)} has its parts from left to right`);
}
