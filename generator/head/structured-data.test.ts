import { expect, onTestFinished, test, vi } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { pictureProvenance } from '../content/provenance.ts';
import { readPictures } from '../media/picture-addresses.ts';
import { makePage, readSite } from '../pages/all-pages.ts';
import { isoDuration, toJsonLd } from './structured-data.ts';

const url = 'https://fixture.example';

/** The things in a page's JSON-LD, by type. */
async function thingsOf(path: string, folder = 'fixture') {
  const content = await readSite(folder);
  const { head } = makePage(content, readPictures('fixture', pictureProvenance(content)), path)!;
  const [script, ...more] = head.filter(({ attributes }) => attributes?.type === 'application/ld+json');
  expect(more).toEqual([]);
  const things: ({ '@type': string } & Record<string, unknown>)[] = JSON.parse(script!.text!)['@graph'];
  return (type: string) => things.filter((thing) => thing['@type'] === type);
}

test('a text cannot close the script, and is parsed unchanged', () => {
  const json = toJsonLd([{ '@type': 'Book', name: '</script><!--' }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].name).toBe('</script><!--');
});

test('a duration is formatted as in ISO 8601', () => {
  expect(isoDuration('3:05')).toBe('PT3M5S');
  expect(isoDuration('83:26')).toBe('PT83M26S');
});

test('the home page describes the site and the project', async () => {
  const things = await thingsOf('/');
  expect(things('WebSite')).toMatchObject([{ name: 'Fixture', url: `${url}/` }]);
  expect(things('Organization')).toMatchObject([{ name: 'Fixture', logo: `${url}/icons/icon-512.png` }]);
  expect(things('BreadcrumbList')).toEqual([]);
});

test('every other page has breadcrumbs', async () => {
  const [list] = (await thingsOf('/art/patterns'))('BreadcrumbList');
  expect(list?.itemListElement).toMatchObject([
    { position: 1, item: `${url}/` },
    { position: 2, item: `${url}/art` },
    { position: 3, item: `${url}/art/patterns` },
  ]);
});

test('an album has its tracks with their source types', async () => {
  const [album] = (await thingsOf('/music/album/songs'))('MusicAlbum');
  const license = `${url}/info#privacy`;
  const digitalSourceType = 'https://schema.org/AlgorithmicMediaDigitalSource';
  expect(album).toMatchObject({
    numTracks: 10,
    license,
    image: { '@type': 'ImageObject', license, digitalSourceType },
  });
  const { itemListElement } = album!.track as { itemListElement: { position: number; item: object }[] };
  expect(itemListElement).toHaveLength(10);
  expect(itemListElement[0]).toMatchObject({
    position: 1,
    item: {
      '@type': 'MusicRecording',
      duration: expect.stringMatching(/^PT\d+M\d+S$/),
      audio: { contentUrl: expect.stringMatching(new RegExp(`^${url}/audio/songs/`)) },
    },
  });
});

test('recordings have addresses at MEDIA_URL', async () => {
  vi.stubEnv('MEDIA_URL', 'https://media.test');
  onTestFinished(() => void vi.unstubAllEnvs());
  const [album] = (await thingsOf('/music/album/songs'))('MusicAlbum');
  const [episode] = (await thingsOf('/other-initiatives'))('PodcastEpisode');
  const found = JSON.stringify([album, episode]).match(/"contentUrl":"[^"]+\.mp3"/g)!;
  expect(found).toHaveLength(11);
  for (const address of found) expect(address).toMatch(/"https:\/\/media\.test\/audio\/(songs|podcast)\//);
});

test('a gallery has its pictures, with size, creator and licence', async () => {
  const [gallery] = (await thingsOf('/art/patterns'))('ImageGallery');
  const [image] = gallery!.image as object[];
  expect(image).toMatchObject({
    '@type': 'ImageObject',
    contentUrl: expect.stringMatching(/\.webp$/),
    width: { value: expect.any(Number), unitCode: 'E37' },
    creator: { name: 'Fixture' },
    license: `${url}/info#privacy`,
    acquireLicensePage: `${url}/info#privacy`,
  });
});

test('a stand-in is made by a program, and an owner’s work as its record states', async () => {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  const record = 'galleries/alone/gallery.yaml';
  const source = async () => {
    const [gallery] = (await thingsOf('/art/alone', copy.folder))('ImageGallery');
    const [image] = gallery!.image as { digitalSourceType?: string }[];
    return image!.digitalSourceType?.split('/').at(-1);
  };
  expect(await source()).toBeUndefined();
  copy.change(record, '    alt:', '    standIn: true\n    alt:');
  expect(await source()).toBe('AlgorithmicMediaDigitalSource');
  copy.change(record, '    alt:', '    madeBy: person-with-ai\n    alt:');
  expect(await source()).toBe('CompositeWithTrainedAlgorithmicMediaDigitalSource');
});

test('books belong to their series, and a podcast episode has its transcript', async () => {
  const series = (await thingsOf('/writing'))('BookSeries');
  const address = expect.stringMatching(/\/writing#[\w-]+$/);
  expect(series[0]?.hasPart).toContainEqual(expect.objectContaining({ '@type': 'Book', position: 1, url: address }));
  const [episode] = (await thingsOf('/other-initiatives'))('PodcastEpisode');
  expect(episode).toMatchObject({
    datePublished: '2024-02-29',
    partOfSeries: { '@type': 'PodcastSeries', webFeed: `${url}/podcasts/podcast.xml` },
    associatedMedia: { transcript: expect.stringMatching(/\w/), duration: expect.stringMatching(/^PT/) },
  });
});

test('a member of the team is a person only if the record says so and is not a stand-in', async () => {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  const persons = async () => (await thingsOf('/team', copy.folder))('Person').map(({ name }) => name);
  expect(await persons()).toEqual([]);
  copy.change('team.yaml', '  name: Member One', '  name: Member One\n  isPerson: true');
  expect(await persons()).toEqual([]);
  copy.change('team.yaml', '  name: Member Three', '  name: Member Three\n  isPerson: true');
  expect(await persons()).toEqual(['Member Three']);
});
