import { findView, type View } from '../../contract/routes.ts';
import { paths, readSite } from '../../generator/pages/all-pages.ts';
import { expectInPlaceWithoutPictures } from '../support/missing-pictures.ts';
import { test } from '../support/test.ts';

const all = paths(await readSite('fixture'));
/** Their only picture belongs to the shell, which all pages have. */
const withoutPictures = ['history', 'ai-coding', 'future', 'not-found'];
/** One page of each kind. */
const onePerView = new Map(all.map((path) => [findView(path)!, path]));
for (const view of withoutPictures) onePerView.delete(view as View);

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /Failed to load resource/ });

test('a page of each kind has everything in its place without its pictures, whose texts are inside the frames @pictures-missing', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const path of onePerView.values()) await expectInPlaceWithoutPictures(page, path, [390, 820, 1440]);
});
