import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { type EmbeddedData, embeddedDataId } from '../contract/page.ts';
import type { GalleryImage } from '../contract/page-data.ts';
import { createChangedHost } from '../e2e/support/changed-host.ts';
import { siteFolders } from '../e2e/support/sites.ts';

/** The gallery of nine pictures that is multiplied. */
const ninePath = '/art/patterns';
export const manyPath = (count: number): string => `/art/many-${count}`;

/**
 * The fixture's site with one more gallery, /art/many-<count>: the nine patterns repeated. Each copy has its own id and file
 * names, so the browser shares nothing between copies. Its HTML is edited, because a build would take seconds.
 */
export function createHostWithMany(count: number): Server {
  const html = brotliCompressSync(manyPictures(count));
  return createChangedHost((request, response, serveSite) => {
    if (request.url === manyPath(count)) {
      response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-encoding', 'br').end(html);
      return;
    }
    // A copy has the files of its original.
    request.url = request.url?.replace(/~\d+/, '');
    serveSite();
  });
}

/** The HTML of the gallery with this number of pictures, in its list and in its embedded data. */
function manyPictures(count: number): string {
  const html = readFileSync(`${siteFolders.fixture}${ninePath}.html`, 'utf8');
  const json = html.split(`<script type="application/json" id="${embeddedDataId}">`)[1]!.split('</script>')[0]!;
  // The build has written it from an object of this type.
  const { page, site } = JSON.parse(json) as EmbeddedData;
  if (page.view !== 'gallery') throw new Error(`${ninePath} is no gallery.`);
  const items = [...html.matchAll(/<li id="pattern-\d">.*?<\/li>/gs)].map(([item]) => item);

  const manyImages = [...page.data.images];
  const manyItems = [...items];
  for (let number = 10; number <= count; number++) {
    // Without the first three, which load eagerly.
    const index = 3 + (number % 6);
    const original = page.data.images[index]!;
    const { id, picture } = original;
    const stem = `${picture.stem}~${number}`;
    const copy: GalleryImage = { ...original, id: `pattern-${number}`, picture: { ...picture, stem } };
    manyImages.push(copy);
    manyItems.push(items[index]!.replace(`id="${id}"`, `id="${copy.id}"`).replaceAll(picture.stem, stem));
  }

  const path = manyPath(count);
  const gallery = { ...page.data, id: path.slice('/art/'.length), images: manyImages };
  const data: EmbeddedData = { page: { ...page, path, data: gallery }, site };
  // Replacements are functions, because the fixture's texts contain $&.
  return html
    .replace(items.join(''), () => manyItems.join(''))
    .replace(json, () => JSON.stringify(data).replace(/</g, '\\u003c'));
}
