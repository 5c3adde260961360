import { expect, test } from '@playwright/test';
import { type FaultyHost, startFaultyHost } from '../support/faulty-host.ts';
import { type Stories, seekSlider, type Visit, waitForBar, waitUntilPlaysBeyond } from '../support/visit.ts';

// On a host of the fixture whose recordings can fail. Songs are MP3, movements are WAV.

const songs = '/music/album/songs';
const symphony = '/music/album/symphony';
const row = 'main ol > li > button';
const currentRow = 'main ol [aria-current]';
const playButton = 'section[aria-label=Player] button:is([aria-label=Play], [aria-label=Pause])';
const tryAgain = 'section[aria-label=Player] [role=alert] + button';
const failure = 'Unable to play audio. Please ensure the audio file exists.';

export const playbackStories: Stories = {
  'nothing is downloaded before a choice; a song plays, pauses, seeks and ends; another replaces it': (visit) =>
    withHost(async (host) => {
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
      const { title } = await waitForBar(visit, (bar) => expect(bar.title).not.toBe(first.title));
      await waitUntilPlaysBeyond(visit, 0);
      expect(await visit.count(currentRow)).toBe(1);
      await visit.slide(seekSlider, 90);
      // The slider shows 90 at once. It advances only when the seek is done and the sound plays.
      await waitUntilPlaysBeyond(visit, 90);
      await visit.slide(seekSlider, 99.8);
      await waitForBar(visit, (bar) => expect(bar).toEqual({ title, action: 'Play', percent: 0, failure: '' }));
    }),

  'a connection that breaks shows the failure, and Try again continues at the same second @cut-while-listening': (
    visit,
  ) =>
    withHost(async (host) => {
      host.fault = () => 'held'; // WebKitGTK would download the whole recording in a second.
      await visit.open(host.url + symphony);
      // The whole stream would arrive at once.
      await visit.evaluate(() => localStorage.setItem('recordings', 'original'));
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
    }),
};

export const failureStories: Stories = {
  'a missing and a broken recording show the failure; Try again, or the next choice, clears it @recording-missing @recording-broken':
    (visit) =>
      withHost(async (host) => {
        host.fault = () => 'missing';
        await visit.open(host.url + songs);
        await visit.press(row, 0);
        await expectFailure(visit, 'Choose a track');
        host.fault = () => undefined;
        await visit.press(row, 1);
        await waitUntilPlaysBeyond(visit, 0);

        host.fault = () => 'broken';
        await visit.open(host.url + symphony);
        await visit.press(row, 0);
        await expectFailure(visit, 'Choose a track');
        host.fault = () => undefined;
        await visit.press(tryAgain);
        await waitUntilPlaysBeyond(visit, 0);
      }),
};

async function expectFailure(visit: Visit, title: string): Promise<void> {
  await waitForBar(visit, (bar) => expect(bar).toEqual({ title, action: 'Play', percent: 0, failure }));
  expect(await visit.count(currentRow)).toBe(0);
}

async function withHost(story: (host: FaultyHost) => Promise<void>): Promise<void> {
  test.setTimeout(90_000);
  const host = await startFaultyHost();
  try {
    await story(host);
  } finally {
    host.close();
  }
}
