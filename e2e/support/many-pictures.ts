import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { EmbeddedData } from '../../contract/page.ts';
import type { GalleryData, GalleryImage } from '../../contract/page-data.ts';
import { createChangedHost } from './changed-host.ts';

const nine = '/art/abstract-generations';
export const manyPath = (count: number): string => `/art/many-${count}`;

/**
 * The built site with one more gallery, /art/many-<count>: the nine abstract pictures over and over, each under an id
 * and file names of its own, as a build with so many records would write it.
 */
export function createHostWithMany(count: number): Server {
  const html = brotliCompressSync(manyPictures(count));
  return createChangedHost((request, response, serveSite) => {
    if (request.url !== manyPath(count)) {
      request.url = request.url!.replace(/~\d+/, '');
      serveSite();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-encoding', 'br').end(html);
  });
}

function manyPictures(count: number): string {
  const html = readFileSync(`dist${nine}.html`, 'utf8');
  const [, json] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)!;
  const data = JSON.parse(json!) as EmbeddedData;
  const gallery = data.page.data as GalleryData;
  const prints = [...html.matchAll(/<li id="abstract-\d">.*?<\/li>/gs)].map(([print]) => print);
  const images = [...gallery.images];
  const items = [...prints];
  for (let number = 10; number <= count; number++) {
    // Not the first three: they are loaded before all others.
    const index = 3 + (number % 6);
    const { id, picture } = gallery.images[index]!;
    const copy: GalleryImage = {
      ...gallery.images[index]!,
      id: `abstract-${number}`,
      picture: { ...picture, stem: `${picture.stem}~${number}` },
    };
    images.push(copy);
    items.push(prints[index]!.replace(`id="${id}"`, `id="${copy.id}"`).replaceAll(picture.stem, copy.picture.stem));
  }
  const id = manyPath(count).split('/').at(-1)!;
  const many = { ...data, page: { ...data.page, path: manyPath(count), data: { ...gallery, id, images } } };
  return html
    .replace(prints.join(''), () => items.join(''))
    .replace(json!, () => JSON.stringify(many).replace(/</g, '\\u003c'));
}
