import { expect, test } from '@playwright/test';
import { type Fault, type FaultyHost, startFaultyHost } from '../support/faulty-host.ts';
import { checkLitLines } from '../support/lit-lines.ts';
import { seekSlider, type Visit, waitForBar, waitUntilPlaysBeyond } from '../support/visit.ts';

// The same tests for every engine: on the fixture's pages, and on a host whose recordings can fail.

/** Every page with recordings, and how many it has. */
export const recordingCounts = {
  '/music/album/songs': 10,
  '/music/album/symphony': 6,
  '/music/album/single': 1,
  '/other-initiatives': 1,
};

type Story = (visit: Visit, host: FaultyHost) => Promise<void>;

const songs = '/music/album/songs';
const symphony = '/music/album/symphony';
const row = 'main ol > li > button';
const currentRow = 'main ol [aria-current]';
const playButton = 'section[aria-label=Player] button:is([aria-label=Play], [aria-label=Pause])';
const tryAgain = 'section[aria-label=Player] [role=alert] + button';
const failure = 'Unable to play audio. Please ensure the audio file exists.';

export const playbackStories: Record<string, Story> = {
  'nothing is downloaded before a choice; a track plays, pauses and goes on; another replaces it': async (
    visit,
    host,
  ) => {
    await visit.open(host.url + songs);
    expect([...host.requested]).toEqual([]);
    await visit.press(row, 0);
    const first = await waitUntilPlaysBeyond(visit, 0);
    expect(host.requested.size).toBe(1);
    await visit.press(playButton);
    const paused = await waitForBar(visit, ({ action }) => expect(action).toBe('Play'));
    await visit.press(row, 0);
    await waitUntilPlaysBeyond(visit, paused.percent);

    await visit.press(row, 3);
    await waitForBar(visit, ({ title }) => expect(title).not.toBe(first.title));
    await waitUntilPlaysBeyond(visit, 0);
    expect(await visit.count(currentRow)).toBe(1);
  },

  'the longest movement seeks forwards and backwards, ends at 0, and plays again': async (visit, host) => {
    await visit.open(host.url + symphony);
    await visit.press(row, 5);
    await waitUntilPlaysBeyond(visit, 0);
    for (const percent of [60, 20, 95]) {
      await visit.slide(seekSlider, percent);
      const bar = await waitUntilPlaysBeyond(visit, percent);
      expect(bar.percent).toBeLessThan(percent + 3);
    }
    await visit.slide(seekSlider, 99.9);
    await waitForBar(visit, (bar) => expect(bar).toMatchObject({ action: 'Play', percent: 0, failure: '' }));
    await visit.press(playButton);
    await waitUntilPlaysBeyond(visit, 0);
  },

  'the line that is lit is the line that sounds, at ten random places of each recording with words': async (
    visit,
    host,
  ) => {
    let count = 0;
    for (const path of Object.keys(recordingCounts)) count += await checkLitLines(visit, host.url + path);
    expect(count).toBe(3);
  },

  'while it plays too, the line that is lit is the line that sounds, and within 250 ms of its beginning @alone': async (
    visit,
    host,
  ) => {
    await visit.open(host.url + symphony);
    await visit.evaluate(recordLines);
    await visit.press('main ol > li > details > summary', 5);
    await visit.press(row, 5);
    await waitUntilPlaysBeyond(visit, 0);
    // Movement Six lasts 320 seconds. Places in percent; a line begins a second after each of the first three.
    for (const percent of [15.4, 27.9, 37.2, 3, 61, 93]) {
      await visit.slide(seekSlider, percent);
      await waitUntilPlaysBeyond(visit, percent + 0.6);
      const { seconds, line, starts } = await visit.evaluate(() => {
        const lines = [...document.querySelectorAll('main details[open] ol > li')];
        return {
          seconds: (window as unknown as WordsWindow).sounding.currentTime,
          line: lines.findIndex((one) => one.hasAttribute('aria-current')),
          starts: lines.map((one) => Number(/&t=(\d+)$/.exec(one.id)?.[1] ?? 0)),
        };
      });
      expect(line, `at ${seconds} s`).toBe(starts.findLastIndex((start) => start <= seconds));
    }
    const lit = await visit.evaluate(() => (window as unknown as WordsWindow).lit);
    const late = [
      { line: 2, start: 50 },
      { line: 3, start: 90 },
      { line: 4, start: 120 },
    ].map(({ line, start }) => {
      const { seconds } = lit.find((one) => one.line === line && Math.abs(one.seconds - start) < 2)!;
      return Math.abs(seconds - start);
    });
    // The best of three: now and then a machine delays timers.
    expect(Math.min(...late), late.join(' ')).toBeLessThan(0.25);
  },

  'an album that plays through goes on with the track that was loaded before, and with the one after it': async (
    visit,
    host,
  ) => {
    await visit.open(host.url + songs);
    await visit.press('main label:has([role=switch])');
    await visit.press(row, 0);
    let { title } = await waitUntilPlaysBeyond(visit, 0);
    for (const number of [2, 3]) {
      await visit.slide(seekSlider, 90);
      await expect.poll(() => [...host.requested].some((path) => path.endsWith(`-${number}.mp3`))).toBe(true);
      const last = title;
      await waitForBar(visit, (bar) => expect(bar).not.toMatchObject({ title: last }), 20_000);
      ({ title } = await waitUntilPlaysBeyond(visit, 0));
    }
    expect(host.requested.size).toBe(3);
  },

  'a missing recording shows the failure, and the next choice clears it @recording-missing': (visit, host) =>
    checkFailure(visit, host, 'missing'),

  'a broken recording shows the failure, and the next choice clears it': (visit, host) =>
    checkFailure(visit, host, 'broken'),

  'a connection that breaks shows the failure, and Try again goes on at the same second @cut-while-listening': async (
    visit,
    host,
  ) => {
    host.fault = () => 'held'; // WebKitGTK would download the whole recording in a second.
    await visit.open(host.url + symphony);
    await visit.press(row, 5);
    await waitUntilPlaysBeyond(visit, 0);
    // Not 'cut' at once: WebKitGTK may request more before it seeks.
    host.fault = () => 'silent';
    await visit.slide(seekSlider, 80);
    host.fault = () => 'cut';
    host.breakConnections();
    // Chromium sends about thirty requests before it gives up.
    const failed = await waitForBar(visit, (bar) => expect(bar).toMatchObject({ action: 'Play', failure }), 60_000);
    expect(failed.percent).toBe(80);
    host.fault = () => undefined;
    await visit.press(tryAgain);
    const { percent, title } = await waitUntilPlaysBeyond(visit, 80);
    expect(percent).toBeLessThan(82);
    expect(title).toBe(failed.title);
  },

  'a play() that rejects or throws shows the failure, and Try again recovers': async (visit, host) => {
    await visit.open(host.url + songs);
    await visit.evaluate(() => {
      const play = HTMLMediaElement.prototype.play;
      const refusals: (typeof play)[] = [
        () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
        () => {
          throw new Error('refused');
        },
      ];
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        return (refusals.shift() ?? play).call(this);
      };
    });
    await visit.press(row, 0);
    await waitForBar(visit, (bar) => expect(bar).toMatchObject({ action: 'Play', failure }));
    await visit.press(tryAgain);
    await waitForBar(visit, (bar) => expect(bar).toMatchObject({ action: 'Play', failure }));
    await visit.press(tryAgain);
    await waitUntilPlaysBeyond(visit, 0);
  },
};

/** A window that has recorded which line was lit, and where the sound was then. */
type WordsWindow = Window & { sounding: HTMLAudioElement; lit: { line: number; seconds: number }[] };

/** Runs in the page, before the first sound: keeps the element that plays, and records each line that is lit. */
function recordLines(): void {
  const watched = window as unknown as WordsWindow;
  watched.lit = [];
  window.Audio = new Proxy(window.Audio, {
    construct(Original, values) {
      const element = new Original(...values);
      element.addEventListener('playing', () => Object.assign(watched, { sounding: element }));
      return element;
    },
  });
  new MutationObserver(() => {
    const lines = [...document.querySelectorAll('main details[open] ol > li')];
    const line = lines.findIndex((one) => one.hasAttribute('aria-current'));
    if (line >= 0) watched.lit.push({ line, seconds: watched.sounding?.currentTime ?? 0 });
  }).observe(document, { subtree: true, attributeFilter: ['aria-current'] });
}

/** Runs a story on a host of its own. */
export async function runPlaybackStory(story: Story, visit: Visit): Promise<void> {
  test.setTimeout(90_000);
  const host = await startFaultyHost();
  try {
    await story(visit, host);
  } finally {
    host.close();
  }
}

async function checkFailure(visit: Visit, host: FaultyHost, fault: Fault): Promise<void> {
  host.fault = () => fault;
  await visit.open(host.url + songs);
  await visit.press(row, 0);
  await waitForBar(visit, (bar) => expect(bar).toEqual({ title: '', action: 'Play', percent: 0, failure }));
  expect(await visit.count(currentRow)).toBe(0);
  host.fault = () => undefined;
  await visit.press(row, 1);
  await waitUntilPlaysBeyond(visit, 0);
}
