import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { site } from '../../generator/content/site.ts';
import { readSite } from '../../generator/pages.ts';
import { expect, test } from '../support/test.ts';

// Every picture, film and recording says what it is, also where somebody has copied it to. Read by programs that know
// nothing of how we write: sharp's libraries, music-metadata, and the browser's XML parser.

const { url, licence, standIn } = (await readSite()).get(site);

interface Facts {
  title: string;
  creator: string;
  licence: string;
  sourceType: string;
}

/** Parses XMP in the browser. */
const parseXmp = (page: Page, xmps: string[]): Promise<Facts[]> =>
  page.evaluate(
    (texts) =>
      texts.map((text) => {
        const document = new DOMParser().parseFromString(text, 'text/xml');
        const description = document.getElementsByTagNameNS('*', 'Description')[0];
        const element = (name: string) =>
          document.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', name)[0]?.textContent ?? '';
        const attribute = (namespace: string, name: string) => description?.getAttributeNS(namespace, name) ?? '';
        return {
          title: element('title'),
          creator: element('creator'),
          licence: attribute('http://ns.adobe.com/xap/1.0/rights/', 'WebStatement'),
          sourceType: attribute('http://iptc.org/std/Iptc4xmpExt/2008-02-29/', 'DigitalSourceType'),
        };
      }),
    xmps,
  );

async function expectFacts(page: Page, xmpByFile: [file: string, xmp: string][]): Promise<void> {
  const facts = await parseXmp(
    page,
    xmpByFile.map(([, xmp]) => xmp),
  );
  for (const [index, [file]] of xmpByFile.entries()) {
    const { title, creator, licence: page, sourceType } = facts[index]!;
    expect(title, file).not.toBe('');
    expect(creator, file).not.toBe('');
    expect(page, file).toBe(url + licence.href);
    // An owner may prefer not to say how a work was made.
    if (standIn) expect(sourceType, file).toMatch(/^http:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/\w+$/);
  }
}

const filesIn = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((name) => join(folder, name));

test('every picture says its title, its maker, its licence and how it was made, and nothing of a camera', async ({
  page,
  siteFolder,
}) => {
  const files = filesIn(siteFolder, '{media,social,podcasts}/**/*.{avif,webp,jpg,jpeg,png}');
  expect(files.length).toBeGreaterThan(200);
  const xmp: [string, string][] = [];
  for (const file of files) {
    const { xmpAsString = '', exif, iptc } = await sharp(file).metadata();
    expect([exif, iptc], file).toEqual([undefined, undefined]);
    // A small picture must not become twice as large.
    expect(xmpAsString.length, file).toBeLessThan(Math.max(800, statSync(file).size / 10));
    xmp.push([file, xmpAsString]);
  }
  await expectFacts(page, xmp);
});

test('every recording says the same, in its tags and in XMP', async ({ page, siteFolder }) => {
  const files = filesIn(siteFolder, 'audio/**/*.{mp3,wav}');
  expect(files.length).toBeGreaterThan(20);
  const xmp: [string, string][] = [];
  for (const file of files) {
    const { common, native } = await parseFile(file, { duration: false });
    expect(common, file).toMatchObject({ title: expect.any(String), artist: expect.any(String) });
    const tags = native['ID3v2.3'] ?? native.exif ?? [];
    expect(JSON.stringify(tags), file).toContain(url + licence.href);
    xmp.push([file, xmpIn(readFileSync(file))]);
  }
  await expectFacts(page, xmp);
});

test('every film says the same, at its end', async ({ page, siteFolder }) => {
  const files = filesIn(siteFolder, 'media/**/*.mp4');
  expect(files.length).toBeGreaterThan(0);
  await expectFacts(
    page,
    files.map((file) => [file, xmpIn(readFileSync(file))]),
  );
});

/** The last XMP in a file, found by its elements, wherever its format has put it. */
function xmpIn(file: Buffer): string {
  const [start, end] = ['<rdf:RDF', '</rdf:RDF>'].map((mark) => file.lastIndexOf(mark));
  return file.toString('utf8', start, end! + '</rdf:RDF>'.length);
}
