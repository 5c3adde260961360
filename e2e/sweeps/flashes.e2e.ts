import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { luminanceOf } from '../../generator/lib/colors.ts';
import { expect, open, test } from '../support/test.ts';

/** The pages with a scene or a film. */
const moving = ['/', '/history', '/art', '/ai-coding', '/future'];
const recordMs = 2_000;
/** A busy machine paints few frames in that time, so the recording lasts until it has this many. */
const minFrames = 11;
/** Squares of this size are compared. A flash smaller than 21,824 px² is harmless; these have 16,384. */
const squarePx = 128;
/** WCAG's flash: the luminance changes by a tenth and back. */
const flashChange = 0.1;

test.use({ viewport: { width: 1024, height: 768 } });

test('no page with a scene or a film flashes @no-flashes', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of moving) {
    await open(page, path);
    await page.locator('[data-painted]').waitFor({ state: 'attached' });
    const frames = await recordFrames(page);
    const changes = frames[0]!.map((_, square) => countChanges(frames.map((frame) => frame[square]!)));
    // WCAG allows three flashes in a second; we allow none at all.
    expect.soft(Math.max(...changes), path).toBeLessThan(2);
  }
});

/** Records the screen: the luminance of each square in each frame. */
async function recordFrames(page: Page): Promise<number[][]> {
  const session = await page.context().newCDPSession(page);
  const pictures: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {}); // The recording may be over.
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), recordMs);
  await expect.poll(() => pictures.length).toBeGreaterThanOrEqual(minFrames);
  await session.send('Page.stopScreencast');
  await session.detach();
  return Promise.all(pictures.map(luminances));
}

async function luminances(jpeg: string): Promise<number[]> {
  const { data } = await sharp(Buffer.from(jpeg, 'base64'))
    .resize(1024 / squarePx, 768 / squarePx, { kernel: 'linear', fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 3 }, (_, index) => luminanceOf(data.subarray(index * 3, index * 3 + 3)));
}

/** How often the values rise or fall by a flash's change. */
function countChanges(values: number[]): number {
  let count = 0;
  let [low, high] = [values[0]!, values[0]!];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
    if (high - low < flashChange) continue;
    count++;
    low = high = value;
  }
  return count;
}
