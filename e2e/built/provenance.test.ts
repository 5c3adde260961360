import { globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readXmp } from '../../generator/media/tags/xmp.ts';
import { builtSites, openSite } from './built-site.ts';

// Every picture, film and recording carries its facts, so that copies elsewhere have them too. The tests in generator/media/tags
// read each format with programs that do not know our writer.

describe.each(builtSites)('%s', async (folder) => {
  const site = await openSite(folder);
  /** The address of the page about the licence, as the page of a work states it. */
  const [licence] = site.paths.flatMap((path) => {
    const text = site.document(path)('[type="application/ld+json"]').text();
    const things: { license?: string }[] = JSON.parse(text)['@graph'];
    return things.flatMap(({ license }) => license ?? []);
  }) as [string];
  const filesIn = (pattern: string) => globSync(pattern, { cwd: folder }).map((name) => join(folder, name));

  /** The kinds of files that say how they were made. */
  const stating = new Set<string>();
  function expectFacts(file: string, xmp: string): void {
    const { sourceType, ...facts } = readXmp(xmp);
    expect(facts, file).toMatchObject({
      title: expect.stringMatching(/\S/),
      creator: expect.stringMatching(/\S/),
      licenceUrl: licence,
    });
    // An owner may prefer not to say how a work was made.
    if (sourceType) stating.add(extname(file));
  }

  test('every picture says its title, its maker, its licence and how it was made, and nothing of a camera', async () => {
    const files = filesIn('{media,social,podcasts,pictures}/**/*.{avif,webp,jpg,jpeg,png}');
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const { xmpAsString = '', exif, iptc } = await sharp(file).metadata();
      expect([exif, iptc], file).toEqual([undefined, undefined]);
      // A small picture must not become twice as large.
      expect(xmpAsString.length, file).toBeLessThan(Math.max(800, statSync(file).size / 10));
      expectFacts(file, xmpAsString);
    }
  });

  test('every recording says the same in its tags and in XMP, and every film in XMP', async () => {
    const recordings = filesIn('audio/**/*.{mp3,wav}');
    const films = filesIn('media/**/*.mp4');
    expect(films).not.toEqual([]);
    // An owner may have no recording.
    if (folder !== 'dist') expect(recordings).not.toEqual([]);
    for (const file of recordings) {
      const { common, native } = await parseFile(file, { duration: false });
      expect(common, file).toMatchObject({ title: expect.any(String), artist: expect.any(String) });
      expect(JSON.stringify(native['ID3v2.3'] ?? native.exif ?? []), file).toContain(licence);
    }
    for (const file of [...recordings, ...films]) expectFacts(file, xmpIn(readFileSync(file)));
    if (folder !== 'dist') expect([...stating].sort()).toEqual(['.avif', '.mp3', '.mp4', '.wav', '.webp']);
  });
});

/** The last XMP in a file, found by its elements, because each format puts it elsewhere. */
function xmpIn(file: Buffer): string {
  const [start, end] = ['<rdf:RDF', '</rdf:RDF>'].map((mark) => file.lastIndexOf(mark));
  return file.toString('utf8', start, end! + '</rdf:RDF>'.length);
}
