import type { LaunchOptions } from '@playwright/test';

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** The facts about a machine on which the choice of its browsers depends. */
export interface Machine {
  platform: NodeJS.Platform;
  /** `ID` in /etc/os-release; undefined where there is no such file. */
  distribution?: string | undefined;
  isRoot: boolean;
  /** The session has a sound server already, as on a desktop. */
  hasSound: boolean;
  /** Where Playwright keeps the browsers that it downloads; undefined for those that it does not have for this machine. */
  playwrightFiles: Record<Engine, string | undefined>;
  hasFile(file: string): boolean;
}

export type BrowserChoice =
  /** `launch` has Debian's browser in it. WebKitGTK is not launched by Playwright: its `launch` is empty. */
  | { from: 'debian'; launch: LaunchOptions; isInstalled: boolean }
  | { from: 'playwright'; launch: LaunchOptions; isInstalled: boolean }
  | { from: 'nowhere'; reason: string };

export interface SetupStep {
  installs: string;
  /** `playwright` as the first word means the one in node_modules. */
  command: string[];
}

export interface Browsers extends Record<Engine, BrowserChoice> {
  /** Chromium for the tests that need no more than its engine: Debian's headless shell (decision 0035). */
  shell: LaunchOptions | undefined;
  /** Firefox needs the sound server that sound-server.ts starts. */
  needsSoundServer: boolean;
  /** Installs what is missing for `npm test`: Chromium. Empty when nothing is missing. */
  setup: SetupStep[];
  /** Installs what is missing for `npm run test:all`: three browsers, hosts and sound. */
  setupOfAll: SetupStep[];
  /** What the user has to install, because no command here can. */
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
  // No browsers: the hosts that the tests use beside the preview.
  'nginx',
  'libnginx-mod-http-brotli-static',
  'caddy',
  // Makes the certificate with which nginx is tested.
  'openssl',
];

/** Without sound: on a desktop, Firefox plays through the session's sound server. */
const firefoxUserPrefs = { 'media.volume_scale': '0' };

/**
 * Playwright's own defaults do the rest: Chromium is muted, makes no requests of its own, and runs without its sandbox,
 * which root and most containers cannot use. The tests visit only the project's own pages.
 */
const launchOptions: Record<'debian' | 'playwright', Record<Engine, LaunchOptions>> = {
  debian: {
    chromium: { executablePath: debianFiles.chromium },
    firefox: { executablePath: debianFiles.firefox, channel: 'moz-firefox', firefoxUserPrefs },
    webkit: {},
  },
  playwright: {
    // The browser itself, as on Debian. Without a channel Playwright runs its headless shell, another program.
    chromium: { channel: 'chromium' },
    firefox: { firefoxUserPrefs },
    webkit: {},
  },
};

/** Chooses the browsers of a machine, and what must be installed for them. Debian's where they are; else Playwright's. */
export function chooseBrowsers(machine: Machine): Browsers {
  const { platform, distribution = '', hasFile } = machine;
  const isLinux = platform === 'linux';
  // Not Ubuntu: its `chromium` and `firefox` are snaps, which Playwright cannot launch.
  const isDebian = isLinux && distribution === 'debian';
  const choose = (engine: Engine): BrowserChoice => {
    if (isDebian) {
      const hasShell = engine !== 'chromium' || hasFile(debianFiles.shell);
      const isInstalled = hasFile(debianFiles[engine]) && hasShell;
      return { from: 'debian', launch: launchOptions.debian[engine], isInstalled };
    }
    const file = machine.playwrightFiles[engine];
    if (!file) return { from: 'nowhere', reason: `Playwright has no ${engine} for this machine (${platform}).` };
    return { from: 'playwright', launch: launchOptions.playwright[engine], isInstalled: hasFile(file) };
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
