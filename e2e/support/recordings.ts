import { expect, test } from '@playwright/test';
import { seekSlider, type Visit, waitForBar, waitUntilPlaysBeyond } from './visit.ts';

/** The buttons that start a recording: an album's rows, or the podcast's button. */
const playButton = 'main ol > li > button, main button[aria-label="Play the podcast"]';

/** Plays every recording of a page, one after the other in one window. Returns how many there are. */
export async function checkRecordings(visit: Visit, path: string): Promise<number> {
  await visit.open(path);
  const count = await visit.count(playButton);
  test.setTimeout(20_000 + count * 15_000);
  const titles = new Set<string>();
  for (let index = 0; index < count; index++) {
    await test.step(`recording ${index + 1} of ${count}`, async () => {
      await visit.press(playButton, index);
      titles.add(await checkRecording(visit, titles));
    });
  }
  return titles.size;
}

/** Checks that a recording starts, seeks to 90 %, goes on from there and ends. Returns its title. */
async function checkRecording(visit: Visit, earlierTitles: Set<string>): Promise<string> {
  const { title } = await waitForBar(visit, (bar) => {
    expect(bar.title).not.toBe('');
    expect(earlierTitles).not.toContain(bar.title);
  });
  await waitUntilPlaysBeyond(visit, 0);
  await visit.slide(seekSlider, 90);
  // The slider shows 90 at once. It moves on only when the seek is done and the sound plays.
  await waitUntilPlaysBeyond(visit, 90);
  await visit.slide(seekSlider, 99.8);
  await waitForBar(visit, (bar) => expect(bar).toEqual({ title, action: 'Play', percent: 0, failure: '' }));
  return title;
}
