import { onePageOfEachKindInFixture } from '../support/every-page.ts';
import { expect, open, test } from '../support/test.ts';

const kinds = await onePageOfEachKindInFixture();

// While an element and its own ::before or ::after are animated, Chromium restyles both in each frame.
test('no element is animated together with its own pseudo-element', async ({ page }) => {
  test.setTimeout(60_000);
  await page.addInitScript(noteAnimations);
  let count = 0;
  for (const path of kinds) {
    await open(page, path);
    const { seen, together } = await page.evaluate(() => (window as unknown as NotingWindow).animations);
    count += seen;
    expect.soft([...new Set(together)], path).toEqual([]);
  }
  expect(count).toBeGreaterThan(0);
});

interface NotingWindow {
  animations: { seen: number; together: string[] };
}

/** An init script: notes in each frame the elements whose animation runs at the same time as one of their pseudo-elements. */
function noteAnimations(): void {
  /** `--stay-dark`, which is over after the first frame. */
  const shortMs = 10;
  const animations = { seen: 0, together: [] as string[] };
  Object.assign(window, { animations });
  const note = () => {
    const effects = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .map(({ effect }) => effect as KeyframeEffect)
      .filter((effect) => Number(effect.getComputedTiming().duration) > shortMs);
    const own = new Set(effects.filter(({ pseudoElement }) => !pseudoElement).map(({ target }) => target));
    const both = effects.filter(({ pseudoElement, target }) => pseudoElement && own.has(target));
    animations.seen += effects.length;
    animations.together.push(...both.map(({ target, pseudoElement }) => `${target!.className}${pseudoElement}`));
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}
