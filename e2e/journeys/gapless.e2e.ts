import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { startHost } from '../../generator/serve/static-host.ts';
import { createChangedHost } from '../support/changed-host.ts';
import { measureGaps, type SoundFormat, serveRecordings, toneAlbum } from '../support/heard-sound.ts';
import { chromiumLaunch } from '../support/machine.ts';
import { expect, isAlive, test } from '../support/test.ts';

const trackCount = 6;
const seconds = 3;
const songs = '/music/album/songs';

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const nowPlaying = (page: Page) => player(page).getByRole('status');
const title = (page: Page, index: number) => page.locator('main ol > li > button').nth(index);

/** Collects the paths of the recordings that a page requests. */
function requestedRecordings(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/audio/')) paths.add(pathname);
  });
  return paths;
}

async function openAlbum(page: Page, address: string, playsAlbum: boolean): Promise<void> {
  await page.goto(address);
  await isAlive(page);
  if (playsAlbum) await page.getByRole('switch', { name: 'Play album' }).press('Space');
}

test.describe('what is heard', () => {
  test.skip(!existsSync('/usr/bin/parec'), 'needs PulseAudio, to record what the browser plays');

  for (const format of ['mp3', 'WAV'] satisfies SoundFormat[]) {
    test(`${format}: at most 100 ms of silence between two tracks of an album @alone`, async () => {
      test.setTimeout(90_000);
      const album = await toneAlbum(format, trackCount, seconds);
      const gaps = await measureGaps(chromium, chromiumLaunch(), album);
      // The median, because a busy machine is late now and then.
      expect(gaps[Math.floor(gaps.length / 2)]).toBeLessThanOrEqual(100);
    });
  }
});

test.describe('the next recording', () => {
  let address: string;
  let host: ReturnType<typeof createChangedHost>;
  test.beforeAll(async () => {
    const { recordings } = await toneAlbum('mp3', trackCount, seconds);
    host = createChangedHost(serveRecordings(recordings));
    address = await startHost(host);
  });
  test.afterAll(() => host.close());

  test("is loaded before it plays with 'Play album', and the one after it is not", async ({ page }) => {
    const requested = requestedRecordings(page);
    await openAlbum(page, address + songs, true);
    await title(page, 0).click();
    await expect(nowPlaying(page)).toHaveText('Now playing: Song One');
    await expect.poll(() => [...requested]).toEqual(['/audio/songs/song-1.mp3', '/audio/songs/song-2.mp3']);
    await expect(nowPlaying(page)).toHaveText('Now playing: Song One');
  });

  const stillSeconds = 1;
  /** Plays the first song until shortly before its end. */
  async function playNearlyToEnd(page: Page): Promise<void> {
    await title(page, 0).click();
    const slider = player(page).getByRole('slider', { name: 'Seek' });
    await expect.poll(() => slider.inputValue().then(Number)).toBeGreaterThan(100 - (stillSeconds / seconds) * 100);
    await expect(nowPlaying(page)).toHaveText('Now playing: Song One');
  }

  test("is not loaded without 'Play album'", async ({ page }) => {
    const requested = requestedRecordings(page);
    await openAlbum(page, address + songs, false);
    await playNearlyToEnd(page);
    expect([...requested]).toEqual(['/audio/songs/song-1.mp3']);
  });

  test('is not loaded early under Save-Data, and plays when the track has ended', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const requested = requestedRecordings(page);
    await openAlbum(page, address + songs, true);
    await playNearlyToEnd(page);
    expect([...requested]).toEqual(['/audio/songs/song-1.mp3']);
    await expect(nowPlaying(page)).toHaveText('Now playing: Song Two');
  });

  test.describe('that is missing', () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test('shows the failure when its turn comes, not before', async ({ page }) => {
      await page.route('**/song-2.mp3', (route) => route.fulfill({ status: 404 }));
      await openAlbum(page, address + songs, true);
      await playNearlyToEnd(page);
      await expect(player(page).getByRole('alert')).toHaveCount(0);
      await expect(player(page).getByRole('alert')).toHaveText(
        'Unable to play audio. Please ensure the audio file exists.',
      );
    });
  });
});
