import type { LaunchOptions } from '@playwright/test';

/** Three engines, and what WebKitGTK and Firefox need on a machine without screen and sound. */
export const debianPackages = [
  'chromium',
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'xauth',
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'pulseaudio',
];

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

/** Debian's Firefox, on the sound server below. */
export const firefoxLaunch: LaunchOptions = {
  executablePath: '/usr/bin/firefox-esr',
  env: { ...process.env, PULSE_SERVER: 'tcp:127.0.0.1:4314' },
};

/**
 * A sound server that plays to nobody. Without any sound device Firefox gives a recording up a moment after it began
 * (OnMediaSinkAudioError), and a later seek in it never ends. The other engines go on without sound.
 */
export const soundServer = {
  command: [
    'pulseaudio -n --daemonize=no --exit-idle-time=-1 --disallow-exit --use-pid-file=no --log-level=error',
    '--load=module-null-sink',
    '--load="module-native-protocol-tcp listen=127.0.0.1 port=4314 auth-anonymous=1"',
  ].join(' '),
  port: 4314,
  reuseExistingServer: false,
};

export const webkitDriverUrl = 'http://127.0.0.1:4315';

/** WebKitGTK's driver, on a screen that nobody sees; the screen outlives a window that closes. */
export const webkitDriver = {
  command: 'xvfb-run --auto-servernum --server-args="-screen 0 1280x1024x24 -noreset" WebKitWebDriver --port=4315',
  url: `${webkitDriverUrl}/status`,
  reuseExistingServer: false,
  stderr: 'ignore',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
} as const;
