import type { Page } from '@playwright/test';
import { startHost } from '../../generator/serve/static-host.ts';
import { memoryUse } from '../support/heap.ts';
import { createHostWithMany, manyPath, ninePath } from '../support/many-pictures.ts';
import { expect, isAlive, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const count = 500;

test.describe(`a gallery of ${count} pictures`, () => {
  const host = createHostWithMany(count);
  let origin: string;
  test.beforeAll(async () => {
    origin = await startHost(host);
  });
  test.afterAll(() => void host.close());

  test('transfers on first load at most 1.6 times the bytes of a gallery of nine', async ({ page }) => {
    const few = await transferredBytes(page, origin + ninePath);
    const many = await transferredBytes(page, origin + manyPath(count));
    test.info().annotations.push({ type: 'first load, bytes', description: `${few} of nine, ${many} of ${count}` });
    await expect(page.getByRole('figure')).toHaveCount(count);
    // Fonts and code alone are more than this: the bytes were really counted.
    expect(few).toBeGreaterThan(100_000);
    expect(many / few).toBeLessThan(1.6);
  });

  test('releases the memory of the viewer', async ({ page }) => {
    test.setTimeout(90_000);
    const session = await page.context().newCDPSession(page);
    await page.goto(origin + manyPath(count));
    await isAlive(page);
    // The first round loads the code, and everything else that is loaded once.
    await browse(page, 10);
    const before = await memoryUse(session);
    await browse(page, 60);
    // The garbage collector needs several rounds.
    await expect
      .poll(async () => (await memoryUse(session)).nodes - before.nodes, { intervals: [500], timeout: 20_000 })
      .toBeLessThan(40);
    const after = await memoryUse(session);
    test.info().annotations.push({ type: 'memory', description: JSON.stringify({ before, after }) });
    expect(after.listeners - before.listeners).toBeLessThan(10);
    expect(after.heapMb / before.heapMb).toBeLessThan(1.1);
    expect(await page.locator('main dialog').count()).toBe(0);
  });
});

/** Opens the first picture, goes through as many pictures, and closes the viewer. */
async function browse(page: Page, pictures: number): Promise<void> {
  await page.locator('#pattern-1 a').click();
  for (let number = 1; number <= pictures; number++) {
    await expectAnnounced(page, number);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Home');
  await expectAnnounced(page, 1);
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    () => !document.querySelector('main dialog') && !('looking' in document.documentElement.dataset),
  );
}

/** No expect(): a failed attempt describes the whole page, which takes seconds with so many pictures. */
const expectAnnounced = (page: Page, number: number) =>
  page.waitForFunction(
    (text) => document.querySelector('main dialog [role=status]')?.textContent.includes(text),
    `Picture ${number} of ${count}`,
  );

/** The bytes that a page transfers with an empty cache, until it has loaded and the network is idle. */
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
