import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowserStorage } from '../../testing/fake-browser-storage.ts';
import { keep } from '../offline/keep.ts';
import { readKept } from './kept-recordings.ts';
import { recordingFiles } from './recording-files.ts';

afterEach(() => vi.unstubAllGlobals());

test('the player takes the variant that is kept offline, whatever the line is', async () => {
  const { site } = stubBrowserStorage();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { ...navigator, connection: { effectiveType: 'slow-2g', saveData: true } });
  const list = { address: '/songs', version: '1', page: [], files: [{ address: '/song.wav', bytes: 4 }] };
  site.set('/songs.offline.json', JSON.stringify(list));
  site.set('/song.wav', 'sound');
  const track = { audioUrl: '/song.wav', streamUrl: '/song.mp3', plays: 'original' } as const;
  expect(recordingFiles(track)[0]).toBe('/song.mp3');
  expect(await keep('/songs', new AbortController(), () => {})).toBeUndefined();
  await readKept();
  expect(recordingFiles(track)[0]).toBe('/song.wav');
});
