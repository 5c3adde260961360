import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isSystemFile } from '../../contract/media-files.ts';
import { writeNew } from '../lib/write-file.ts';
import { ownTags } from './tags/own-tags.ts';
import { tagPicture } from './tags/picture.ts';
import type { Provenance } from './tags/provenance.ts';

/** The folder of the pictures that other sites show with a link to a page: 1200 × 630 px, named after the page's address. */
const previewsFolder = 'pictures/social';

export const homePreview = `${previewsFolder}/home.jpg`;

/** The address of a page's preview, or of the home page's preview if the page has none. */
export function previewPicture(contentFolder: string, path: string): string {
  const name = path.slice(1).replace('music/album/', 'album-').replace('art/', 'gallery-') || 'home';
  return `/social/${existsSync(join(contentFolder, previewsFolder, `${name}.jpg`)) ? name : 'home'}.jpg`;
}

/** Copies the previews to `<outFolder>/social` and writes their metadata. */
export async function copyPreviews(
  contentFolder: string,
  provenance: (address: string) => Provenance,
  outFolder: string,
): Promise<void> {
  const folder = join(contentFolder, previewsFolder);
  for (const name of (await readdir(folder)).filter((name) => name.endsWith('.jpg') && !isSystemFile(name))) {
    const address = `/social/${name}`;
    const bytes = readFileSync(join(folder, name));
    const found = await sharp(bytes).metadata();
    // A camera's file may need rotation, and may contain a second picture. Other files are served unchanged.
    const clean = found.exif ? await sharp(bytes).autoOrient().jpeg({ quality: 90 }).toBuffer() : bytes;
    writeNew(join(outFolder, address), tagPicture(name, clean, { ...provenance(address), ...ownTags(found) }));
  }
}
