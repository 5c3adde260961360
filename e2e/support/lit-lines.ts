import { expect } from '@playwright/test';
import { seededRandom } from '../../app/lib/random.ts';
import type { ViewData } from '../../contract/page.ts';
import type { TimedLine } from '../../contract/page-data.ts';
import { seekSlider, type Visit, waitForBar, waitUntilPlaysBeyond } from './visit.ts';

const placeCount = 10;
const toleranceSeconds = 0.25;
const seed = 18;

const pause = 'section[aria-label=Player] button[aria-label=Pause]';

/** A window that knows which audio element plays. */
type SoundWindow = Window & { sounding?: HTMLAudioElement };

/** A recording with words, by its place among the page's play buttons. */
interface Recording {
  index: number;
  lines: TimedLine[];
}

/**
 * On a page, seeks to ten random places of each recording with words, and checks that the line that is lit is the one that
 * sounds there. The sound is paused: it stands still, so the check is exact and need not wait. Returns how many there were.
 */
export async function checkLitLines(visit: Visit, address: string): Promise<number> {
  const response = await fetch(`${address}.json`);
  const recordings = recordingsOf(await response.json());
  const random = seededRandom(seed);
  await visit.open(address);
  await visit.evaluate(keepSounding);
  for (const [number, { index, lines }] of recordings.entries()) {
    const { title } = await waitForBar(visit, () => {});
    await visit.press('main details:has(ol) > summary', number);
    await visit.press('main ol > li > button, main button[aria-label="Play the podcast"]', index);
    await waitForBar(visit, (bar) => expect(bar.title).not.toBe(title));
    const { title: sounding } = await waitUntilPlaysBeyond(visit, 0);
    await visit.press(pause);
    await waitForBar(visit, ({ action }) => expect(action).toBe('Play'));
    for (let place = 0; place < placeCount; place++)
      await checkPlace(visit, lines, Math.round(random() * 985) / 10, sounding);
  }
  return recordings.length;
}

async function checkPlace(visit: Visit, lines: TimedLine[], percent: number, title: string): Promise<void> {
  await visit.slide(seekSlider, percent);
  await expect(async () => {
    const { line, seconds, duration } = await visit.evaluate(readLine);
    expect(Math.abs(seconds - (duration * percent) / 100), `the seek to ${percent} % of ${title}`).toBeLessThan(3);
    const allowed = [-toleranceSeconds, 0, toleranceSeconds].map((offset) => lineAt(lines, seconds + offset));
    expect(allowed, `the line that is lit at ${seconds} s of ${title}`).toContain(line);
  }).toPass({ intervals: [20, 50], timeout: 5000 });
}

/** The index of the line that sounds at a second, -1 if none does. */
const lineAt = (lines: TimedLine[], seconds: number): number =>
  lines.findLastIndex(({ start }, index) => {
    const end = lines[index]!.end ?? lines[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    return start <= seconds && seconds < end;
  });

function recordingsOf(page: ViewData): Recording[] {
  const all =
    page.view === 'album'
      ? page.data.tracks
      : page.view === 'other-initiatives'
        ? page.data.initiatives.flatMap(({ audio }) => audio ?? [])
        : [];
  return all.flatMap(({ words }, index) => (words ? [{ index, lines: words.lines }] : []));
}

/** Runs in the page, before the first sound. */
function keepSounding(): void {
  window.Audio = new Proxy(window.Audio, {
    construct(Original, values) {
      const element = new Original(...values);
      element.addEventListener('playing', () => Object.assign(window, { sounding: element }));
      return element;
    },
  });
}

/** Runs in the page. */
function readLine() {
  const { sounding } = window as SoundWindow;
  const lit = document.querySelector('main details ol > [aria-current]');
  return {
    line: lit ? [...lit.parentElement!.children].indexOf(lit) : -1,
    seconds: sounding?.currentTime ?? 0,
    duration: sounding?.duration ?? 0,
  };
}
