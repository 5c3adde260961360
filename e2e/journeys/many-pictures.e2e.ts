import type { CDPSession, Page } from '@playwright/test';
import { startHost } from '../../generator/serve/static-host.ts';
import { createHostWithMany, manyPath } from '../support/many-pictures.ts';
import { expect, isAlive, test } from '../support/test.ts';

const count = 500;

test.describe(`a gallery of ${count} pictures`, () => {
  const host = createHostWithMany(count);
  let origin: string;
  test.beforeAll(async () => {
    origin = await startHost(host);
  });
  test.afterAll(() => void host.close());

  test('transfers on its first load at most 1.6 times what one of nine does', async ({ page }) => {
    const few = await transferredBytes(page, `${origin}/art/abstract-generations`);
    const many = await transferredBytes(page, origin + manyPath(count));
    test.info().annotations.push({ type: 'first load, bytes', description: `${few} of nine, ${many} of ${count}` });
    await expect(page.getByRole('figure')).toHaveCount(count);
    expect(few).toBeGreaterThan(100_000);
    expect(many / few).toBeLessThan(1.6);
  });

  test('gives back what the viewer held', async ({ page }) => {
    test.setTimeout(90_000);
    const session = await page.context().newCDPSession(page);
    await page.goto(origin + manyPath(count));
    await isAlive(page);
    // The first round brings the code, and all that is loaded once.
    await look(page, 10);
    const before = await held(session);
    await look(page, 60);
    // What is freed is freed in several rounds.
    await expect
      .poll(async () => (await held(session)).nodes - before.nodes, { intervals: [500], timeout: 20_000 })
      .toBeLessThan(40);
    const after = await held(session);
    test.info().annotations.push({ type: 'held', description: JSON.stringify({ before, after }) });
    expect(after.listeners - before.listeners).toBeLessThan(10);
    expect(after.heapBytes / before.heapBytes).toBeLessThan(1.1);
    expect(await page.locator('dialog').count()).toBe(0);
  });
});

/** Opens the first picture, looks at so many, and closes the viewer. */
async function look(page: Page, pictures: number): Promise<void> {
  await page.locator('#abstract-1 a').click();
  for (let number = 1; number <= pictures; number++) {
    await expectSpoken(page, number);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Home');
  await expectSpoken(page, 1);
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    () => !document.querySelector('dialog') && !('looking' in document.documentElement.dataset),
  );
}

/** By hand: an assertion that does not hold at once describes the whole page first, which takes seconds with so many. */
const expectSpoken = (page: Page, number: number) =>
  page.waitForFunction(
    (words) => document.querySelector('dialog [role=status]')?.textContent.includes(words),
    `Picture ${number} of ${count}`,
  );

/** What the page holds in memory once all that can be freed is freed. */
async function held(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { usedSize: heapBytes } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners, heapBytes };
}

/** All that came over the network until the page had loaded and went quiet; with an empty cache. */
async function transferredBytes(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await isAlive(page);
  await session.detach();
  return bytes;
}
