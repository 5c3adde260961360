import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { builtSites, openSite } from './built-site.ts';

// Every picture, film and recording carries its facts, so that copies elsewhere have them too. They are read by programs that
// do not know our writer: sharp's libraries, music-metadata, and Cheerio's XML parser.

describe.each(builtSites)('%s', async (folder) => {
  const site = await openSite(folder);
  /** The address of the page about the licence, as the page of a work states it. */
  const [licence] = site.paths.flatMap((path) => {
    const text = site.document(path)('[type="application/ld+json"]').text();
    const things: { license?: string }[] = JSON.parse(text)['@graph'];
    return things.flatMap(({ license }) => license ?? []);
  }) as [string];
  const filesIn = (pattern: string) => globSync(pattern, { cwd: folder }).map((name) => join(folder, name));

  function expectFacts(file: string, xmp: string): void {
    const $ = load(xmp, { xml: true });
    expect(textOf($, 'title'), file).toMatch(/\S/);
    expect(textOf($, 'creator'), file).toMatch(/\S/);
    expect(attributeOf($, 'http://ns.adobe.com/xap/1.0/rights/', 'WebStatement'), file).toBe(licence);
    // An owner may prefer not to say how a work was made.
    const sourceType = attributeOf($, 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/', 'DigitalSourceType');
    expect(sourceType ?? 'http://cv.iptc.org/newscodes/digitalsourcetype/none', file).toMatch(
      /^http:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/\w+$/,
    );
    if (sourceType) stating.push(file);
  }
  /** The files that say how they were made. */
  const stating: string[] = [];

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
  });

  test('every recording that a page plays has no picture, begins at once and ends with its sound', () => {
    const named = site.paths.flatMap((path) => [
      ...site.html(path).matchAll(/\/audio\/[^"&?\\]+\.(?:mp3|wav)(?=["&\\])/g),
    ]);
    const played = new Set(named.map(([file]) => file).filter((file) => !file.includes('/downloads/')));
    if (folder !== 'dist') expect(played.size).toBeGreaterThan(10);
    for (const file of played) {
      const bytes = readFileSync(join(folder, decodeURI(file)));
      const { start, end } = file.endsWith('.wav') ? soundOfWav(bytes) : soundOfMp3(bytes);
      expect(start, file).toBeLessThan(4000);
      expect(end, file).toBe(bytes.length);
      expect(bytes.subarray(0, start).includes('APIC'), file).toBe(false);
    }
  });

  if (folder !== 'dist') {
    test('works that say how they were made are of each kind', () => {
      const kinds = stating.map((file) => file.split('.').at(-1));
      expect(kinds).toEqual(expect.arrayContaining(['avif', 'webp', 'mp3', 'wav', 'mp4']));
    });
  }
});

const dublinCore = 'http://purl.org/dc/elements/1.1/';

const textOf = ($: CheerioAPI, name: string) => $(`${prefixOf($, dublinCore)}\\:${name}`).text();
const attributeOf = ($: CheerioAPI, namespace: string, name: string) =>
  $('rdf\\:Description').attr(`${prefixOf($, namespace)}:${name}`);

/** The prefix that an XML text has declared for a namespace. */
function prefixOf($: CheerioAPI, namespace: string): string {
  const declared = [...$('*')].flatMap((element) => Object.entries($(element).attr() ?? {}));
  return declared.find(([, value]) => value === namespace)?.[0].replace('xmlns:', '') ?? 'missing';
}

function soundOfWav(file: Buffer) {
  const data = file.indexOf('data');
  return { start: data + 8, end: data + 8 + file.readUInt32LE(data + 4) };
}

/** Seven bits of each byte of a tag's length count. A tag at the end begins with 'TAG' or has 'APETAGEX' in it. */
function soundOfMp3(file: Buffer) {
  const start = 10 + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + file[at]!, 0);
  expect(file.readUInt16BE(start) >> 5).toBe(0x7ff); // A frame.
  const tag = file
    .subarray(-200)
    .toString('latin1')
    .search(/TAG|APETAGEX/);
  return { start, end: tag < 0 ? file.length : file.length - 200 + tag };
}

/** The last XMP in a file, found by its elements, because each format puts it elsewhere. */
function xmpIn(file: Buffer): string {
  const [start, end] = ['<rdf:RDF', '</rdf:RDF>'].map((mark) => file.lastIndexOf(mark));
  return file.toString('utf8', start, end! + '</rdf:RDF>'.length);
}
