import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../../app/lib/random.ts';
import { startHost } from '../../generator/serve/static-host.ts';
import { hasAnswer } from '../support/ask.ts';
import { createChangedHost } from '../support/changed-host.ts';
import { expect, expectHeading, isAlive, open, test } from '../support/test.ts';

// A visitor who comes from about:blank, follows links, and goes back and forward in the middle of loading, also out of
// the site and in again. In the end the page is that of the address. SEED=7 npx playwright test traversal

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

test('two quick steps back over a slow page end at the page of the address', async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Music', exact: true }).click();
  await expectHeading(page, 'Our Music');
  await menu.getByRole('link', { name: 'History', exact: true }).click();
  await expectHeading(page, 'Our History');
  // The new document has the old entries, and loads their pages again: home at once, music late.
  await page.reload();
  await isAlive(page);
  const home = page.waitForResponse('**/index.json');
  await menu.getByRole('link', { name: 'Home', exact: true }).hover();
  await home;
  await page.waitForLoadState('networkidle');
  const released = Promise.withResolvers<void>();
  await page.route('**/music.json', async (route) => {
    await released.promise;
    await route.continue();
  });
  const music = page.waitForResponse('**/music.json');
  await page.evaluate(() => {
    addEventListener('popstate', () => history.back(), { once: true });
    history.back();
  });
  await expectHeading(page, 'A small site for tests');
  // Longer than the old page stays while the next one loads (visits.ts).
  const startMs = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 300, startMs);
  released.resolve();
  await music;
  await expect(page).toHaveURL(/[/]$/);
  await expectHeading(page, 'A small site for tests');
  await expect(page).toHaveTitle(/^Fixture: /);
});

test('a hash edited while Back still loads a page does not stop that page', async ({ page }) => {
  await open(page, '/art/patterns');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Info', exact: true }).click();
  await expectHeading(page, 'About Fixture');
  // The new document has to load the page of the old entry.
  await page.reload();
  await isAlive(page);
  const released = Promise.withResolvers<void>();
  await page.route('**/art/patterns.json', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    addEventListener('hashchange', resolve);
    addEventListener('popstate', () => location.assign('#pattern-2'), { once: true });
    history.back();
    await promise;
  });
  released.resolve();
  await expect(page).toHaveURL(/patterns#pattern-2$/);
  await expectHeading(page, 'Patterns');
});
