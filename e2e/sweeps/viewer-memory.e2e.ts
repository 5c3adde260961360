import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the viewer releases the memory of the pictures that it has shown', async ({ page }) => {
  test.setTimeout(90_000);
  const session = await page.context().newCDPSession(page);
  const memoryUse = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return session.send('Memory.getDOMCounters');
  };
  await open(page, '/art/patterns');
  // The first round loads the code and everything else that loads once.
  await browse(page, 1);
  const before = await memoryUse();
  await browse(page, 8);
  // The garbage collector needs several rounds.
  const nodesMore = async () => (await memoryUse()).nodes - before.nodes;
  await expect.poll(nodesMore, { intervals: [500], timeout: 20_000 }).toBeLessThan(40);
  expect((await memoryUse()).jsEventListeners - before.jsEventListeners).toBeLessThan(10);
});

/** Opens the viewer, goes from the first to the last picture in each round, and closes it. */
async function browse(page: Page, rounds: number): Promise<void> {
  const status = page.locator('main dialog [role=status]').first();
  await page.locator('#pattern-1 a').click();
  for (let round = 1; round <= rounds; round++) {
    for (let number = 1; number <= 9; number++) {
      await expect(status).toContainText(`Picture ${number} of 9`);
      await page.keyboard.press(number < 9 ? 'ArrowRight' : 'Home');
    }
  }
  await expect(status).toContainText('Picture 1 of 9');
  await page.keyboard.press('Escape');
  await expect(page.locator('main dialog')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-looking');
}
