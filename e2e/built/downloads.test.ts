import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBuffer } from 'music-metadata';
import { describe, expect, test } from 'vitest';
import { sizeText } from '../../generator/lib/size-text.ts';
import { readSite } from '../../generator/pages/all-pages.ts';
import { albumPath, albums } from '../../pages/album/page.ts';
import { galleries, galleryPath } from '../../pages/gallery/schema.ts';
import { readZip } from '../../testing/read-zip.ts';
import { builtSites, openSite } from './built-site.ts';

// The files that visitors can keep: a page's links, sizes and checksums must match the files beside it.

describe.each(builtSites)('%s', async (folder) => {
  const site = await openSite(folder);
  /** The offered files of a page: name, bytes and the text of the link. */
  const offeredOn = (path: string) =>
    site
      .document(path)('a[download]')
      .get()
      .map((link) => {
        const $ = site.document(path);
        const { href, download } = $(link).attr() as { href: string; download: string };
        const file = decodeURI(href).slice(new URL(site.home).pathname.length);
        return { href, name: download, label: $(link).text(), bytes: readFileSync(join(folder, file)) };
      });
  // A page of the owner's own may offer files without checksums.
  const offering = site.paths.filter((path) => offeredOn(path).some(({ name }) => name === 'sha256sums.txt'));

  test('the albums and galleries offer their files whose owner wants it', async () => {
    const content = await readSite(folder === 'dist' ? 'content' : 'fixture');
    const wanted = [
      ...content.get(galleries).flatMap((gallery) => (gallery.downloads ? galleryPath(content, gallery) : [])),
      ...content.get(albums).flatMap((album) => (album.downloads ? albumPath(content, album) : [])),
    ];
    if (folder !== 'dist') expect(wanted).toEqual(['/art/places', '/music/album/single']);
    expect(offering.toSorted()).toEqual(wanted.toSorted());
  });

  for (const path of offering) {
    const offered = offeredOn(path);
    const named = (pattern: RegExp) => offered.find(({ name }) => pattern.test(name))!;
    const sums = readSums(named(/^sha256sums\.txt$/).bytes);

    test(`${path}: every file has the size and the checksum that the page states, and its name once, an mp3 has its cover, and the ZIP names the page`, async () => {
      const names = offered.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect([...sums.keys()].sort()).toEqual(names.filter((name) => name !== 'sha256sums.txt').sort());
      for (const { name, label, bytes } of offered) {
        if (/, /.test(label)) expect(label, name).toContain(`, ${sizeText(bytes.length, 'en')}`);
        if (name !== 'sha256sums.txt') expect(sumOf(bytes), name).toBe(sums.get(name));
        if (name.endsWith('.mp3'))
          expect((await parseBuffer(bytes, 'audio/mpeg')).common.picture, name).toHaveLength(1);
      }
      const zipped = readZip(named(/\.zip$/).bytes);
      const [, licence] = [...zipped].find(([name]) => name.endsWith('/licence.txt'))!;
      expect(licence.contents.toString()).toContain(site.addressOf(path));
    });
  }
});

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The hashes in a list by name, in the format of `sha256sum --check`. */
const readSums = (list: Buffer): Map<string, string> =>
  new Map([...list.toString().matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum, name]) => [name!, sum!]));
