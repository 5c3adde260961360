import { expect, test } from 'vitest';
import { chooseBrowsers, type Machine, type SetupStep } from './browsers.ts';

const playwrightFiles = { chromium: '/pw/chromium', firefox: '/pw/firefox', webkit: '/pw/webkit' };
const withAllDownloads = Object.values(playwrightFiles);

const debianPackages = [
  'chromium',
  'chromium-headless-shell',
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'nginx',
  'libnginx-mod-http-brotli-static',
  'caddy',
  'openssl',
];
const debianFiles = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/firefox-esr',
  '/usr/bin/WebKitWebDriver',
  ...debianPackages.map((name) => `/usr/share/doc/${name}`),
];
const pulseAudio = '/usr/bin/pulseaudio';

const choose = (machine: Partial<Machine>, files: string[] = []) =>
  chooseBrowsers({
    platform: 'linux',
    isRoot: false,
    hasSound: false,
    playwrightFiles,
    hasFile: (file) => files.includes(file),
    ...machine,
  });

const origins = ({ chromium, firefox, webkit }: ReturnType<typeof choose>) => [
  chromium.from,
  firefox.from,
  webkit.from,
];
const joined = (steps: SetupStep[]) => steps.map(({ command }) => command.join(' '));
const commands = ({ setupOfAll }: ReturnType<typeof choose>) => joined(setupOfAll);
const apt = (packages: string[]) => `install -y -q --no-install-recommends --no-remove ${packages.join(' ')}`;

test('Debian with everything: its own browsers, nothing to install, a sound server for Firefox', () => {
  const browsers = choose({ distribution: 'debian' }, [...debianFiles, pulseAudio]);
  expect(browsers.chromium).toEqual({
    from: 'debian',
    launch: { executablePath: '/usr/bin/chromium' },
    isInstalled: true,
  });
  expect(browsers.firefox).toMatchObject({
    from: 'debian',
    launch: { executablePath: '/usr/bin/firefox-esr', channel: 'moz-firefox' },
    isInstalled: true,
  });
  expect(browsers.webkit).toEqual({ from: 'debian', launch: {}, isInstalled: true });
  expect(browsers.shell).toEqual({ executablePath: '/usr/bin/chromium-headless-shell' });
  expect(browsers).toMatchObject({ needsSoundServer: true, setup: [], setupOfAll: [], notes: [] });
});

test('Debian with nothing: apt-get installs all packages, with sudo', () => {
  const browsers = choose({ distribution: 'debian' });
  expect(origins(browsers)).toEqual(['debian', 'debian', 'debian']);
  expect(browsers.chromium).toMatchObject({ isInstalled: false });
  const packages = [...debianPackages, 'pulseaudio'];
  expect(commands(browsers)).toEqual(['sudo apt-get update -q', `sudo apt-get ${apt(packages)}`]);
  expect(browsers.setupOfAll.at(-1)!.installs).toBe(`the packages ${packages.join(', ')}`);
});

test('`npm test` needs Chromium and nothing else, on every machine', () => {
  expect(joined(choose({ distribution: 'debian' }).setup)).toEqual([
    'sudo apt-get update -q',
    `sudo apt-get ${apt(['chromium', 'chromium-headless-shell'])}`,
  ]);
  expect(joined(choose({ distribution: 'ubuntu' }).setup)).toEqual([
    'playwright install --no-shell --with-deps chromium',
  ]);
  expect(joined(choose({ platform: 'darwin' }).setup)).toEqual(['playwright install --no-shell chromium']);
  expect(choose({ platform: 'darwin' }, ['/pw/chromium']).setup).toEqual([]);
});

test('Debian with Chromium but without its shell: Chromium does not count as installed', () => {
  const browsers = choose(
    { distribution: 'debian' },
    debianFiles.filter((file) => !file.includes('shell')),
  );
  expect(browsers.chromium).toMatchObject({ isInstalled: false });
});

test('Debian as root: without sudo', () => {
  expect(commands(choose({ distribution: 'debian', isRoot: true }))).toEqual([
    'apt-get update -q',
    `apt-get ${apt([...debianPackages, 'pulseaudio'])}`,
  ]);
});

test('Debian with some packages: only the missing ones', () => {
  const files = debianFiles.filter((file) => !file.includes('xvfb'));
  expect(commands(choose({ distribution: 'debian' }, files)).at(-1)).toBe(
    `sudo apt-get ${apt(['xvfb', 'pulseaudio'])}`,
  );
});

test("a desktop without PulseAudio: Firefox uses the session's sound server, so that PipeWire stays", () => {
  const browsers = choose({ distribution: 'debian', hasSound: true }, debianFiles);
  expect(browsers).toMatchObject({ needsSoundServer: false, setupOfAll: [], notes: [] });
});

test('Ubuntu: Playwright\'s browsers with their libraries, because its "chromium" is a snap', () => {
  const browsers = choose({ distribution: 'ubuntu' }, ['/usr/bin/chromium', '/snap/bin/chromium', pulseAudio]);
  expect(origins(browsers)).toEqual(['playwright', 'playwright', 'playwright']);
  expect(browsers.chromium).toMatchObject({ launch: { channel: 'chromium' }, isInstalled: false });
  expect(browsers.needsSoundServer).toBe(true);
  expect(commands(browsers)).toEqual(['playwright install --no-shell --with-deps chromium firefox webkit']);
});

test('Ubuntu without sound: PulseAudio from apt-get besides', () => {
  expect(commands(choose({ distribution: 'ubuntu' }, withAllDownloads))).toEqual([
    'sudo apt-get update -q',
    `sudo apt-get ${apt(['pulseaudio'])}`,
  ]);
});

test("Fedora: Playwright's browsers without their libraries, and a note where there is no sound", () => {
  const browsers = choose({ distribution: 'fedora' });
  expect(origins(browsers)).toEqual(['playwright', 'playwright', 'playwright']);
  expect(commands(browsers)).toEqual(['playwright install --no-shell chromium firefox webkit']);
  expect(browsers.notes).toEqual([
    'Firefox plays nothing without a sound server. Install PulseAudio with the package manager.',
  ]);
  expect(choose({ distribution: 'fedora', hasSound: true }).notes).toEqual([]);
});

test.each(['darwin', 'win32'] as const)("%s: Playwright's browsers, no sudo, no sound server", (platform) => {
  const browsers = choose({ platform });
  expect(origins(browsers)).toEqual(['playwright', 'playwright', 'playwright']);
  expect(browsers).toMatchObject({ needsSoundServer: false, notes: [] });
  expect(commands(browsers)).toEqual(['playwright install --no-shell chromium firefox webkit']);
  expect(choose({ platform }, withAllDownloads).setupOfAll).toEqual([]);
});

test('only the browsers that are missing are downloaded', () => {
  const browsers = choose({ platform: 'darwin' }, ['/pw/chromium', '/pw/firefox']);
  expect(commands(browsers)).toEqual(['playwright install --no-shell webkit']);
  expect(browsers.setupOfAll[0]!.installs).toBe("Playwright's webkit");
});

test('a machine for which Playwright has no browsers gets a sentence for each', () => {
  const browsers = choose({
    platform: 'freebsd',
    playwrightFiles: { chromium: undefined, firefox: undefined, webkit: undefined },
  });
  expect(browsers.chromium).toEqual({
    from: 'nowhere',
    reason: 'Playwright has no chromium for this machine (freebsd).',
  });
  expect(browsers).toMatchObject({ needsSoundServer: false, setupOfAll: [] });
  expect(browsers.notes).toHaveLength(3);
});
