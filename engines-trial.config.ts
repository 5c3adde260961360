import { defineConfig } from '@playwright/test';
import { chromiumLaunch, firefoxLaunch, soundServer, webkitDriver } from './e2e/browser.ts';
export default defineConfig({
  testDir: 'e2e',
  outputDir: '/tmp/engines/results',
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '/tmp/engines/e2e.json' }]],
  timeout: 30_000,
  expect: { timeout: 8_000 },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    viewport: { width: 1280, height: 800 },
    baseURL: 'http://localhost:4391',
  },
  projects: [
    { name: 'chromium', testMatch: 'recordings.e2e.ts' },
    {
      name: 'firefox',
      testMatch: 'recordings.e2e.ts',
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: firefoxLaunch },
    },
    { name: 'webkit', testMatch: 'recordings.webkit.ts', fullyParallel: false, workers: 1 },
  ],
  webServer: [
    {
      command: 'node build/serve.ts /tmp/engines/dist',
      url: 'http://localhost:4391/',
      env: { PORT: '4391', BASE_PATH: '/' },
    },
    soundServer,
    webkitDriver,
  ],
});
