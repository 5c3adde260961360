import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** The pictures that others show beside a link to a page: 1200 × 630 px, one per page, named by its address. */
const previewsFolder = 'pictures/social';

/** The address of a page's preview; a page without one of its own shows the home page's. */
export function previewPicture(contentFolder: string, path: string): string {
  const name = path.slice(1).replace('music/album/', 'album-').replace('art/', 'gallery-') || 'home';
  return `/social/${existsSync(join(contentFolder, previewsFolder, `${name}.jpg`)) ? name : 'home'}.jpg`;
}

/** Puts the previews below `<outFolder>/social`. */
export function copyPreviews(contentFolder: string, outFolder: string): void {
  cpSync(join(contentFolder, previewsFolder), join(outFolder, 'social'), { recursive: true });
}
