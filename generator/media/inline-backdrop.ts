import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basename, dirname } from 'node:path/posix';
import type { BackdropData, PictureData } from '../../contract/page-data.ts';
import { baseName, variantPath } from './picture-folders.ts';

/** Lights have soft edges and are dimmed on phones, so this width is sharp enough. */
const maxWidthPx = 720;
/** A larger light would delay the page, so it stays a separate file. */
const maxBytes = 6000;

/**
 * Adds a small version of a light as text, so that phones paint it with the page, without another request. Does nothing if
 * no version is small enough. `file` is relative to the content folder, with slashes.
 */
export function withInlineBackdrop(contentFolder: string, file: string, picture: PictureData): BackdropData {
  const width = picture.avifWidths.findLast((width) => width <= maxWidthPx);
  const variant = `${baseName(basename(file))}-${width}.avif`;
  const path = variantPath(join(contentFolder, dirname(file)), variant);
  if (!existsSync(path)) return picture;
  const bytes = readFileSync(path);
  return bytes.length > maxBytes
    ? picture
    : { ...picture, inline: `data:image/avif;base64,${bytes.toString('base64')}` };
}
