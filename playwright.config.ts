import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions, type Project } from '@playwright/test';
import { hostPrograms } from './e2e/support/host-programs.ts';
import { browsers, type Engine, shellLaunch } from './e2e/support/machine.ts';
import { type SiteOptions, siteFolders } from './e2e/support/sites.ts';
import { basePath } from './generator/lib/site-address.ts';

/** The tests of an engine other than Chromium. No project if the machine cannot install the engine. */
function engineProject(
  engine: Engine,
  name: string,
  files: string,
): Project<PlaywrightTestOptions, PlaywrightWorkerOptions & SiteOptions>[] {
  const choice = browsers[engine];
  if (choice.from === 'nowhere') return [];
  // WebKitGTK has its own tests, because Playwright cannot drive it. Its driver allows one window.
  if (engine === 'webkit' && choice.from === 'debian') {
    return [{ name, testMatch: `${files}.webkit.ts`, fullyParallel: false, workers: 1 }];
  }
  return [{ name, testMatch: `${files}.e2e.ts`, use: { browserName: engine, launchOptions: choice.launch } }];
}

/** Tests of the desk. The tests of a file run one after the other, because they change the same copy of the fixture. */
const deskProject = (name: string, testMatch: string): Project => ({
  name,
  testMatch,
  fullyParallel: false,
  // Its server prepares media on request, checks files in a process of low priority, and asks a host twice a minute.
  timeout: 300_000,
  expect: { timeout: 60_000 },
});

// One folder for each purpose. `npm test` runs the first three projects, `npm run test:all` all of them.
export default defineConfig<object, SiteOptions>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  // One more than the cores of CI, because tests often wait for sound or for the browser.
  workers: 3,
  // Real playback in three engines on a busy machine sometimes needs a second attempt; the report names such tests.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  // Only tests that fail take so long, and a busy machine needs more than a quiet one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { browserName: 'chromium', launchOptions: shellLaunch(), viewport: { width: 1280, height: 800 } },
  projects: [
    deskProject('desk', 'desk/*.e2e.ts'),
    { name: 'journeys', testMatch: 'journeys/*.e2e.ts' },
    {
      name: 'smoke',
      testMatch: 'smoke/*.e2e.ts',
      // The workflow Publish builds the content with the base path of a project site.
      use: { siteFolder: siteFolders.content, basePath: basePath() },
    },

    { name: 'nightly', testMatch: 'nightly/*.e2e.ts' },
    deskProject('nightly desk', 'nightly-desk/*.e2e.ts'),
    { name: 'sweeps', testMatch: 'sweeps/*.e2e.ts' },
    { name: 'sweeps of the content', testMatch: 'sweeps/content/*.e2e.ts', use: { siteFolder: siteFolders.content } },
    { name: 'sweeps of hard texts', testMatch: 'sweeps/texts/*.e2e.ts', use: { siteFolder: siteFolders.hard } },
    {
      name: 'sweeps from right to left',
      testMatch: 'sweeps/right-to-left/*.e2e.ts',
      use: { siteFolder: siteFolders.arabic },
    },
    {
      name: 'sweeps of the example',
      testMatch: 'sweeps/example/*.e2e.ts',
      use: { siteFolder: siteFolders.ceramics },
    },
    {
      name: 'sweeps of two languages',
      testMatch: 'sweeps/languages/*.e2e.ts',
      use: { siteFolder: siteFolders.ceramics, host: hostPrograms.includes('caddy') ? 'caddy' : 'preview' },
    },
    {
      name: 'sweeps of two languages below a folder',
      testMatch: 'sweeps/languages/*.e2e.ts',
      use: {
        siteFolder: siteFolders.ceramicsBelowFolder,
        basePath: '/portfolio/',
        host: hostPrograms.includes('nginx') ? 'nginx' : 'preview',
      },
    },
    {
      name: 'sweeps of the example in German',
      testMatch: 'sweeps/example/*.e2e.ts',
      use: { siteFolder: siteFolders.german },
    },
    // The journeys test the same in Chromium.
    ...engineProject('firefox', 'firefox', 'engines/*'),
    ...engineProject('webkit', 'webkit', 'engines/*'),
    // No project on machines without the Debian package of the server.
    ...hostPrograms.map((host) => ({
      name: host,
      testMatch: 'hosts/*.e2e.ts',
      use: { host },
    })),
    {
      name: 'below a folder',
      testMatch: 'hosts/below-a-folder/*.e2e.ts',
      use: {
        siteFolder: siteFolders.fixtureBelowFolder,
        basePath: '/portfolio/',
        host: hostPrograms.includes('nginx') ? 'nginx' : 'preview',
      },
    },
    // e2e/run.ts measures time while nothing else runs: in a separate step with one worker.
    { name: 'timing', testMatch: 'timing/*.e2e.ts' },
  ],
});
