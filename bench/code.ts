import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { bench } from './harness.ts';

// `npm run bench -- pages`, on the built content: all scripts of a first visit after Brotli, also those that load after hydration.
// Fails if a page has more than the bound.

const boundKb = 87;
/** Nothing loads later without a press. */
const settledMs = 6000;

const paths = ['/', '/music/album/parousia', '/art/digital-landscapes', '/history', '/other-initiatives', '/info'];

await bench({}, async ({ browser, origin }) => {
  for (const path of paths) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
    });
    await page.goto(origin + path);
    await setTimeout(settledMs);
    const kb = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1024;
    console.log(`${path.padEnd(26)} ${kb.toFixed(1)} KB in ${sizes.length} files`);
    if (kb > boundKb) process.exitCode = 1;
    await context.close();
  }
});
