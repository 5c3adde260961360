import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../support/machine.ts';
import { measureGaps, type SoundFormat, toneAlbum } from '../support/recorded-sound.ts';
import { expect, test } from '../support/test.ts';

const trackCount = 6;
const seconds = 3;

test.skip(!existsSync('/usr/bin/parec'), 'needs PulseAudio, to record what the browser plays');

for (const format of ['mp3', 'WAV'] satisfies SoundFormat[]) {
  test(`${format}: at most 100 ms of silence between two tracks of an album`, async () => {
    test.setTimeout(90_000);
    const album = await toneAlbum(format, trackCount, seconds);
    const gaps = await measureGaps(chromium, chromiumLaunch(), album);
    // The median, because a busy machine is sometimes late.
    expect(gaps[Math.floor(gaps.length / 2)]).toBeLessThanOrEqual(100);
  });
}
