import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../../app/lib/random.ts';
import { startHost } from '../../generator/serve/static-host.ts';
import { hasAnswer } from '../support/ask.ts';
import { createChangedHost } from '../support/changed-host.ts';
import { readPages } from '../support/every-page.ts';
import { expect, test } from '../support/test.ts';
import { followLink } from './random-visitor/page-checks.ts';

// A visitor follows links and goes back and forward in the middle of loading, also out of the site and in again. In the end the
// page is that of the address. SEED=7 npm run test:all -- traversal

const seed = Number(process.env.SEED ?? 20260817);
const steps = 60;
const paths = ['/', '/music', '/music/album/symphony', '/history', '/art/patterns', '/nothing', '/info'];

test.use({ expectedMessages: /404 \(Not Found\)|Failed to load resource/ });

test(`after ${steps} random steps through the history, each in the middle of loading, page and address agree`, async ({
  page,
  siteFolder,
}) => {
  test.setTimeout(60_000);
  const random = seededRandom(seed);
  const pages = await readPages(page, siteFolder);
  // Code and data come late, each by another time.
  const server = createChangedHost((request, _response, serveSite) => {
    if (/\.js(on)?$/.test(request.url!)) setTimeout(serveSite, random() * 250);
    else serveSite();
  });
  const url = await startHost(server);
  await page.goto(url, { waitUntil: 'commit' });
  const done: string[] = [];
  const step = (name: string, act: Promise<unknown>) => {
    done.push(name);
    // The document may have gone meanwhile, and Chromium may then give no answer at all.
    return hasAnswer(act.catch(() => {}));
  };
  for (let count = 1; count <= steps; count++) {
    const choice = random();
    const path = paths[Math.floor(random() * paths.length)]!;
    const by = choice < 0.8 ? -1 : 1;
    if (choice < 0.4) await step(`link to ${path}`, page.evaluate(followLink, path));
    else if (choice < 0.45) await step('another site', page.goto('data:text/html,other', { waitUntil: 'commit' }));
    else
      await step(
        `history.go(${by})`,
        page.evaluate((by) => history.go(by), by),
      );
    await wait(random() * 300);
    if (count % 6 > 0) continue;
    await expect(
      async () => {
        // A late step may lead out of the site.
        if (!page.url().startsWith(url)) await page.goto(url, { waitUntil: 'commit' });
        const { title, heading } = pages[new URL(page.url()).pathname] ?? pages['/404']!;
        expect(await page.title()).toBe(title);
        await expect(page.locator('main h1')).toHaveText(heading, { timeout: 1000 });
      },
      `SEED=${seed}, the last steps: ${done.slice(-10).join(', ')}`,
    ).toPass({ timeout: 6000 });
  }
  server.close();
  server.closeAllConnections();
});
