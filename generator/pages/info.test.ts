import { expect, onTestFinished, test } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import { addresses, makePage, readSite, searchPages } from './all-pages.ts';

test('without texts about the feeds, the page does not show them, and nothing leads to them', async () => {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  const place = '/info#_feeds';
  expect(addresses(await readSite('fixture'))).toContain(place);
  copy.change('info.yaml', /feeds:\n {2}title: .*\n {2}text: .*\n/, '');
  const content = await readSite(copy.folder);
  expect(makePage(content, fakePicture, '/info')!.data).not.toHaveProperty('feeds');
  expect(addresses(content)).not.toContain(place);
  const info = searchPages(content, fakePicture).find(({ path }) => path === '/info')!;
  expect(info.places.map(({ hash }) => hash)).not.toContain('_feeds');
});
