import { defineConfig } from '@playwright/test';
import { chromiumLaunch, firefoxLaunch, soundServer, webkitDriver } from './e2e/support/browsers.ts';

// The built site, served as a static host does: at the root, and below a folder as a project site is.
const host = (port: number, base: string, folder: string) => ({
  command: `node generator/serve/preview.ts ${folder}`,
  url: `http://localhost:${port}${base}`,
  env: { PORT: String(port), BASE_PATH: base },
  reuseExistingServer: false,
});

export default defineConfig({
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
    { name: 'chromium', use: { baseURL: 'http://localhost:4311' } },
    {
      name: 'firefox',
      testMatch: /engines[\\/](sound|looking|film)\.e2e\.ts/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: firefoxLaunch,
        baseURL: 'http://localhost:4311',
      },
    },
    {
      name: 'webkit',
      testMatch: '**/*.webkit.ts',
      fullyParallel: false,
      workers: 1,
      use: { baseURL: 'http://localhost:4311' },
    },
    { name: 'base path', testMatch: '**/navigation.e2e.ts', use: { baseURL: 'http://localhost:4312/portfolio/' } },
  ],
  webServer: [host(4311, '/', 'dist'), host(4312, '/portfolio/', 'dist-base'), soundServer, webkitDriver],
});
