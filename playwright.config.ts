import { defineConfig } from '@playwright/test';
import { chromiumLaunch, firefoxLaunch, soundServer, webkitDriver } from './e2e/support/browsers.ts';
import { type SiteOptions, siteFolders } from './e2e/support/sites.ts';

export default defineConfig<object, SiteOptions>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  // Real sound in three engines on a busy machine: one more try, and the list names those that needed it.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  timeout: 30_000,
  expect: { timeout: 8_000 },
  use: { browserName: 'chromium', launchOptions: chromiumLaunch, viewport: { width: 1280, height: 800 } },
  projects: [
    { name: 'journeys', testMatch: 'journeys/*.e2e.ts' },
    {
      name: 'below a folder',
      testMatch: 'journeys/navigation.e2e.ts',
      use: { siteFolder: siteFolders.fixtureBelowFolder, basePath: '/portfolio/' },
    },
    { name: 'chromium', testMatch: 'engines/*.e2e.ts' },
    {
      name: 'firefox',
      testMatch: 'engines/*.e2e.ts',
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: firefoxLaunch },
    },
    { name: 'webkit', testMatch: 'engines/*.webkit.ts', fullyParallel: false, workers: 1 },
    { name: 'content', testMatch: 'content/*.e2e.ts', use: { siteFolder: siteFolders.content } },
  ],
  webServer: [soundServer, webkitDriver],
});
