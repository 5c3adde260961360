import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import jsonld from 'jsonld';
import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addressesIn, builtSites, openSite } from './built-site.ts';

// What search engines and link previews read in the built pages.

describe.each(builtSites)('%s', async (folder) => {
  const site = await openSite(folder);

  test('each page has each tag of the head once, and one description of itself as JSON', () => {
    expect(site.paths.length).toBeGreaterThan(5);
    for (const path of site.paths) {
      const $ = site.document(path);
      const names = $('head')
        .find('title, meta[name], meta[property], link[rel=canonical]')
        .toArray()
        .map(({ attribs, name }) => attribs.name ?? attribs.property ?? attribs.rel ?? name);
      expect(new Set(names).size, `${path}: ${names}`).toBe(names.length);
      const needed = ['title', 'description', 'keywords', 'canonical', 'og:title', 'og:description', 'og:url'];
      expect(names, path).toEqual(expect.arrayContaining([...needed, 'og:image', 'og:image:alt', 'twitter:card']));
      expect($('head title').text().length, path).toBeLessThanOrEqual(60);
      for (const name of ['description', 'keywords'])
        expect($(`head meta[name=${name}]`).attr('content')).toMatch(/\S/);
      expect($('head meta[name=description]').attr('content')!.length, path).toBeLessThanOrEqual(160);
      expect($('head script[type="application/ld+json"]'), path).toHaveLength(1);
    }
  });

  test('another site that reads a page finds its title, its address, and a picture of the size that is stated', async () => {
    for (const path of site.paths) {
      const { result, error } = await ogs({ html: site.html(path) });
      expect(error, path).toBe(false);
      expect(result, path).toMatchObject({
        ogTitle: expect.stringMatching(/\S/),
        ogDescription: expect.stringMatching(/\S/),
        twitterCard: 'summary_large_image',
      });
      // A page may name another one as the one that search engines list.
      const canonical = site.document(path)('link[rel=canonical]').attr('href');
      expect(result.ogUrl, path).toBe(canonical);
      expect(await site.problemAt(canonical!)).toBeUndefined();
      const [picture] = result.ogImage!;
      expect(picture!.alt, path).toMatch(/\S/);
      const bytes = await (await site.request(picture!.url)).arrayBuffer();
      const { format, width, height } = await sharp(bytes).metadata();
      expect([`image/${format}`, String(width), String(height)], path).toEqual([
        picture!.type,
        picture!.width,
        picture!.height,
      ]);
    }
  });

  test('another program reads all structured data as JSON-LD, and every address in it leads to its element', async () => {
    // A stand-in for the words of schema.org, which no test may load. TypeScript has checked them (schema-dts).
    const documentLoader = async (url: string) => {
      expect(url).toBe('https://schema.org');
      return { documentUrl: url, document: { '@context': { '@vocab': 'https://schema.org/' } } };
    };
    const addresses = new Set<string>();
    for (const path of site.paths) {
      const json = site.document(path)('script[type="application/ld+json"]').text();
      // `safe`, which the types lack, throws at everything that a program would drop.
      const options = { documentLoader, safe: true, format: 'application/n-quads' } as const;
      const triples = await jsonld.toRDF(JSON.parse(json), options);
      expect(String(triples), path).toContain('<https://schema.org/');
      for (const address of addressesIn(json).filter(site.isOwn)) addresses.add(address);
    }
    expect(addresses.size).toBeGreaterThan(site.paths.length);
    const problems = await Promise.all([...addresses].map((address) => site.problemAt(address)));
    expect(problems.filter((problem) => problem)).toEqual([]);
  });

  test('the sitemap lists every page that is its own canonical address, and every address in it answers', async () => {
    const xml = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
    const entries: { loc: string }[] = new XMLParser().parse(xml).urlset.url;
    const canonical = site.paths.filter(
      (path) => site.document(path)('link[rel=canonical]').attr('href') === site.addressOf(path),
    );
    expect(new Set(entries.map(({ loc }) => loc))).toEqual(new Set(canonical.map(site.addressOf)));
    const addresses = addressesIn(xml).filter(site.isOwn);
    const problems = await Promise.all(addresses.map((address) => site.problemAt(address)));
    expect(problems.filter((problem) => problem)).toEqual([]);
    expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${site.home}sitemap.xml\n`);
  });

  test('another site that asks for the frame of an album gets the address of its card', async () => {
    for (const path of site.paths) {
      const link = site.document(path)('link[type="application/json+oembed"]').attr('href');
      expect(link !== undefined, path).toBe(path.startsWith('/music/album/'));
      if (!link) continue;
      const answer = await (await site.request(link)).json();
      expect(answer, path).toMatchObject({ version: '1.0', type: 'rich', html: expect.stringContaining('<iframe ') });
      for (const address of addressesIn(answer.html)) expect(await site.problemAt(address)).toBeUndefined();
    }
  });
});

test.each(builtSites)('%s: a preloaded picture is one that the page shows first', async (folder) => {
  const site = await openSite(folder);
  const preloads = site.paths.flatMap((path) => {
    const $ = site.document(path);
    const shown = $('picture:has([fetchpriority=high]) > source').toArray();
    return $('link[rel=preload][as=image]')
      .toArray()
      .map(({ attribs }) =>
        shown.some(({ attribs: own }) => own.srcset === attribs.imagesrcset && own.sizes === attribs.imagesizes),
      );
  });
  expect(preloads.length).toBeGreaterThan(5);
  expect(preloads).not.toContain(false);
});

test('the descriptions of all pages of the fixture differ', async () => {
  const site = await openSite('.cache/sites/fixture');
  const descriptions = site.paths.map((path) => site.document(path)('head meta[name=description]').attr('content')!);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
