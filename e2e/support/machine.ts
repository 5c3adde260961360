import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';
import { chooseBrowsers, type Machine } from './browsers.ts';

const osRelease = '/etc/os-release';

const machine: Machine = {
  platform: process.platform,
  distribution: existsSync(osRelease) ? /^ID="?([^"\n]*)/m.exec(readFileSync(osRelease, 'utf8'))?.[1] : undefined,
  isRoot: process.getuid?.() === 0,
  hasSound:
    process.env.PULSE_SERVER !== undefined || existsSync(join(process.env.XDG_RUNTIME_DIR ?? '', 'pulse', 'native')),
  playwrightFiles: {
    chromium: playwrightFile(chromium),
    firefox: playwrightFile(firefox),
    webkit: playwrightFile(webkit),
  },
  hasFile: existsSync,
};

/** The browsers of this machine. */
export const browsers = chooseBrowsers(machine);

/**
 * The launch options of most tests and measurements, which need only Chromium's engine. Chromium itself also loads its own
 * pages in each new window, which slow ours down (decision 0035). Throws if there is no Chromium.
 */
export const shellLaunch = (): LaunchOptions => browsers.shell ?? chromiumLaunch();

/** The launch options of Chromium itself, as visitors have it. Throws if there is none. */
export function chromiumLaunch(): LaunchOptions {
  const choice = browsers.chromium;
  if (choice.from === 'nowhere') throw new Error(choice.reason);
  return choice.launch;
}

function playwrightFile(browserType: BrowserType): string | undefined {
  try {
    return browserType.executablePath();
  } catch {
    // Playwright throws if it has no such browser for the platform.
    return undefined;
  }
}
