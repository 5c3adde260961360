import { afterEach, expect, test, vi } from 'vitest';
import { offlineFile, stubBrowserStorage } from '../../testing/fake-browser-storage.ts';
import { isKept } from '../lib/kept-files.ts';
import { keep } from './keep.ts';
import { readKept } from './read-kept.ts';
import { remove } from './store.ts';

afterEach(() => vi.unstubAllGlobals());

test('the player knows which files are kept, until they are removed', async () => {
  const { site } = stubBrowserStorage();
  const list = { address: '/songs', version: '1', files: [offlineFile('/song.wav', 'sound')] };
  site.set('/songs.offline.json', JSON.stringify(list));
  site.set('/song.wav', 'sound');
  expect(await keep('/songs', false, new AbortController(), () => {})).toBeUndefined();
  await readKept();
  expect(['/song.wav', '/song.mp3'].map(isKept)).toEqual([true, false]);
  await remove('/songs');
  await readKept();
  expect(isKept('/song.wav')).toBe(false);
});
