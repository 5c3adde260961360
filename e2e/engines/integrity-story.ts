import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startHost } from '../../generator/serve/static-host.ts';
import { createChangedHost } from '../support/changed-host.ts';
import { siteFolders } from '../support/sites.ts';
import type { Visit } from '../support/visit.ts';

// On a host that adds a line to one file, as a proxy might: the browser must not run or use that file.

const additions = { js: '\nglobalThis.isChanged = true;', css: '\nbody { --is-changed: yes }' };
const retries = { timeout: 12_000 };

/** The file that the host changes, by the test's name. */
const files = {
  'no file is changed': /^$/,
  'a changed script that loads later is refused': /\/search-(?!dialog)[^/]+\.js$/,
  'a changed style that loads later is refused': /\/search-(?!dialog)[^/]+\.css$/,
  'a changed script that all others import is refused @code-changed': /\/react-[^/]+\.js$/,
};

type Story = (visit: Visit) => Promise<void>;

export const integrityStories = Object.fromEntries(
  Object.entries(files).map(([name, file]): [string, Story] => [
    name,
    async (visit) => {
      const server = createChangedHost(({ url = '' }, response, serveSite) => {
        if (!file.test(url)) return serveSite();
        const kind = url.endsWith('.js') ? 'js' : 'css';
        response.setHeader('content-type', kind === 'js' ? 'text/javascript' : 'text/css');
        response.end(readFileSync(join(siteFolders.fixture, url), 'utf8') + additions[kind]);
      });
      const address = `${await startHost(server)}/team`;
      try {
        if (name.includes('all others')) await expectNoCode(visit, address);
        else await openSearch(visit, address, name.startsWith('no file'));
      } finally {
        server.close();
        server.closeAllConnections();
      }
    },
  ]),
);

/** 'Go to anything' loads when it is opened. It shows its rows, or that something went wrong. */
async function openSearch(visit: Visit, address: string, isOpen: boolean): Promise<void> {
  await visit.open(address);
  await visit.press('button[aria-label="Go to anything"]');
  const wanted = { hasRows: isOpen, hasAlert: !isOpen, isChanged: false };
  await expect.poll(() => visit.evaluate(readSearch), retries).toEqual(wanted);
}

/** The finished HTML stays, and its links lead to other documents. */
async function expectNoCode(visit: Visit, address: string): Promise<void> {
  await visit.show(address);
  await expect.poll(() => visit.evaluate(readCode), retries).toEqual({ hasArrived: true, isHydrated: false });
  expect((await visit.evaluate(readSearch)).isChanged).toBe(false);
  const first = await visit.evaluate(() => performance.timeOrigin);
  await visit.press('nav[aria-label=Footer] a[href="/music"]');
  await expect.poll(() => visit.evaluate(() => document.querySelector('h1')?.textContent), retries).toBe('Our Music');
  expect(await visit.evaluate(() => performance.timeOrigin)).not.toBe(first);
}

function readSearch() {
  const dialog = document.querySelector('dialog[open]');
  return {
    hasRows: dialog?.querySelector('[role=row]') != null,
    hasAlert: dialog?.querySelector('[role=alert]') != null,
    isChanged: 'isChanged' in globalThis || getComputedStyle(document.body).getPropertyValue('--is-changed') !== '',
  };
}

function readCode() {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const hasArrived = (name: string) => files.some((file) => file.name.includes(name) && file.responseEnd > 0);
  return {
    hasArrived: hasArrived('/client-') && hasArrived('/react-'),
    isHydrated: document.documentElement.dataset.hydrated !== undefined,
  };
}
