import { expect, test } from '@playwright/test';
import { seekSlider, untilBar, untilPlaysBeyond, type Visit } from '../support/visit.ts';

/** Every page with recordings: how many there are, and what starts them. */
export const pagesWithRecordings = [
  { path: '/music/album/mystery-of-love', recordings: 10, start: 'main ol button' },
  { path: '/music/album/jesus-please-help-me', recordings: 8, start: 'main ol button' },
  { path: '/music/album/parousia', recordings: 6, start: 'main ol button' },
  { path: '/other-initiatives', recordings: 1, start: 'main button[aria-label="Play the podcast"]' },
];

/** Goes through the recordings of a page one after the other, in one window, as a visitor does. */
export async function proveRecordings(
  visit: Visit,
  { path, recordings, start }: (typeof pagesWithRecordings)[number],
): Promise<void> {
  test.setTimeout(20_000 + recordings * 15_000);
  await visit.open(path);
  expect(await visit.count(start)).toBe(recordings);
  const proven = new Set<string>();
  for (let index = 0; index < recordings; index++) {
    await test.step(`recording ${index + 1} of ${recordings}`, async () => {
      await visit.press(start, index);
      proven.add(await proveRecording(visit, proven));
    });
  }
}

/** It starts, goes to 90 % and on from there, and ends: all of it told by the bar. Gives its title. */
async function proveRecording(visit: Visit, proven: Set<string>): Promise<string> {
  const { title } = await untilBar(visit, (bar) => {
    expect(bar.title).not.toBe('');
    expect(proven).not.toContain(bar.title);
  });
  await untilPlaysBeyond(visit, 0);
  await visit.slide(seekSlider, 90);
  // The slider stands at 90 at once. That it leaves it says that the seek is done and the sound goes on.
  await untilPlaysBeyond(visit, 90);
  await visit.slide(seekSlider, 99.8);
  await untilBar(visit, (bar) => expect(bar).toEqual({ title, action: 'Play', percent: 0, failure: '' }));
  return title;
}
