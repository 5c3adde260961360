import { chromium, firefox } from '@playwright/test';
import { measureGaps, type SoundFormat, toneAlbum } from '../e2e/support/heard-sound.ts';
import { browsers } from '../e2e/support/machine.ts';
import { median, report } from './harness.ts';

// `npm run bench:gaps`, on the fixture's site with recordings of one even tone each: the silence between two tracks of an
// album that plays through, in the audible output of the browser, which PulseAudio records.

/** The number of tracks of the shorter album. */
const trackCount = 6;
const seconds = 4;
/** Only the silence in Chromium has a bound. */
const boundMs = { chromium: 100, firefox: undefined };

for (const [name, browserType] of Object.entries({ chromium, firefox })) {
  const choice = browsers[name as keyof typeof boundMs];
  if (choice.from === 'nowhere') continue;
  for (const format of ['mp3', 'WAV'] satisfies SoundFormat[]) {
    const gaps = await measureGaps(browserType, choice.launch, await toneAlbum(format, trackCount, seconds));
    console.log(`${name}, ${format}: ${gaps.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    const bound = boundMs[name as keyof typeof boundMs];
    if (bound) report(`${name}, ${format}: silence between two tracks, median`, median(gaps), bound, 'ms');
  }
}
