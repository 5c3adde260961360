import type { LaunchOptions } from '@playwright/test';

/** Debian's Chromium. It may play sound without a sound card, and asks nothing of the network by itself. */
export const chromiumLaunch: LaunchOptions = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--mute-audio',
  ],
};
