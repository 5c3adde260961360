import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** The pictures that other sites show beside a link to a page: 1200 × 630 px, named after the page's address. */
const previewsFolder = 'pictures/social';

export const homePreview = `${previewsFolder}/home.jpg`;

/** The address of a page's preview. A page without its own has that of the home page. */
export function previewPicture(contentFolder: string, path: string): string {
  const name = path.slice(1).replace('music/album/', 'album-').replace('art/', 'gallery-') || 'home';
  return `/social/${existsSync(join(contentFolder, previewsFolder, `${name}.jpg`)) ? name : 'home'}.jpg`;
}

/** Copies the previews to `<outFolder>/social`. */
export function copyPreviews(contentFolder: string, outFolder: string): void {
  cpSync(join(contentFolder, previewsFolder), join(outFolder, 'social'), { recursive: true });
}
