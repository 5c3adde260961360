import type { Page } from '@playwright/test';
import { cardPath } from '../contract/card.ts';
import { alternate, type Bench, bench, median, processorSeconds, report } from './harness.ts';
import { recordStart, startMs } from './start-times.ts';

// `npm run bench -- playback`, on the built content: an album page, and the album's card for other sites, compared with a bare
// page that has only an audio element with the same recording. Measures the time from the click to the sound, and the
// processor time of playback on the album page.

const recordings = [
  { name: 'mp3', path: '/audio/mystery-of-love/tide-tables.mp3', album: 'mystery-of-love', title: 'Tide Tables' },
  { name: 'WAV', path: '/audio/parousia/arrival.wav', album: 'parousia', title: 'Arrival' },
];
const startRounds = 15;
const processorRounds = 7;
/** Playback does not include the work at the start of a page and of a recording. */
const settlingMs = 2_000;
const measuredMs = 6_000;
/** In percent of one core. */
const processorBound = 3;
const startBoundMs = 30;
const cardStartBoundMs = 20;

const barePage = (path: string) => `
  <button>Play</button><audio preload="none" src="${path}"></audio>
  <script>document.querySelector('button').onclick = () => document.querySelector('audio').play()</script>`;

await bench(
  Object.fromEntries(recordings.map(({ name, path }) => [`/bare/${name}`, barePage(path)])),
  async ({ browser, origin }) => {
    for (const { name, album, title } of recordings) {
      const site = { url: `${origin}/music/album/${album}`, button: `main ol button:has-text("${title}")` };
      const card = { url: `${origin}${cardPath(album)}`, button: `li button:has-text("${title}")` };
      const bare = { url: `${origin}/bare/${name}`, button: 'button' };

      const starts = await alternate(startRounds, {
        bare: () => visit(browser, bare, startMs),
        site: () => visit(browser, site, startMs),
        card: () => visit(browser, card, startMs),
      });
      const [bareMs, siteMs, cardMs] = [median(starts.bare), median(starts.site), median(starts.card)];
      const figures = [`${bareMs.toFixed(1)} ms on the bare page`, `${siteMs.toFixed(1)} ms here`];
      console.log(`${name}: sound after ${figures.join(', ')}, ${cardMs.toFixed(1)} ms on the card`);
      report(`${name}: click to sound, more than bare`, siteMs - bareMs, startBoundMs, 'ms');
      report(`${name}: click to sound on the card, more than bare`, cardMs - bareMs, cardStartBoundMs, 'ms');

      const busy = await alternate(processorRounds, {
        bare: () => visit(browser, bare, (page) => processorPercent(browser, page)),
        site: () => visit(browser, site, (page) => processorPercent(browser, page)),
      });
      const [barePercent, sitePercent] = [median(busy.bare), median(busy.site)];
      console.log(`${name}: ${barePercent.toFixed(1)} % of a core on the bare page, ${sitePercent.toFixed(1)} % here`);
      report(`${name}: playing in Calm, more than bare`, sitePercent - barePercent, processorBound, 'points');
    }
  },
);

/** Opens a page in Calm in a new context, clicks its button and measures. */
async function visit(
  browser: Bench['browser'],
  { url, button }: { url: string; button: string },
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(recordStart);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(button).click();
  await startMs(page);
  const figure = await measure(page);
  await context.close();
  return figure;
}

/** The processor time of all browser processes during playback, in percent of one core. */
async function processorPercent(browser: Bench['browser'], page: Page): Promise<number> {
  await page.waitForTimeout(settlingMs);
  const before = await processorSeconds(browser);
  const started = performance.now();
  await page.waitForTimeout(measuredMs);
  const seconds = (performance.now() - started) / 1000;
  return (((await processorSeconds(browser)) - before) / seconds) * 100;
}
