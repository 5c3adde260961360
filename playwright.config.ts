import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions, type Project } from '@playwright/test';
import type { Engine } from './e2e/support/browsers.ts';
import { hostPrograms } from './e2e/support/host-programs.ts';
import { browsers, shellLaunch } from './e2e/support/machine.ts';
import { type SiteOptions, siteFolders } from './e2e/support/sites.ts';
import { basePath } from './generator/lib/site-address.ts';

/** The tests of an engine other than Chromium. There is no project for an engine that the machine cannot have. */
function engineProject(
  engine: Engine,
  name: string,
  files: string,
): Project<PlaywrightTestOptions, PlaywrightWorkerOptions & SiteOptions>[] {
  const choice = browsers[engine];
  if (choice.from === 'nowhere') return [];
  // WebKitGTK has tests of its own: Playwright cannot drive it. Its driver allows one window.
  if (engine === 'webkit' && choice.from === 'debian') {
    return [{ name, testMatch: `${files}.webkit.ts`, fullyParallel: false, workers: 1 }];
  }
  return [{ name, testMatch: `${files}.e2e.ts`, use: { browserName: engine, launchOptions: choice.launch } }];
}

// One folder for each purpose. `npm test` runs the first three projects; `npm run test:all` runs all.
export default defineConfig<object, SiteOptions>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  // One more than the cores of CI: a test often waits, for sound or for the browser.
  workers: 3,
  // Real playback in three engines on a busy machine sometimes needs a second attempt; the report names such tests.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  timeout: 30_000,
  expect: { timeout: 8_000 },
  use: { browserName: 'chromium', launchOptions: shellLaunch(), viewport: { width: 1280, height: 800 } },
  projects: [
    // On a copy of the fixture that it changes: one after the other.
    { name: 'desk', testMatch: 'desk/*.e2e.ts', fullyParallel: false },
    { name: 'journeys', testMatch: 'journeys/*.e2e.ts' },
    {
      name: 'smoke',
      testMatch: 'smoke/*.e2e.ts',
      // Publishing builds the content below the folder of a project site.
      use: { siteFolder: siteFolders.content, basePath: basePath() },
    },

    { name: 'sweeps', testMatch: 'sweeps/*.e2e.ts' },
    { name: 'sweeps of the content', testMatch: 'sweeps/content/*.e2e.ts', use: { siteFolder: siteFolders.content } },
    { name: 'sweeps of hard texts', testMatch: 'sweeps/texts/*.e2e.ts', use: { siteFolder: siteFolders.hard } },
    { name: 'sweeps of the least', testMatch: 'sweeps/texts/*.e2e.ts', use: { siteFolder: siteFolders.minimal } },
    // In Chromium, the journeys watch the same.
    ...engineProject('firefox', 'firefox', 'engines/*'),
    ...engineProject('webkit', 'webkit', 'engines/*'),
    // No project on machines that do not have the program from Debian.
    ...hostPrograms.map((host) => ({
      name: host,
      testMatch: 'hosts/*.e2e.ts',
      // Caddy gets its certificates itself: our file says nothing of them.
      testIgnore: host === 'caddy' ? 'hosts/https.e2e.ts' : [],
      use: { host },
    })),
    { name: 'hosts with _headers', testMatch: 'hosts/observatory.e2e.ts' },
    {
      name: 'below a folder',
      testMatch: 'hosts/below-a-folder/*.e2e.ts',
      use: {
        siteFolder: siteFolders.fixtureBelowFolder,
        basePath: '/portfolio/',
        host: hostPrograms.includes('nginx') ? 'nginx' : 'preview',
      },
    },
    // Time is measured when nothing else runs: e2e/run.ts gives this project one worker and a step of its own.
    { name: 'timing', testMatch: 'timing/*.e2e.ts' },
    ...engineProject('firefox', 'timing in Firefox', 'timing/lit-line'),
    ...engineProject('webkit', 'timing in WebKit', 'timing/lit-line'),
  ],
});
