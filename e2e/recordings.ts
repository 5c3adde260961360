import { expect, test } from '@playwright/test';

/** Every page with recordings: how many there are, and what starts them. */
export const pagesWithRecordings = [
  { path: '/music/album/mystery-of-love', recordings: 10, start: 'main ol button' },
  { path: '/music/album/jesus-please-help-me', recordings: 8, start: 'main ol button' },
  { path: '/music/album/parousia', recordings: 6, start: 'main ol button' },
  { path: '/other-initiatives', recordings: 1, start: 'main button[aria-label="Play the podcast"]' },
];

/** What the proof needs of a browser, whichever driver stands behind it. */
export interface Visit {
  /** Opens a page and waits until it is alive. */
  open(path: string): Promise<void>;
  count(selector: string): Promise<number>;
  /** Presses the element with this number among those that the selector finds. */
  press(selector: string, index: number): Promise<void>;
  /** Moves a slider, as a visitor who lets it go there. */
  slide(selector: string, value: number): Promise<void>;
  /** Runs a function in the page. It can use nothing from outside itself. */
  evaluate<Value>(question: () => Value): Promise<Value>;
}

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
  const slider = 'section[aria-label=Player] input[aria-label=Seek]';
  const soon = async (check: (bar: Bar) => void) => {
    await expect(async () => check(await visit.evaluate(readBar))).toPass({ intervals: [50], timeout: 12_000 });
    return visit.evaluate(readBar);
  };
  const passes = (percent: number) =>
    soon((bar) => {
      expect(bar).toMatchObject({ action: 'Pause', failure: '' });
      expect(bar.percent).toBeGreaterThan(percent);
    });

  const { title } = await soon((bar) => {
    expect(bar.title).not.toBe('');
    expect(proven).not.toContain(bar.title);
  });
  await passes(0);
  await visit.slide(slider, 90);
  // The slider stands at 90 at once. That it leaves it says that the seek is done and the sound goes on.
  await passes(90);
  await visit.slide(slider, 99.8);
  await soon((bar) => expect(bar).toEqual({ title, action: 'Play', percent: 0, failure: '' }));
  return title;
}

type Bar = ReturnType<typeof readBar>;

/** What the bar tells. The title is that of the track that really started; before it there is none. */
function readBar() {
  const bar = document.querySelector('section[aria-label=Player]');
  return {
    title: bar?.querySelector('[role=status]')?.textContent ?? '',
    action: bar?.querySelector('button:is([aria-label=Play], [aria-label=Pause])')?.getAttribute('aria-label'),
    percent: bar?.querySelector<HTMLInputElement>('input[aria-label=Seek]')?.valueAsNumber ?? 0,
    failure: bar?.querySelector('[role=alert]')?.textContent ?? '',
  };
}
