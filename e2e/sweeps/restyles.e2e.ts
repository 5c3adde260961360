import { onePageOfEachKindInFixture } from '../support/every-page.ts';
import { expect, open, test } from '../support/test.ts';

const kinds = await onePageOfEachKindInFixture();

// While an element and its own ::before or ::after are animated, Chromium restyles both in each frame.
test('no element is animated together with its own pseudo-element', async ({ page }) => {
  test.setTimeout(60_000);
  let count = 0;
  for (const path of kinds) {
    await open(page, path);
    const { seen, together } = await page.evaluate(findAnimated);
    count += seen;
    expect.soft([...new Set(together)], path).toEqual([]);
  }
  expect(count).toBeGreaterThan(0);
});

/** Runs in the page: counts the animated elements, and finds those with an animated pseudo-element. */
function findAnimated(): { seen: number; together: string[] } {
  const isAnimated = (element: Element, pseudo?: string) => {
    const { content, animationName, animationTimeline, animationDuration } = getComputedStyle(element, pseudo);
    const seconds = animationDuration.split(', ').map(Number.parseFloat);
    const isThere = !pseudo || content !== 'none';
    // `--stay-dark` is over after the first frame.
    return isThere && animationName !== 'none' && animationTimeline === 'auto' && Math.max(...seconds) > 0.01;
  };
  const animated = [...document.querySelectorAll('body *')].filter((element) => isAnimated(element));
  const together = animated.filter((element) => ['::before', '::after'].some((name) => isAnimated(element, name)));
  return { seen: animated.length, together: together.map(({ className }) => className) };
}
