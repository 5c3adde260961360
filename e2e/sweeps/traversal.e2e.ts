import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../../app/lib/random.ts';
import { startHost } from '../../generator/serve/static-host.ts';
import { hasAnswer } from '../support/ask.ts';
import { createChangedHost } from '../support/changed-host.ts';
import { expect, test } from '../support/test.ts';

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
  // Code and data come late, each by another time.
  const server = createChangedHost((request, _response, serveSite) => {
    if (/\.js(on)?$/.test(request.url!)) setTimeout(serveSite, random() * 250);
    else serveSite();
  });
  const url = await startHost(server);
  await page.goto('about:blank');
  await page.goto(url, { waitUntil: 'commit' });
  const done: string[] = [];
  for (let count = 1; count <= steps; count++) {
    const choice = random();
    const path = paths[Math.floor(random() * paths.length)]!;
    const pauseMs = random() * 300;
    const act = async () => {
      if (choice < 0.4) {
        done.push(`link to ${path}`);
        // A link that is on no page, so that unknown addresses are among them.
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href });
          document.body.append(link);
          link.click();
          link.remove();
        }, path);
      } else if (choice < 0.45) {
        done.push('another site');
        await page.goto('data:text/html,<title>Another site</title>', { waitUntil: 'commit' });
      } else {
        const by = choice < 0.8 ? -1 : 1;
        done.push(`history.go(${by})`);
        await page.evaluate((by) => history.go(by), by);
      }
    };
    // The document may have gone meanwhile, and Chromium may then give no answer at all.
    await hasAnswer(act().catch(() => {}));
    await wait(pauseMs);
    if (count % 6 > 0) continue;
    await expect(
      async () => {
        // A late step may lead out of the site.
        if (!page.url().startsWith(url)) await page.goto(url, { waitUntil: 'commit' });
        const address = new URL(page.url()).pathname;
        const expected = paths.includes(address) && address !== '/nothing' ? address : '/404';
        const html = readFileSync(join(siteFolder, `${expected === '/' ? '/index' : expected}.html`), 'utf8');
        const title = /<title>(.*?)<\/title>/.exec(html)![1];
        const shown = await page.evaluate(() => {
          const { innerHTML } = document.createElement('p').appendChild(new Text(document.title)).parentElement!;
          return [innerHTML, document.querySelector('main h1')?.textContent];
        });
        expect(shown[0]).toBe(title);
        expect(shown[1], 'the heading').not.toMatch(/Something went wrong/);
        expect(shown[1]).toBeTruthy();
      },
      `SEED=${seed}, the last steps: ${done.slice(-10).join(', ')}`,
    ).toPass({ timeout: 6000 });
  }
  server.close();
  server.closeAllConnections();
});
