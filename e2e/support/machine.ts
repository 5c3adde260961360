import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';

// Which browsers this machine uses (Debian's on Debian, otherwise Playwright's), and what must be installed for them.

export type Engine = 'chromium' | 'firefox' | 'webkit';

type BrowserChoice =
  /** The `launch` of Debian's WebKitGTK is empty, because Playwright does not launch it. */
  { from: 'debian' | 'playwright'; launch: LaunchOptions; isInstalled: boolean } | { from: 'nowhere'; reason: string };

interface SetupStep {
  installs: string;
  /** `playwright` as the first word means the one in node_modules. */
  command: string[];
}

const debianFiles = {
  chromium: '/usr/bin/chromium',
  shell: '/usr/bin/chromium-headless-shell',
  firefox: '/usr/bin/firefox-esr',
  webkit: '/usr/bin/WebKitWebDriver',
};
const chromiumPackages = ['chromium', 'chromium-headless-shell'];
const allPackages = [
  ...chromiumPackages,
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  // The hosts that the tests use besides the preview.
  'nginx',
  'libnginx-mod-http-brotli-static',
  'caddy',
  // Makes a certificate for nginx.
  'openssl',
];
/** The distributions whose libraries `playwright install --with-deps` can install. All have apt-get. */
const withDependencies = ['ubuntu', 'pop', 'neon', 'tuxedo', 'linuxmint', 'raspbian'];

const osRelease = '/etc/os-release';
const distribution = existsSync(osRelease) ? /^ID="?([^"\n]*)/m.exec(readFileSync(osRelease, 'utf8'))?.[1] : undefined;
const isLinux = process.platform === 'linux';
// Not Ubuntu: its `chromium` and `firefox` are snaps, which Playwright cannot launch.
const isDebian = isLinux && distribution === 'debian';
const hasApt = isDebian || (isLinux && withDependencies.includes(distribution ?? ''));

/** Mutes Firefox, which on a desktop plays through the session's sound server. */
const firefoxUserPrefs = { 'media.volume_scale': '0' };

/**
 * Playwright's defaults do the rest: Chromium is muted, makes no requests of its own, and runs without its sandbox,
 * which root and most containers cannot use. The tests visit only the project's own pages.
 */
const launchOptions: Record<Engine, LaunchOptions> = isDebian
  ? {
      chromium: { executablePath: debianFiles.chromium },
      firefox: { executablePath: debianFiles.firefox, channel: 'moz-firefox', firefoxUserPrefs },
      webkit: {},
    }
  : {
      // Chromium itself, as on Debian: without a channel Playwright starts its headless shell.
      chromium: { channel: 'chromium' },
      firefox: { firefoxUserPrefs },
      webkit: {},
    };

const choices = {
  chromium: choose('chromium', chromium),
  firefox: choose('firefox', firefox),
  webkit: choose('webkit', webkit),
};

function choose(engine: Engine, browserType: BrowserType): BrowserChoice {
  const file = isDebian ? debianFiles[engine] : playwrightFile(browserType);
  if (!file) return { from: 'nowhere', reason: `Playwright has no ${engine} for this machine (${process.platform}).` };
  const hasShell = !isDebian || engine !== 'chromium' || existsSync(debianFiles.shell);
  const from = isDebian ? 'debian' : 'playwright';
  return { from, launch: launchOptions[engine], isInstalled: existsSync(file) && hasShell };
}

function playwrightFile(browserType: BrowserType): string | undefined {
  try {
    return browserType.executablePath();
  } catch {
    // Playwright throws if it has no such browser for the platform.
    return undefined;
  }
}

const hasPulseAudio = existsSync('/usr/bin/pulseaudio');
/** Whether the session has a sound server, as on a desktop. */
const hasSound =
  process.env.PULSE_SERVER !== undefined || existsSync(join(process.env.XDG_RUNTIME_DIR ?? '', 'pulse', 'native'));
const needsSoundServer = isLinux && choices.firefox.from !== 'nowhere' && (hasPulseAudio || !hasSound);

const notes = Object.values(choices).flatMap((choice) => (choice.from === 'nowhere' ? [choice.reason] : []));
if (!hasApt && needsSoundServer && !hasPulseAudio) {
  notes.push('Firefox plays nothing without a sound server. Install PulseAudio with the package manager.');
}

/** The browsers of this machine. */
export const browsers = {
  ...choices,
  /** Debian's headless shell, for tests that need only Chromium's engine (decision 0035). */
  shell: isDebian ? { executablePath: debianFiles.shell } : undefined,
  /** Firefox needs the sound server that sound-server.ts starts. */
  needsSoundServer,
  /** Installs what `npm test` lacks: Chromium. Empty when nothing is missing. */
  setup: stepsFor(['chromium'], isDebian ? chromiumPackages : []),
  /** Installs what `npm run test:all` lacks: three browsers, hosts and sound. */
  setupOfAll: stepsFor(
    ['chromium', 'firefox', 'webkit'],
    [...(isDebian ? allPackages : []), ...(needsSoundServer && !hasPulseAudio ? ['pulseaudio'] : [])],
  ),
  /** What users must install themselves. */
  notes,
};

/** The steps that install what is missing of these engines and packages. */
function stepsFor(engines: Engine[], packages: string[]): SetupStep[] {
  const steps: SetupStep[] = [];
  // Every Debian package has this folder, for its copyright at least.
  const lacking = packages.filter((name) => !existsSync(`/usr/share/doc/${name}`));
  if (hasApt && lacking.length > 0) {
    const apt = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get'];
    // --no-remove: PulseAudio would replace a desktop's PipeWire. apt-get stops instead.
    const install = [...apt, 'install', '-y', '-q', '--no-install-recommends', '--no-remove', ...lacking];
    steps.push(
      { installs: 'the list of packages', command: [...apt, 'update', '-q'] },
      { installs: `the packages ${lacking.join(', ')}`, command: install },
    );
  }
  const missing = engines.filter((engine) => {
    const choice = choices[engine];
    return choice.from === 'playwright' && !choice.isInstalled;
  });
  if (missing.length > 0) {
    const libraries = hasApt ? ', and with apt-get the libraries they need' : '';
    steps.push({
      installs: `Playwright's ${missing.join(', ')}${libraries}`,
      command: ['playwright', 'install', '--no-shell', ...(hasApt ? ['--with-deps'] : []), ...missing],
    });
  }
  return steps;
}

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
