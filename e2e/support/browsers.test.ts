import { expect, test } from 'vitest';
import { type Browsers, chooseBrowsers, type Machine } from './browsers.ts';

const playwrightFiles = { chromium: '/pw/chromium', firefox: '/pw/firefox', webkit: '/pw/webkit' };
const downloads = Object.values(playwrightFiles);
const packages =
  'chromium chromium-headless-shell firefox-esr webkit2gtk-driver xvfb gstreamer1.0-plugins-base gstreamer1.0-plugins-good nginx libnginx-mod-http-brotli-static caddy openssl';
const pulseAudio = '/usr/bin/pulseaudio';
const debianFiles = [
  ...['chromium', 'chromium-headless-shell', 'firefox-esr', 'WebKitWebDriver'].map((name) => `/usr/bin/${name}`),
  ...packages.split(' ').map((name) => `/usr/share/doc/${name}`),
];
const debian = { distribution: 'debian' };
const ubuntu = { distribution: 'ubuntu' };
const mac = { platform: 'darwin' } as const;

const choose = (machine: Partial<Machine>, files: string[] = []) =>
  chooseBrowsers({
    platform: 'linux',
    isRoot: false,
    hasSound: false,
    playwrightFiles,
    hasFile: (file) => files.includes(file),
    ...machine,
  });
const apt = (names: string, sudo = 'sudo ') => [
  `${sudo}apt-get update -q`,
  `${sudo}apt-get install -y -q --no-install-recommends --no-remove ${names}`,
];
const commands = (steps: Browsers['setup']) => steps.map(({ command }) => command.join(' '));

test("Debian has its own browsers, and Ubuntu Playwright's, because its 'chromium' is a snap", () => {
  const all = choose(debian, [...debianFiles, pulseAudio]);
  expect(all).toMatchObject({
    chromium: { from: 'debian', launch: { executablePath: '/usr/bin/chromium' }, isInstalled: true },
    firefox: { from: 'debian', launch: { executablePath: '/usr/bin/firefox-esr', channel: 'moz-firefox' } },
    webkit: { from: 'debian', launch: {}, isInstalled: true },
    shell: { executablePath: '/usr/bin/chromium-headless-shell' },
    needsSoundServer: true,
  });
  const withoutShell = debianFiles.filter((file) => !file.includes('shell'));
  expect(choose(debian, withoutShell).chromium).toMatchObject({ isInstalled: false });
  expect(choose(ubuntu, ['/usr/bin/chromium', '/snap/bin/chromium', pulseAudio])).toMatchObject({
    chromium: { from: 'playwright', launch: { channel: 'chromium' }, isInstalled: false },
    firefox: { from: 'playwright' },
    webkit: { from: 'playwright' },
    shell: undefined,
    needsSoundServer: true,
  });
  expect(choose(mac)).toMatchObject({ chromium: { from: 'playwright' }, needsSoundServer: false, notes: [] });
});

test.each<[string, Partial<Machine>, string[], string[]]>([
  ['Debian with everything', debian, [...debianFiles, pulseAudio], []],
  ['Debian with nothing', debian, [], apt(`${packages} pulseaudio`)],
  ['Debian as root', { ...debian, isRoot: true }, [], apt(`${packages} pulseaudio`, '')],
  ['Debian with some', debian, debianFiles.filter((file) => !file.includes('xvfb')), apt('xvfb pulseaudio')],
  // PulseAudio would replace PipeWire.
  ['a desktop with sound of its own', { ...debian, hasSound: true }, debianFiles, []],
  ['Ubuntu', ubuntu, [pulseAudio], ['playwright install --no-shell --with-deps chromium firefox webkit']],
  ['Ubuntu without sound', ubuntu, downloads, apt('pulseaudio')],
  ['Fedora', { distribution: 'fedora' }, [], ['playwright install --no-shell chromium firefox webkit']],
  ['macOS', mac, [], ['playwright install --no-shell chromium firefox webkit']],
  ['macOS with two', mac, downloads.slice(0, 2), ['playwright install --no-shell webkit']],
  ['Windows with all', { platform: 'win32' }, downloads, []],
])('%s: only what is missing is installed', (_, machine, files, expected) => {
  expect(commands(choose(machine, files).setupOfAll)).toEqual(expected);
});

test('`npm test` needs Chromium and nothing else, on every machine', () => {
  expect(commands(choose(debian).setup)).toEqual(apt('chromium chromium-headless-shell'));
  expect(commands(choose(ubuntu).setup)).toEqual(['playwright install --no-shell --with-deps chromium']);
  expect(choose(mac, ['/pw/chromium']).setup).toEqual([]);
});

test('a note says what no command can install', () => {
  expect(choose({ distribution: 'fedora' }).notes).toEqual([
    'Firefox plays nothing without a sound server. Install PulseAudio with the package manager.',
  ]);
  expect(choose({ distribution: 'fedora', hasSound: true }).notes).toEqual([]);
  const none = { chromium: undefined, firefox: undefined, webkit: undefined };
  const { chromium, notes, setupOfAll } = choose({ platform: 'freebsd', playwrightFiles: none });
  const reason = 'Playwright has no chromium for this machine (freebsd).';
  expect([chromium, notes.length, setupOfAll]).toEqual([{ from: 'nowhere', reason }, 3, []]);
});
