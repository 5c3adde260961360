import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import type { Page } from '../../contract/page.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import { fakeWav } from '../../testing/fake-recording.ts';
import { assets, makePage, paths, readSite } from '../pages/all-pages.ts';
import type { Content } from './read.ts';

// Adds records to a copy of the fixture, as in CONTRIBUTING.md. edits.nightly.test.ts edits the owner's content.

const albumId = 'an-added-album';
const galleryId = 'an-added-gallery';
const sampleRate = 8000;
const oneSecond = fakeWav(new Float32Array(sampleRate), sampleRate);

let copy: ContentCopy;
let before: string[];
let content: Content;

beforeAll(async () => {
  copy = copyFixture();
  before = paths(await readSite(copy.folder));
  addAlbum();
  addGallery();
  append('history.yaml', { id: 'an-added-event', date: '2030', title: 'An Added Event', description: 'It was added.' });
  append('writing.yaml', {
    id: 'an-added-project',
    title: 'An Added Project',
    description: 'One book.',
    details: ['A paragraph.'],
    books: [{ title: 'An Added Book', link: 'https://bookshop.example/', coverImage: picture('pictures/added.jpg') }],
    icon: 'feather',
    images: [],
    accent: 'blue',
  });
  write('pictures/added.jpg', '');
  content = await readSite(copy.folder);
});
afterAll(() => copy.remove());

function addAlbum(): void {
  const folder = `albums/${albumId}`;
  const tracks = ['one', 'two'].map((id) => {
    write(`${folder}/${id}.wav`, oneSecond);
    return {
      id,
      title: `Track ${id}`,
      description: 'A second.',
      duration: '0:01',
      audioUrl: `${id}.wav`,
      icon: 'music',
    };
  });
  write(`${folder}/cover.jpg`, '');
  const album = { title: 'An Added Album', description: 'Two tracks.', order: 1000, year: 2030, genre: 'Silence' };
  write(`${folder}/album.yaml`, stringify({ ...album, accent: 'purple', coverImage: picture('cover.jpg'), tracks }));
}

function addGallery(): void {
  const folder = `galleries/${galleryId}`;
  const images = ['one', 'two', 'three'].map((id) => {
    write(`${folder}/${id}.jpg`, '');
    return { id, url: `${id}.jpg`, title: `Picture ${id}`, description: 'A picture.', alt: 'An empty picture.' };
  });
  const gallery = { title: 'An Added Gallery', description: 'Three pictures.', order: 1000, accent: 'emerald' };
  write(`${folder}/gallery.yaml`, stringify({ ...gallery, images }));
}

const picture = (file: string) => ({ file, alt: '' });

function write(file: string, bytes: string | Uint8Array): void {
  const path = join(copy.folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/** Adds a record at the end of a list. */
function append(file: string, record: object): void {
  const document = parseDocument(readFileSync(join(copy.folder, file), 'utf8'));
  document.add(document.createNode(record));
  write(file, document.toString());
}

const pageAt = (path: string): Page | undefined => makePage(content, fakePicture, path);

test('the album and the gallery have pages, the other pages are kept', () => {
  const added = paths(content).filter((path) => !before.includes(path));
  expect(added).toEqual([`/music/album/${albumId}`, `/art/${galleryId}`]);
  expect(paths(content)).toEqual(expect.arrayContaining(before));
});

test('the album is on the music page, and has its tracks and recordings', () => {
  const href = `/music/album/${albumId}`;
  expect(pageAt('/music')).toMatchObject({
    view: 'music',
    data: {
      albums: expect.arrayContaining([expect.objectContaining({ href, title: 'An Added Album', trackCount: 2 })]),
    },
  });
  expect(pageAt(href)).toMatchObject({
    view: 'album',
    section: '/music',
    data: { length: '1 min', tracks: [{ id: 'one' }, { id: 'two' }] },
  });
  const address = `/audio/${albumId}/two.wav`;
  const file = join(copy.folder, 'albums', albumId, 'two.wav');
  expect(assets(content)).toContainEqual(expect.objectContaining({ address, file }));
});

test('the gallery is on the art page, and has its pictures', () => {
  const href = `/art/${galleryId}`;
  expect(pageAt('/art')).toMatchObject({
    view: 'art',
    data: {
      galleries: expect.arrayContaining([
        expect.objectContaining({
          href,
          title: 'An Added Gallery',
          pictureCount: 3,
          // It names none, so its first picture is the cover.
          cover: expect.objectContaining({ alt: 'An empty picture.' }),
        }),
      ]),
    },
  });
  expect(pageAt(href)).toMatchObject({
    view: 'gallery',
    section: '/art',
    data: { images: [{ id: 'one' }, { id: 'two' }, { id: 'three' }] },
  });
});

test('the event is on the history page', () => {
  expect(pageAt('/history')).toMatchObject({
    data: { events: expect.arrayContaining([expect.objectContaining({ id: 'an-added-event' })]) },
  });
});

test('the book is on the writing page', () => {
  const volumes = [expect.objectContaining({ title: 'An Added Book', binding: 'printed' })];
  expect(pageAt('/writing')).toMatchObject({
    data: { projects: expect.arrayContaining([expect.objectContaining({ id: 'an-added-project', volumes })]) },
  });
});
