import { expect, test } from '@playwright/test';
import { type Fault, type FaultyHost, startFaultyHost } from '../support/faulty-host.ts';
import { seekSlider, untilBar, untilPlaysBeyond, type Visit } from '../support/visit.ts';

// What a listener does and what may befall them, the same in every engine, on a host whose recordings can fail.

type Story = (visit: Visit, host: FaultyHost) => Promise<void>;

const songs = '/music/album/mystery-of-love';
const symphony = '/music/album/parousia';
const row = 'main ol button';
const currentRow = 'main ol [aria-current]';
const playButton = 'section[aria-label=Player] button:is([aria-label=Play], [aria-label=Pause])';
const tryAgain = 'section[aria-label=Player] [role=alert] + button';
const failure = 'Unable to play audio. Please ensure the audio file exists.';

export const stories: Record<string, Story> = {
  'nothing is downloaded before a choice; a track plays, pauses, goes on, and another takes its place': async (
    visit,
    host,
  ) => {
    await visit.open(host.url + songs);
    expect([...host.asked]).toEqual([]);
    await visit.press(row, 0);
    const first = await untilPlaysBeyond(visit, 0);
    expect(host.asked.size).toBe(1);
    await visit.press(playButton);
    const paused = await untilBar(visit, ({ action }) => expect(action).toBe('Play'));
    await visit.press(row, 0);
    await untilPlaysBeyond(visit, paused.percent);

    await visit.press(row, 3);
    await untilBar(visit, ({ title }) => expect(title).not.toBe(first.title));
    await untilPlaysBeyond(visit, 0);
    expect(await visit.count(currentRow)).toBe(1);
  },

  'the longest movement plays far ahead at once, ends at 0, and plays again': async (visit, host) => {
    await visit.open(host.url + symphony);
    await visit.press(row, 5);
    await untilPlaysBeyond(visit, 0);
    for (const percent of [60, 20, 95]) {
      await visit.slide(seekSlider, percent);
      const bar = await untilPlaysBeyond(visit, percent);
      expect(bar.percent).toBeLessThan(percent + 3);
    }
    await visit.slide(seekSlider, 99.9);
    await untilBar(visit, (bar) => expect(bar).toMatchObject({ action: 'Play', percent: 0, failure: '' }));
    await visit.press(playButton);
    await untilPlaysBeyond(visit, 0);
  },

  'a missing recording is told, and the next choice clears it': (visit, host) => failsAtFirst(visit, host, 'missing'),

  'a broken recording is told, and the next choice clears it': (visit, host) => failsAtFirst(visit, host, 'broken'),

  'a connection that is cut in the middle is told, and Try again goes on at the same second': async (visit, host) => {
    host.fault = () => 'held'; // WebKitGTK would have all of it in a second.
    await visit.open(host.url + symphony);
    await visit.press(row, 5);
    await untilPlaysBeyond(visit, 0);
    host.fault = () => 'cut';
    await visit.slide(seekSlider, 80);
    host.breakConnections();
    // Chromium asks for it some thirty times before it gives up.
    const failed = await untilBar(visit, (bar) => expect(bar).toMatchObject({ action: 'Play', failure }), 60_000);
    expect(failed.percent).toBe(80);
    host.fault = () => undefined;
    await visit.press(tryAgain);
    const { percent, title } = await untilPlaysBeyond(visit, 80);
    expect(percent).toBeLessThan(82);
    expect(title).toBe(failed.title);
  },

  'a refused play is told, rejected or thrown, and Try again recovers': async (visit, host) => {
    await visit.open(host.url + songs);
    await visit.evaluate(() => {
      const play = HTMLMediaElement.prototype.play;
      const refuse: (typeof play)[] = [
        () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
        () => {
          throw new Error('refused');
        },
      ];
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        return (refuse.shift() ?? play).call(this);
      };
    });
    await visit.press(row, 0);
    await untilBar(visit, (bar) => expect(bar).toMatchObject({ action: 'Play', failure }));
    await visit.press(tryAgain);
    await untilBar(visit, (bar) => expect(bar).toMatchObject({ action: 'Play', failure }));
    await visit.press(tryAgain);
    await untilPlaysBeyond(visit, 0);
  },
};

/** Lives through a story in a window of its own. */
export async function live(story: Story, visit: Visit): Promise<void> {
  test.setTimeout(90_000);
  const host = await startFaultyHost();
  try {
    await story(visit, host);
  } finally {
    host.close();
  }
}

async function failsAtFirst(visit: Visit, host: FaultyHost, fault: Fault): Promise<void> {
  host.fault = () => fault;
  await visit.open(host.url + songs);
  await visit.press(row, 0);
  await untilBar(visit, (bar) => expect(bar).toEqual({ title: '', action: 'Play', percent: 0, failure }));
  expect(await visit.count(currentRow)).toBe(0);
  host.fault = () => undefined;
  await visit.press(row, 1);
  await untilPlaysBeyond(visit, 0);
}
