import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../../app/lib/random.ts';
import type { ViewData } from '../../../contract/page.ts';
import type { TimedLine } from '../../../contract/page-data.ts';
import { type AudioWindow, collectAudioElements } from '../../support/audio-elements.ts';
import { expect, open, test } from '../../support/test.ts';
import { seekSlider, visitWith, waitForBar, waitUntilPlaysBeyond } from '../../support/visit.ts';

// Only the sound matters here, which is the same in Calm.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const placeCount = 10;
const toleranceSeconds = 0.25;
const seed = 18;

// Whether words, places and recordings of the content fit together. The sound is paused, so the check is exact and 250 seeks
// take a minute or two. That lines keep pace with the sound while it plays: e2e/timing/lit-line.ts.
test('the line that is lit is the line that sounds, at ten random places of each recording', async ({
  page,
  siteUrl,
  siteFolder,
}) => {
  test.setTimeout(300_000);
  await page.addInitScript(collectAudioElements);
  const visit = visitWith(page);
  const random = seededRandom(seed);
  const albums = readdirSync(join(siteFolder, 'music/album')).filter((name) => name.endsWith('.html'));
  const paths = [...albums.map((name) => `music/album/${name.replace('.html', '')}`), 'other-initiatives'];
  let count = 0;
  for (const path of paths) {
    const recordings = recordingsOf(await (await fetch(`${siteUrl + path}.json`)).json());
    await open(page, `/${path}`);
    for (const [number, { index, lines }] of recordings.entries()) {
      const { title } = await waitForBar(visit, () => {});
      await visit.press('main details:has(ol) > summary', number);
      await visit.press('main ol > li > button, main button[aria-label="Play the podcast"]', index);
      await waitForBar(visit, (bar) => expect(bar.title).not.toBe(title));
      const { title: sounding } = await waitUntilPlaysBeyond(visit, 0);
      await visit.press('section[aria-label=Player] button[aria-label=Pause]');
      await waitForBar(visit, ({ action }) => expect(action).toBe('Play'));
      for (let place = 0; place < placeCount; place++) {
        const percent = Math.round(random() * 985) / 10;
        await visit.slide(seekSlider, percent);
        await expect(async () => {
          const { line, seconds, duration } = await visit.evaluate(readLine);
          expect(Math.abs(seconds - (duration * percent) / 100), `seek to ${percent} % of ${sounding}`).toBeLessThan(3);
          const allowed = [-toleranceSeconds, 0, toleranceSeconds].map((offset) => lineAt(lines, seconds + offset));
          expect(allowed, `the line that is lit at ${seconds} s of ${sounding}`).toContain(line);
        }).toPass({ intervals: [20, 50], timeout: 5000 });
      }
    }
    count += recordings.length;
  }
  expect(count).toBeGreaterThan(0);
});

/** The index of the line that sounds at a second, -1 if none does. */
const lineAt = (lines: TimedLine[], seconds: number): number =>
  lines.findLastIndex(({ start }, index) => {
    const end = lines[index]!.end ?? lines[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    return start <= seconds && seconds < end;
  });

/** The recordings with words, by their place among the page's play buttons. */
function recordingsOf(page: ViewData): { index: number; lines: TimedLine[] }[] {
  const albumTracks = page.view === 'album' ? page.data.tracks : [];
  const episodes = page.view === 'other-initiatives' ? page.data.initiatives.flatMap(({ audio }) => audio ?? []) : [];
  return [...albumTracks, ...episodes].flatMap(({ words }, index) => (words ? [{ index, lines: words.lines }] : []));
}

/** Runs in the page. */
function readLine() {
  const { audioElements } = window as unknown as AudioWindow;
  const { currentTime = 0, duration = 0 } = audioElements.find(({ src }) => src) ?? {};
  const lit = document.querySelector('main details ol > [aria-current]');
  return { line: lit ? [...lit.parentElement!.children].indexOf(lit) : -1, seconds: currentTime, duration };
}
