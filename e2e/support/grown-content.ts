import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, stringify } from 'yaml';
import type { GalleryRecord } from '../../generator/content/galleries.ts';
import { recordingFile } from '../../generator/media/recordings.ts';
import { type AlbumRecord, albumFolder, albums } from '../../generator/pages/album.ts';
import { readSite } from '../../generator/pages.ts';
import { linkFile } from './link-file.ts';

const original = 'content';
const grown = '.cache/grown-content';

/** What is added to the owner's content. Media are the fixture's. */
export const added = {
  album: { id: 'added-album', title: 'Added Album', trackTitles: ['Added Track One', 'Added Track Two'] },
  gallery: { id: 'added-gallery', title: 'Added Gallery', imageIds: ['added-1', 'added-2', 'added-3'] },
  event: { id: 'added-event', date: 'March 3, 2020', title: 'Added Event', description: 'An event between others.' },
  book: { title: 'Added Book', link: 'https://bookshop.example/added-book' },
  tool: { id: 'added-tool', name: 'Added Tool' },
  question: { id: 'added-question', question: 'Is this an added question?', answer: 'It is.' },
};

/** Makes a content folder with the owner's content and one more record of most kinds, between the others. */
export async function growContent(): Promise<void> {
  rmSync(grown, { recursive: true, force: true });
  linkFolder(original, grown);
  await linkExpandedRecordings();
  addAlbum();
  addGallery();
  editRecord<object[]>('history.yaml', (events) => events.splice(1, 0, added.event));
  editRecord<{ books: object[] }[]>('writing.yaml', (projects) => {
    projects.find(({ books }) => books.length > 0)!.books.splice(1, 0, added.book);
  });
  editRecord<object[]>('coding-tools.yaml', (tools) => tools.splice(1, 0, { ...tools[0], ...added.tool }));
  editRecord<{ questions: object[] }>('info.yaml', ({ questions }) => questions.splice(1, 0, added.question));
}

function addAlbum(): void {
  const { id, title, trackTitles } = added.album;
  linkFolder('fixture/albums/songs', `${grown}/albums/${id}`);
  editRecord<AlbumRecord>(`albums/${id}/album.yaml`, (album) => {
    const tracks = trackTitles.map((title, index) => ({ ...album.tracks[index]!, title }));
    Object.assign(album, { title, tracks, order: 2 });
  });
}

function addGallery(): void {
  const { id, title, imageIds } = added.gallery;
  linkFolder('fixture/galleries/patterns', `${grown}/galleries/${id}`);
  editRecord<GalleryRecord>(`galleries/${id}/gallery.yaml`, (gallery) => {
    const images = imageIds.map((id, index) => ({ ...gallery.images[index]!, id }));
    Object.assign(gallery, { title, images, order: 2, music: added.album.id });
  });
}

/** Saves the build from expanding the long recordings again. */
async function linkExpandedRecordings(): Promise<void> {
  const content = await readSite(original);
  for (const album of content.get(albums)) {
    for (const { audioUrl } of album.tracks.filter(({ audioUrl }) => audioUrl.endsWith('.wav'))) {
      const file = recordingFile(join(original, albumFolder(album)), audioUrl);
      if (file) linkFile(file, join(grown, albumFolder(album), audioUrl));
    }
  }
}

function linkFolder(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    linkFile(file, join(to, relative(from, file)));
  }
}

function editRecord<T>(name: string, edit: (record: T) => void): void {
  const file = join(grown, name);
  const record: T = parse(readFileSync(file, 'utf8'));
  edit(record);
  rmSync(file); // The original has the same bytes on the disk: it would change too.
  writeFileSync(file, stringify(record));
}

if (import.meta.main) await growContent();
