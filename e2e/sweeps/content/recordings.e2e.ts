import { assets, readSite } from '../../../generator/pages/all-pages.ts';
import { albums } from '../../../pages/album/page.ts';
import { expect, open, test } from '../../support/test.ts';

// The player itself is tested on the fixture (engines/playback.ts): only the owner's files matter here.
test('every recording of the content plays, seeks and ends', async ({ page }) => {
  const content = await readSite();
  // Of other kinds visitors hear the stream, unless the record says otherwise.
  const compressed = assets(content)
    .map(({ address }) => address)
    .filter((address) => /\.(mp3|m4a)$/.test(address));
  const originals = content
    .get(albums)
    .flatMap(({ id, tracks }) =>
      tracks.filter(({ stream }) => stream).map(({ audioUrl }) => `/audio/${id}/${audioUrl}`),
    );
  const addresses = [...compressed, ...originals];
  test.setTimeout(30_000 + addresses.length * 3_000);
  await open(page, '/info');
  const failures: string[] = [];
  // Several at once, but fewer than a browser's connections to one host.
  for (let start = 0; start < addresses.length; start += 4) {
    const some = addresses.slice(start, start + 4);
    const results = await Promise.all(some.map((address) => page.evaluate(playToEnd, address)));
    failures.push(...results.filter((result) => result !== undefined));
  }
  expect(failures).toEqual([]);
});

/** Runs in the page: plays from the start, seeks to the last second and waits for the end. Returns the failure, if any. */
async function playToEnd(address: string): Promise<string | undefined> {
  const audio = new Audio(address);
  audio.muted = true;
  const waitFor = (event: string) =>
    new Promise<void>((resolve, reject) => {
      audio.addEventListener(event, () => resolve(), { once: true });
      audio.addEventListener('error', () => reject(audio.error), { once: true });
      setTimeout(reject, 8_000, `no ${event}`);
    });
  try {
    const plays = waitFor('timeupdate');
    await audio.play();
    await plays;
    const ends = waitFor('ended');
    audio.currentTime = audio.duration - 0.5;
    await ends;
    return undefined;
  } catch (error) {
    const isNamed = error instanceof MediaError || error instanceof DOMException;
    return `${address}: ${isNamed ? error.message : error}`;
  } finally {
    audio.removeAttribute('src');
    audio.load();
  }
}
