import { test as base } from '@playwright/test';
import { createStaticHost, startHost } from '../../generator/serve/static-host.ts';
import { type HostProgram, startHostProgram } from './host-programs.ts';

/** The folders of the built sites that tests visit. e2e/run.ts builds them. */
export const siteFolders = {
  /** The fixture, for the journeys. */
  fixture: '.cache/sites/fixture',
  /** The same below a folder, like a project site. */
  fixtureBelowFolder: '.cache/sites/fixture-below-folder',
  /** The fixture with recordings and films on another host. */
  fixtureMediaElsewhere: '.cache/sites/fixture-media-elsewhere',
  /** The owner's content. */
  content: 'dist',
  /** The fixture with hard texts and many records (hard-content.ts). */
  hard: '.cache/sites/hard',
  /** The fixture in Arabic, from right to left. */
  arabic: '.cache/sites/arabic',
  /** Another site, made with the program by content only, in two languages. */
  ceramics: '.cache/sites/ceramics',
  /** The same below a folder. */
  ceramicsBelowFolder: '.cache/sites/ceramics-below-folder',
  /** The same site in German alone (german-content.ts). */
  german: '.cache/sites/german',
};

export interface SiteOptions {
  siteFolder: string;
  /** The folder of the site's address, with slashes at both ends. */
  basePath: string;
  /** The server: the preview's host, or a program of Debian with the file that the build has written for it. */
  host: 'preview' | HostProgram;
}

/** Serves the project's site on a free port, one host per worker. */
export const test = base.extend<object, SiteOptions & { siteUrl: string }>({
  siteFolder: [siteFolders.fixture, { option: true, scope: 'worker' }],
  basePath: ['/', { option: true, scope: 'worker' }],
  host: ['preview', { option: true, scope: 'worker' }],
  siteUrl: [
    async ({ siteFolder, basePath, host: kind }, use) => {
      if (kind !== 'preview') {
        const { origin, stop } = await startHostProgram(kind, siteFolder, basePath);
        await use(origin + basePath);
        await stop();
        return;
      }
      const host = createStaticHost(siteFolder, basePath);
      await use((await startHost(host)) + basePath);
      host.close();
      host.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
});
