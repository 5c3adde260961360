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
  const audio = Object.assign(new Audio(address), { muted: true });
  const failure = await new Promise<string | undefined>((resolve) => {
    audio.addEventListener('timeupdate', () => Object.assign(audio, { currentTime: audio.duration - 0.5 }), {
      once: true,
    });
    audio.addEventListener('ended', () => resolve(undefined));
    audio.play().catch(({ message }: DOMException) => resolve(`${address}: ${message}`));
    setTimeout(resolve, 16_000, `${address} does not play to its end`);
  });
  audio.removeAttribute('src');
  audio.load();
  return failure;
}
