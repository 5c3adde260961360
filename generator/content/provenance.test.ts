import { expect, onTestFinished, test } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { assets, readSite } from '../pages/all-pages.ts';
import { pictureProvenance } from './provenance.ts';

const ofPicture = pictureProvenance(await readSite('fixture'));

test('a picture has its own title, or the title of its outer record', () => {
  expect(ofPicture('galleries/patterns/pattern-1.jpg')).toMatchObject({ title: 'Pattern One' });
  expect(ofPicture('albums/songs/cover.jpg')).toMatchObject({ title: 'Songs' });
  expect(ofPicture('pictures/light-not-found.jpg')).toMatchObject({ title: 'Fixture' });
  expect(ofPicture('pictures/nothing.jpg')).toBeUndefined();
});

test('maker and licence come from the site, and the source type only from the record', async () => {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  const picture = async () => pictureProvenance(await readSite(copy.folder))('galleries/alone/alone-1.jpg');
  expect(await picture()).toMatchObject({ creator: 'Fixture', licenceUrl: 'https://fixture.example/info#privacy' });
  expect((await picture())?.sourceType).toBeUndefined();
  copy.change('galleries/alone/gallery.yaml', '    alt:', '    madeBy: ai\n    alt:');
  expect((await picture())?.sourceType).toBe('http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia');
});

test('a recording has its artist, its album and its track number', async () => {
  const content = await readSite('fixture');
  const found = assets(content).find(({ address }) => address === '/audio/songs/song-2.mp3');
  expect(found?.provenance).toMatchObject({
    title: 'Song Two',
    album: 'Songs',
    track: { number: 2, count: 10 },
    rights: 'Please ask before you use a work.',
  });
  expect(found?.provenance).not.toHaveProperty('coverFile'); // Only a file that visitors keep has its cover.
});
