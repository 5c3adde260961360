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

    test(`${path}: every file has the size and the checksum that the page states, and its name once`, () => {
      const names = offered.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect([...sums.keys()].sort()).toEqual(names.filter((name) => name !== 'sha256sums.txt').sort());
      for (const { name, label, bytes } of offered) {
        if (/, /.test(label)) expect(label, name).toContain(`, ${sizeText(bytes.length, 'en')}`);
        if (name !== 'sha256sums.txt') expect(sumOf(bytes), name).toBe(sums.get(name));
      }
    });

    test(`${path}: every mp3 has a title, a creator and a cover`, async () => {
      for (const { name, bytes } of offered.filter(({ name }) => name.endsWith('.mp3'))) {
        const { title, artist, picture } = (await parseBuffer(bytes, 'audio/mpeg')).common;
        expect([Boolean(title), Boolean(artist), picture?.length], name).toEqual([true, true, 1]);
      }
    });

    test(`${path}: the ZIP has the same files in one folder, their checksums, and the licence`, () => {
      const zipped = readZip(named(/\.zip$/).bytes);
      const inside = new Map([...zipped].map(([name, { contents }]) => [name.replace(/^[^/]+\//, ''), contents]));
      expect(inside.size).toBe(zipped.size);
      for (const [name, sum] of readSums(inside.get('sha256sums.txt')!)) {
        expect(sumOf(inside.get(name)!), name).toBe(sum);
      }
      for (const files of worksIn(offered).values()) {
        // The first link leads to the file that the owner gave.
        const [{ name, bytes }] = files as [Offered];
        expect(inside.get(name)!.equals(bytes), name).toBe(true);
      }
      expect(inside.get('licence.txt')!.toString()).toContain(site.addressOf(path));
    });

    test(`${path}: the playlist leads to every recording`, async () => {
      const playlist = named(/\.m3u8$/)?.bytes.toString() ?? '';
      for (const address of playlist.split('\n').filter((line) => site.isOwn(line))) {
        expect(await site.problemAt(address)).toBeUndefined();
      }
      const recordings = path.startsWith('/music/') ? worksIn(offered).size : 0;
      expect(playlist.match(/^#EXTINF:\d+,.+$/gm) ?? []).toHaveLength(recordings);
    });
  }
});

interface Offered {
  name: string;
  bytes: Buffer;
}

/** The recordings or pictures, each with all its kinds. */
const worksIn = (offered: Offered[]): Map<string, Offered[]> =>
  Map.groupBy(
    offered.filter(({ name }) => !/\.(zip|m3u8|txt)$/.test(name)),
    ({ name }) => name.replace(/\.\w+$/, ''),
  );

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The hashes in a list by name, in the format of `sha256sum --check`. */
const readSums = (list: Buffer): Map<string, string> =>
  new Map([...list.toString().matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum, name]) => [name!, sum!]));
