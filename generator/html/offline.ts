import { globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { OfflineFile, OfflineList } from '../../contract/offline.ts';
import type { Page } from '../../contract/page.ts';
import { filesToPlay } from '../../contract/recording.ts';
import { searchIndexPath } from '../../contract/search.ts';
import type { AlbumData } from '../../pages/album/page.ts';
import type { GalleryData } from '../../pages/gallery/page.ts';
import { messagesOf } from '../content/messages.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { contentHash } from '../lib/content-hash.ts';
import { sizeText } from '../lib/size-text.ts';
import { picturesIn } from '../media/picture-addresses.ts';
import { pageFileName } from './page-file.ts';
import type { TextFiles } from './text-files.ts';

/** The name of the service worker. Its folder is the scope that a browser gives it. */
const workerName = 'service-worker.js';

/** The pages that visitors can keep offline. */
type KeptPage = (Page<AlbumData> & { view: 'album' }) | (Page<GalleryData> & { view: 'gallery' });

const isKept = (page: Page): page is KeptPage => page.view === 'album' || page.view === 'gallery';

/** Whether visitors can keep albums and galleries offline. */
export const hasOffline = (content: Content): boolean => content.get(site).parts.keepOffline;

/** Whether visitors can choose recordings instead of their streams. */
const offersOriginals = ({ view, data }: KeptPage) => view === 'album' && data.tracks.some(({ plays }) => plays);

/** Returns a function that adds to a page the size of what a browser stores of it. `sources` are all files by address. */
export function keepSizes(
  sources: ReadonlyMap<string, string>,
  outFolder: string,
): (content: Content, page: Page) => Page {
  const codeBytes = sumOf(codeFiles(outFolder).map((file) => sizeOf(join(outFolder, file))));
  return (content, page) => {
    if (!hasOffline(content) || !isKept(page)) return page;
    const sizeWith = (hasOriginals: boolean) => {
      const { pictures, recordings } = mediaOf(page, hasOriginals);
      // The copies may not be there yet, and have only other metadata.
      const bytes = codeBytes + sumOf([...pictures, ...recordings].map((address) => sizeOf(sources.get(address)!)));
      return { bytes, size: sizeText(bytes, content.language) };
    };
    const keepOffline = { ...sizeWith(false), ...(offersOriginals(page) && { originals: sizeWith(true) }) };
    return { ...page, data: { ...page.data, keepOffline } };
  };
}

interface OfflinePlace {
  outFolder: string;
  /** The folder and the address of recordings, without a slash at its end. */
  recordingsFolder: string;
  recordingsUrl: string;
  /** The base path, with slashes at both ends. */
  base: string;
  texts: TextFiles;
}

/** Writes the list of what a browser stores beside each page that visitors can keep. All other files must be there. */
export async function writeOfflineLists(content: Content, pages: Page[], place: OfflinePlace): Promise<void> {
  if (!hasOffline(content)) return;
  const { outFolder, recordingsFolder, recordingsUrl, base, texts } = place;
  const { languagePath } = content;
  const { language } = content;
  const { noConnection, keptWorks } = messagesOf(content);
  const spoken = { language, languagePath, words: { noConnection, keptWorks } };
  const own = (file: string, address = base + file): OfflineFile => ({ address, ...factsOf(join(outFolder, file)) });
  const shared = [...codeFiles(outFolder), (languagePath + searchIndexPath).slice(1)].map((file) => own(file));
  for (const page of pages.filter(isKept)) {
    const name = pageFileName(page.path, languagePath);
    const address = base + name;
    const { title } = page.data;
    const titleLanguage = (page.view === 'album' && page.data.language) || language;
    for (const hasOriginals of offersOriginals(page) ? [false, true] : [false]) {
      const { pictures, recordings } = mediaOf(page, hasOriginals);
      const files = [
        own(`${name}.html`, address),
        own(`${name}.json`),
        ...shared,
        ...pictures.map((path) => own(path.slice(1))),
      ];
      for (const path of recordings)
        files.push({ address: recordingsUrl + path, ...factsOf(join(recordingsFolder, path)) });
      const version = contentHash(8, JSON.stringify(files));
      const list: OfflineList = { address, title, titleLanguage, ...spoken, version, files };
      if (hasOriginals) list.hasOriginals = true;
      await texts.write(`${name}${hasOriginals ? '.originals' : ''}.offline.json`, JSON.stringify(list));
    }
  }
}

/** Writes a service worker that removes itself and all that is kept, for a site without this part. */
export const writeRemoveWorker = (texts: TextFiles): Promise<void> =>
  texts.write(workerName, readFileSync(join(import.meta.dirname, '../../app/offline/remove-worker.js'), 'utf8'));

/** All code, styles and fonts of the pages, without the cards: a kept page may need any of them, and all together are smaller than a song. */
function codeFiles(outFolder: string): string[] {
  const files = globSync('assets/*.{js,css,woff2}', { cwd: outFolder, exclude: ['assets/card-*'] });
  return files.map((file) => file.replaceAll(sep, '/')).sort();
}

/** The addresses of the pictures that a page shows and the recordings that it plays, without the base path, each once. */
export function mediaOf({ view, data }: KeptPage, hasOriginals = false): { pictures: string[]; recordings: string[] } {
  const pictures = picturesIn(data).flatMap(({ stem, avifWidths, webpWidth }) => [
    ...avifWidths.map((width) => `${stem}-${width}.avif`),
    `${stem}-${webpWidth}.webp`,
  ]);
  const recordings = view === 'album' ? data.tracks.map((track) => filesToPlay(track, hasOriginals)[0]) : [];
  return { pictures: [...new Set(pictures)], recordings: [...new Set(recordings)] };
}

function factsOf(file: string): Omit<OfflineFile, 'address'> {
  const content = readFileSync(file);
  return { bytes: content.length, hash: contentHash(16, content) };
}

const sizeOf = (file: string): number => statSync(file).size;

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);
