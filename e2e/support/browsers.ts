import type { LaunchOptions } from '@playwright/test';

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** The facts about a machine that decide which browsers it uses. */
export interface Machine {
  platform: NodeJS.Platform;
  /** `ID` in /etc/os-release; undefined where there is no such file. */
  distribution?: string | undefined;
  isRoot: boolean;
  /** Whether the session has a sound server, as on a desktop. */
  hasSound: boolean;
  /** The files of Playwright's downloads; undefined for an engine that it does not offer for this machine. */
  playwrightFiles: Record<Engine, string | undefined>;
  hasFile(file: string): boolean;
}

export type BrowserChoice =
  /** The `launch` of Debian's WebKitGTK is empty, because Playwright does not launch it. */
  { from: 'debian' | 'playwright'; launch: LaunchOptions; isInstalled: boolean } | { from: 'nowhere'; reason: string };

export interface SetupStep {
  installs: string;
  /** `playwright` as the first word means the one in node_modules. */
  command: string[];
}

export interface Browsers extends Record<Engine, BrowserChoice> {
  /** Debian's headless shell, for tests that need only Chromium's engine (decision 0035). */
  shell: LaunchOptions | undefined;
  /** Firefox needs the sound server that sound-server.ts starts. */
  needsSoundServer: boolean;
  /** Installs what `npm test` lacks: Chromium. Empty when nothing is missing. */
  setup: SetupStep[];
  /** Installs what `npm run test:all` lacks: three browsers, hosts and sound. */
  setupOfAll: SetupStep[];
  /** What users must install themselves. */
  notes: string[];
}

/** The distributions whose libraries `playwright install --with-deps` can install. All have apt-get. */
const withDependencies = ['ubuntu', 'pop', 'neon', 'tuxedo', 'linuxmint', 'raspbian'];

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

/** Mutes Firefox, which on a desktop plays through the session's sound server. */
const firefoxUserPrefs = { 'media.volume_scale': '0' };

/**
 * Playwright's defaults do the rest: Chromium is muted, makes no requests of its own, and runs without its sandbox,
 * which root and most containers cannot use. The tests visit only the project's own pages.
 */
const launchOptions: Record<'debian' | 'playwright', Record<Engine, LaunchOptions>> = {
  debian: {
    chromium: { executablePath: debianFiles.chromium },
    firefox: { executablePath: debianFiles.firefox, channel: 'moz-firefox', firefoxUserPrefs },
    webkit: {},
  },
  playwright: {
    // Chromium itself, as on Debian: without a channel Playwright starts its headless shell.
    chromium: { channel: 'chromium' },
    firefox: { firefoxUserPrefs },
    webkit: {},
  },
};

/** Chooses a machine's browsers (Debian's on Debian, otherwise Playwright's) and lists what must be installed for them. */
export function chooseBrowsers(machine: Machine): Browsers {
  const { platform, distribution = '', hasFile } = machine;
  const isLinux = platform === 'linux';
  // Not Ubuntu: its `chromium` and `firefox` are snaps, which Playwright cannot launch.
  const isDebian = isLinux && distribution === 'debian';
  const choose = (engine: Engine): BrowserChoice => {
    const from = isDebian ? 'debian' : 'playwright';
    const file = isDebian ? debianFiles[engine] : machine.playwrightFiles[engine];
    if (!file) return { from: 'nowhere', reason: `Playwright has no ${engine} for this machine (${platform}).` };
    const hasShell = !isDebian || engine !== 'chromium' || hasFile(debianFiles.shell);
    return { from, launch: launchOptions[from][engine], isInstalled: hasFile(file) && hasShell };
  };
  const choices = { chromium: choose('chromium'), firefox: choose('firefox'), webkit: choose('webkit') };
  const hasPulseAudio = hasFile('/usr/bin/pulseaudio');
  const needsSoundServer = isLinux && choices.firefox.from !== 'nowhere' && (hasPulseAudio || !machine.hasSound);
  const soundPackages = needsSoundServer && !hasPulseAudio ? ['pulseaudio'] : [];
  const hasApt = isDebian || (isLinux && withDependencies.includes(distribution));

  const setupOf = (engines: Engine[], packages: string[]): SetupStep[] => {
    const missing = packages.filter((name) => !hasPackage(machine, name));
    return [
      ...(hasApt ? aptSteps(missing, machine.isRoot) : []),
      ...(isDebian ? [] : playwrightSteps(engines, choices, hasApt)),
    ];
  };
  const notes = Object.values(choices).flatMap((choice) => (choice.from === 'nowhere' ? [choice.reason] : []));
  if (!hasApt && needsSoundServer && !hasPulseAudio) {
    notes.push('Firefox plays nothing without a sound server. Install PulseAudio with the package manager.');
  }
  return {
    ...choices,
    shell: isDebian ? { executablePath: debianFiles.shell } : undefined,
    needsSoundServer,
    setup: setupOf(['chromium'], isDebian ? chromiumPackages : []),
    setupOfAll: setupOf(['chromium', 'firefox', 'webkit'], [...(isDebian ? allPackages : []), ...soundPackages]),
    notes,
  };
}

/** Every Debian package has this folder, for its copyright at least. */
const hasPackage = ({ hasFile }: Machine, name: string): boolean => hasFile(`/usr/share/doc/${name}`);

function aptSteps(packages: string[], isRoot: boolean): SetupStep[] {
  if (packages.length === 0) return [];
  const apt = [...(isRoot ? [] : ['sudo']), 'apt-get'];
  return [
    { installs: 'the list of packages', command: [...apt, 'update', '-q'] },
    {
      installs: `the packages ${packages.join(', ')}`,
      // --no-remove: PulseAudio would replace a desktop's PipeWire. apt-get stops instead.
      command: [...apt, 'install', '-y', '-q', '--no-install-recommends', '--no-remove', ...packages],
    },
  ];
}

function playwrightSteps(engines: Engine[], choices: Record<Engine, BrowserChoice>, hasApt: boolean): SetupStep[] {
  const missing = engines.filter((engine) => {
    const choice = choices[engine];
    return choice.from === 'playwright' && !choice.isInstalled;
  });
  if (missing.length === 0) return [];
  const options = ['--no-shell', ...(hasApt ? ['--with-deps'] : [])];
  const libraries = hasApt ? ', and with apt-get the libraries they need' : '';
  return [
    {
      installs: `Playwright's ${missing.join(', ')}${libraries}`,
      command: ['playwright', 'install', ...options, ...missing],
    },
  ];
}
