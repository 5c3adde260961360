import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHost } from '../../generator/serve/static-host.ts';
import { createChangedHost } from '../support/changed-host.ts';
import { siteFolders } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { becomes, type Visit, visitWith } from '../support/visit.ts';

// Chromium's messages about a file with another hash, and about the policy.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages:
    /integrity|hash|dynamically imported module|Unable to preload|TrustedHTML|require-trusted-types-for/i,
});

test('a changed script that starts the page is refused @code-changed', ({ page }) =>
  withChanged(/\/client-[^/]+\.js$/, (address) => expectNoCode(visitWith(page), address)));

test('no text becomes HTML, and the policy is there even where a host sends no headers', async ({ page }) => {
  const visit = visitWith(page);
  await visit.open('/music');
  const tryHtml = () => {
    try {
      document.createElement('p').innerHTML = '<b>text</b>';
      return 'written';
    } catch {
      return 'refused';
    }
  };
  expect(await visit.evaluate(tryHtml)).toBe('refused');
  const readPolicy = () =>
    document.querySelector<HTMLMetaElement>('meta[http-equiv=Content-Security-Policy]')?.content.split(' ', 2);
  expect(await visit.evaluate(readPolicy)).toEqual(['default-src', "'none';"]);
});

/** Runs a step on a host that adds a line to the scripts whose path matches, as a proxy might. */
async function withChanged(file: RegExp, step: (address: string) => Promise<void>): Promise<void> {
  const server = createChangedHost(({ url = '' }, response, serveSite) => {
    if (!file.test(url)) return serveSite();
    response.setHeader('content-type', 'text/javascript');
    response.end(`${readFileSync(join(siteFolders.fixture, url), 'utf8')}\nglobalThis.isChanged = true;`);
  });
  try {
    await step(`${await startHost(server)}/team`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Expects that the finished HTML stays and that its links load documents. */
async function expectNoCode(visit: Visit, address: string): Promise<void> {
  await visit.show(address);
  await becomes(visit, readCode, { hasArrived: true, isHydrated: false });
  expect(await visit.evaluate(() => 'isChanged' in globalThis)).toBe(false);
  const first = await visit.evaluate(() => performance.timeOrigin);
  await visit.press('nav[aria-label=Footer] a[href="/music"]');
  await becomes(visit, () => document.querySelector('h1')?.textContent, 'Our Music');
  expect(await visit.evaluate(() => performance.timeOrigin)).not.toBe(first);
}

function readCode() {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const hasArrived = (name: string) => files.some((file) => file.name.includes(name) && file.responseEnd > 0);
  return {
    hasArrived: hasArrived('/client-') && hasArrived('/react-'),
    isHydrated: document.documentElement.dataset.hydrated !== undefined,
  };
}
