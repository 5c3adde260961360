import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basename, dirname } from 'node:path/posix';
import type { LightData, PictureData } from '../../contract/page-data.ts';
import { baseName, variantPath } from './picture-folders.ts';

/** Lights have soft edges and are dimmed on phones: this width is sharp enough for all of them. */
const maxWidthPx = 720;
/** A light of more bytes would delay the page that it decorates, so it stays a file of its own. */
const maxBytes = 6000;

/**
 * Adds a small version of a light as text, for phones: it is painted with the page, not a request later. Lights without a
 * small version that is small enough stay as they are. `file` is relative to the content folder, with slashes.
 */
export function withInlineLight(contentFolder: string, file: string, picture: PictureData): LightData {
  const width = picture.avifWidths.findLast((width) => width <= maxWidthPx);
  const variant = `${baseName(basename(file))}-${width}.avif`;
  const path = variantPath(join(contentFolder, dirname(file)), variant);
  if (!existsSync(path)) return picture;
  const bytes = readFileSync(path);
  return bytes.length > maxBytes
    ? picture
    : { ...picture, inline: `data:image/avif;base64,${bytes.toString('base64')}` };
}
