import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basename, dirname } from 'node:path/posix';
import type { BackdropData, PictureData, Shade } from '../../contract/page-data.ts';
import { isPictureEntry, readLock } from './lock.ts';
import { baseName, variantPath } from './picture-folders.ts';
import { isUpright, shadeOf } from './shade.ts';
import { readTones } from './tones.ts';

/** Lights have soft edges and are dimmed on phones, so this width is sharp enough. */
const maxWidthPx = 720;
/** A larger light would delay the page, so it stays a separate file. */
const maxBytes = 6000;

/** A picture behind the heading of a page, or of a work or message, which have no room above their text. */
export type BackdropKind = Parameters<typeof shadeOf>[2];

/**
 * A picture as the backdrop of a heading. `file` is relative to the content folder, with slashes. Its small version is text, so
 * that phones paint it with the page, without another request. A picture that is no drawing of lights is shaded as it needs.
 */
export function backdropOf(
  contentFolder: string,
  { file, treatment }: { file: string; treatment?: BackdropData['treatment'] },
  picture: PictureData,
  kind: BackdropKind,
): BackdropData {
  const inline = inlineOf(contentFolder, file, picture);
  const backdrop = { ...picture, ...(inline && { inline }) };
  if (treatment) return { ...backdrop, treatment };
  return { ...backdrop, isUpright: isUpright(picture), shade: measuredShade(contentFolder, file, picture, kind) };
}

/** How a picture is shaded behind text, by the tones in its lock. */
export function measuredShade(contentFolder: string, file: string, picture: PictureData, kind: BackdropKind): Shade {
  const entry = readLock(join(contentFolder, dirname(file)))[basename(file)];
  return shadeOf(entry && isPictureEntry(entry) ? readTones(entry.tones) : undefined, picture, kind);
}

function inlineOf(contentFolder: string, file: string, { avifWidths }: PictureData): string | undefined {
  const width = avifWidths.findLast((width) => width <= maxWidthPx);
  const variant = `${baseName(basename(file))}-${width}.avif`;
  const path = variantPath(join(contentFolder, dirname(file)), variant);
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  return bytes.length > maxBytes ? undefined : `data:image/avif;base64,${bytes.toString('base64')}`;
}
