import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startHost } from '../../generator/serve/static-host.ts';
import { createChangedHost } from '../support/changed-host.ts';
import { siteFolders } from '../support/sites.ts';
import { becomes, type Stories, type Visit } from '../support/visit.ts';

// On a host that adds a line to one file, as a proxy might: the browser must not run or use that file.

const additions = { js: '\nglobalThis.isChanged = true;', css: '\nbody { --is-changed: yes }' };

export const safetyStories: Stories = {
  'a changed script or style that loads later is refused': async (visit) => {
    await withChanged(/^$/, (address) => openSearch(visit, address, true));
    await withChanged(/\/results-[^/]+\.js$/, (address) => openSearch(visit, address, false));
    await withChanged(/\/results-[^/]+\.css$/, (address) => openSearch(visit, address, false));
  },

  'a changed script that all others import is refused @code-changed': (visit) =>
    withChanged(/\/react-[^/]+\.js$/, (address) => expectNoCode(visit, address)),

  'no text becomes HTML, and the policy is there even where a host sends no headers': async (visit) => {
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
  },
};

/** Runs a step on a host that changes the files with such a path. Each host has an origin of its own, and so a cache. */
async function withChanged(file: RegExp, step: (address: string) => Promise<void>): Promise<void> {
  const server = createChangedHost(({ url = '' }, response, serveSite) => {
    if (!file.test(url)) return serveSite();
    const kind = url.endsWith('.js') ? 'js' : 'css';
    response.setHeader('content-type', kind === 'js' ? 'text/javascript' : 'text/css');
    response.end(readFileSync(join(siteFolders.fixture, url), 'utf8') + additions[kind]);
  });
  try {
    await step(`${await startHost(server)}/team`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** 'Go to anything' loads when it is opened. It shows its rows, or that something went wrong. */
async function openSearch(visit: Visit, address: string, isOpen: boolean): Promise<void> {
  await visit.open(address);
  await visit.press('button[aria-label="Go to anything"]');
  await becomes(visit, readSearch, { hasRows: isOpen, hasAlert: !isOpen, isChanged: false });
  await visit.show('about:blank'); // The host ends now: nothing may still be on its way.
}

/** The finished HTML stays, and its links lead to other documents. */
async function expectNoCode(visit: Visit, address: string): Promise<void> {
  await visit.show(address);
  await becomes(visit, readCode, { hasArrived: true, isHydrated: false });
  expect((await visit.evaluate(readSearch)).isChanged).toBe(false);
  const first = await visit.evaluate(() => performance.timeOrigin);
  await visit.press('nav[aria-label=Footer] a[href="/music"]');
  await becomes(visit, () => document.querySelector('h1')?.textContent, 'Our Music');
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
