import { globSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { OfflineFile, OfflineList } from '../../contract/offline.ts';
import type { Page } from '../../contract/page.ts';
import type { PictureData, TrackData } from '../../contract/page-data.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { contentHash } from '../lib/content-hash.ts';
import { sizeText } from '../lib/size-text.ts';
import { pictureFiles } from '../media/picture-addresses.ts';
import type { PictureProvenance } from '../media/tags/provenance.ts';
import { assets } from '../pages/all-pages.ts';
import type { Bundle } from './bundle.ts';
import { pageFileName } from './page-file.ts';
import type { TextFiles } from './text-files.ts';

/** The name of the service worker. Its folder is the scope that a browser gives it. */
const workerName = 'service-worker.js';

/** The pages that visitors can keep offline. */
type KeptPage = Extract<Page, { view: 'album' | 'gallery' }>;

const isKept = (page: Page): page is KeptPage => page.view === 'album' || page.view === 'gallery';

/** Whether visitors can keep albums and galleries offline. */
export const hasOffline = (content: Content): boolean => content.get(site).parts.keepOffline;

/** Returns a function that adds the size of what a browser keeps to a page. */
export function keepSizes(
  content: Content,
  provenance: PictureProvenance,
  { outFolder, bundle }: Pick<OfflinePlace, 'outFolder' | 'bundle'>,
): (page: Page) => Page {
  if (!hasOffline(content)) return (page) => page;
  // The files to copy: their copies may not be there yet, and are larger only by their metadata.
  const sources = pictureFiles(content.folder, provenance);
  for (const { address, file } of assets(content)) sources.set(address, file);
  const { language } = content.get(site);
  const codeBytes = sumOf(codeFiles(outFolder, bundle).map((file) => sizeOf(join(outFolder, file))));
  return (page) => {
    if (!isKept(page)) return page;
    const { pictures, recordings } = mediaOf(page);
    const bytes = codeBytes + sumOf([...pictures, ...recordings].map((address) => sizeOf(sources.get(address)!)));
    // Cast: TypeScript does not see that the spread keeps view and data together.
    return { ...page, data: { ...page.data, keepOffline: { bytes, size: sizeText(bytes, language) } } } as Page;
  };
}

interface OfflinePlace {
  language: string;
  outFolder: string;
  /** The folder and the address of recordings, without a slash at its end. */
  recordingsFolder: string;
  recordingsUrl: string;
  /** The base path, with slashes at both ends. */
  base: string;
  bundle: Bundle;
  texts: TextFiles;
}

/** Writes the list of what a browser stores beside each page that visitors can keep. All other files must be there. */
export async function writeOfflineLists(pages: Page[], place: OfflinePlace): Promise<void> {
  const { language, outFolder, recordingsFolder, recordingsUrl, base, bundle, texts } = place;
  const own = (file: string): OfflineFile => ({ address: base + file, bytes: sizeOf(join(outFolder, file)) });
  const code = codeFiles(outFolder, bundle).map(own);
  for (const page of pages.filter(isKept)) {
    const { pictures, recordings } = mediaOf(page);
    const name = pageFileName(page.path);
    const document: OfflineFile[] = ['.html', '.json'].map((ending) => {
      const text = readFileSync(join(outFolder, name + ending));
      const address = base + name + (ending === '.html' ? '' : ending);
      return { address, bytes: text.length, version: contentHash(8, text) };
    });
    const files = [...code, ...pictures.map((address) => own(address.slice(1)))];
    for (const address of recordings) {
      const content = await readFile(join(recordingsFolder, address));
      files.push({ address: recordingsUrl + address, bytes: content.length, version: contentHash(8, content) });
    }
    const version = contentHash(8, JSON.stringify([document, files]));
    const { title } = page.data;
    const titleLanguage = page.view === 'album' ? page.data.language : undefined;
    const list: OfflineList = { path: page.path, title, titleLanguage, language, version, page: document, files };
    await texts.write(`${name}.offline.json`, JSON.stringify(list));
  }
}

/** Writes a service worker that removes itself and all that is kept, for a site without this part. */
export const writeRemoveWorker = (texts: TextFiles): Promise<void> =>
  texts.write(workerName, readFileSync(join(import.meta.dirname, '../../app/offline/remove-worker.js'), 'utf8'));

/** All code, styles and fonts of the pages: a kept page may need any of them, and all together are smaller than a song. */
function codeFiles(outFolder: string, { card }: Bundle): string[] {
  const files = globSync('assets/*.{js,css,woff2}', { cwd: outFolder }).map((file) => file.replaceAll(sep, '/'));
  return files.filter((file) => file !== card?.script && file !== card?.style).sort();
}

/** The addresses of the pictures that a page shows and the recordings that it plays, without the base path, each once. */
export function mediaOf({ view, data }: KeptPage): { pictures: string[]; recordings: string[] } {
  const pictures = new Set<string>();
  JSON.stringify(data, (_key, value) => {
    if (!isPicture(value)) return value;
    for (const width of value.avifWidths) pictures.add(`${value.stem}-${width}.avif`);
    pictures.add(`${value.stem}-${value.webpWidth}.webp`);
    return value;
  });
  const recordings = view === 'album' ? new Set(data.tracks.map(playedFile)) : [];
  return { pictures: [...pictures], recordings: [...recordings] };
}

const isPicture = (value: unknown): value is PictureData =>
  typeof value === 'object' && value !== null && 'stem' in value && 'avifWidths' in value;

/** The file that the player takes on a good connection (app/player/recording-files.ts). */
const playedFile = ({ audioUrl, streamUrl, plays }: TrackData): string => (plays ? audioUrl : (streamUrl ?? audioUrl));

const sizeOf = (file: string): number => statSync(file).size;

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);
