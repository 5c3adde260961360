import { builtPaths } from '../support/built-pages.ts';
import { type CountedWindow, countFrames, stillMoving } from '../support/frames.ts';
import { expect, isComplete, open, test } from '../support/test.ts';

test('no page requests animation frames by itself, and Calm stops everything that moves on it @calm-stops', async ({
  page,
  siteFolder,
  messages,
}) => {
  test.setTimeout(120_000);
  await countFrames(page);
  const calm = page.getByRole('button', { name: 'Calm', exact: true });
  for (const path of builtPaths(siteFolder)) {
    await open(page, path);
    if (path === '/404') messages.pop(); // Its status.
    await isComplete(page);
    const frames = () => page.evaluate(() => (window as unknown as CountedWindow).framesAsked);
    // Scenes move in their worker. The requests of the page's start come to an end.
    const nextHalfSecond = async () => {
      const before = await frames();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      return (await frames()) - before;
    };
    await expect.poll(nextHalfSecond, path).toBe(0);
    await calm.click();
    await expect.poll(() => page.evaluate(stillMoving), path).toEqual([]);
    await calm.click();
    await expect(calm).toHaveAttribute('aria-pressed', 'false');
  }
});
