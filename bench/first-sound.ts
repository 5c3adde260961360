import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, firefox } from '@playwright/test';
import { browsers, shellLaunch } from '../e2e/support/machine.ts';
import { siteFolders } from '../e2e/support/sites.ts';
import { startSoundServer } from '../e2e/support/sound-server.ts';
import { isComplete } from '../e2e/support/test.ts';
import { soundOf } from '../generator/media/tags/id3.ts';
import { chunk, chunksIn } from '../generator/media/tags/riff.ts';
import { createStaticHost, startHost } from '../generator/serve/static-host.ts';
import { alternate, report } from './harness.ts';
import { type Line, slowLines, throughLine } from './slow-line.ts';
import { recordStart, startMs } from './start-times.ts';

// `npm run bench -- playback`, on the built content: the time from the click on a track to its sound on slow lines, compared
// with a bare page that has only an audio element with the bare frames of the same recording, in Chromium and Firefox.

const rounds = 3;
const bound = 1.3;

const { content } = siteFolders;
const [stream] = globSync('audio/parousia/arrival-*.mp3', { cwd: content });
const recordings = [
  { name: 'MP3', album: 'mystery-of-love', title: 'Tide Tables', file: 'audio/mystery-of-love/tide-tables.mp3' },
  { name: 'MP3 of a WAV', album: 'parousia', title: 'Arrival', file: stream!, choice: 'stream' },
  { name: 'WAV', album: 'parousia', title: 'Arrival', file: 'audio/parousia/arrival.wav', choice: 'original' },
];

/** The frames of a recording without anything else. */
function bareFrames(file: string): Buffer {
  const bytes = readFileSync(join(content, file));
  if (file.endsWith('.mp3')) return soundOf(bytes);
  const needed = chunksIn(bytes).filter(({ id }) => id === 'fmt ' || id === 'data');
  const chunks = needed.map(({ id, contents, size }) => chunk(id, bytes.subarray(contents, contents + size)));
  return chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), ...chunks]));
}

const bareFolder = mkdtempSync(join(tmpdir(), 'bare-'));
mkdirSync(join(bareFolder, 'audio'));
for (const { name, file } of recordings) {
  const source = `audio/${name}${file.slice(-4)}`;
  writeFileSync(join(bareFolder, source), bareFrames(file));
  const button = `<button onclick="document.querySelector('audio').play()">Play</button>`;
  writeFileSync(
    join(bareFolder, `${name}.html`),
    `<!doctype html>${button}<audio preload="none" src="/${source}"></audio>`,
  );
}

const hosts = [createStaticHost(content, '/'), createStaticHost(bareFolder, '/')] as const;
const [site, bare] = await Promise.all(hosts.map(async (host) => throughLine(await startHost(host))));
const soundServer = browsers.needsSoundServer ? await startSoundServer() : undefined;
if (soundServer) process.env.PULSE_SERVER = soundServer.address;

const launches = { chromium: () => chromium.launch(shellLaunch()), firefox: launchFirefox };
for (const [engine, launch] of Object.entries(launches)) {
  const browser = await launch();
  if (!browser) continue;
  for (const [lineName, line] of Object.entries(slowLines)) {
    for (const { name, album, title, choice } of recordings) {
      const button = `main ol button:has-text("${title}")`;
      const starts = await alternate(rounds, {
        bare: () => firstSoundMs(browser, bare!, `/${name}`, 'button', line),
        site: () => firstSoundMs(browser, site!, `/music/album/${album}`, button, line, choice),
      });
      // The fastest rounds, because other programs only slow a round down.
      const [bareMs, siteMs] = [Math.min(...starts.bare), Math.min(...starts.site)];
      console.log(`| ${engine} | ${lineName} | ${name} | ${bareMs.toFixed(0)} ms | ${siteMs.toFixed(0)} ms |`);
      report(`${engine}, ${lineName}, ${name}: click to sound`, siteMs / bareMs, bound, '× bare');
    }
  }
  await browser.close();
}
await soundServer?.stop();
for (const line of [site, bare]) line!.close();
for (const host of hosts) host.close();
rmSync(bareFolder, { recursive: true });

/** Undefined if this machine has none. */
function launchFirefox(): Promise<Browser> | undefined {
  const choice = browsers.firefox;
  return choice.from === 'nowhere' ? undefined : firefox.launch(choice.launch);
}

/** Opens a page in a new context, slows the line down, and clicks the button. */
async function firstSoundMs(
  browser: Browser,
  host: Awaited<ReturnType<typeof throughLine>>,
  path: string,
  button: string,
  line: Line,
  choice?: string,
): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(recordStart);
  if (choice) await page.addInitScript((text) => localStorage.setItem('recordings', text), choice);
  host.setLine(undefined);
  await page.goto(host.origin + path);
  if (host === site) await isComplete(page);
  await page.waitForLoadState('networkidle');
  host.setLine(line);
  await page.locator(button).click();
  const figure = await startMs(page);
  await context.close();
  return figure;
}
