import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
      const cards = $('head link[type="application/json+oembed"]'); // With them another site asks for the frame of an album.
      expect(cards, path).toHaveLength(path.startsWith('/music/album/') ? 1 : 0);
    }
    const descriptions = site.paths.map((path) => site.document(path)('meta[name=description]').attr('content'));
    if (folder !== 'dist') expect(new Set(descriptions).size).toBe(descriptions.length);
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

  test('another program reads all structured data as JSON-LD', async () => {
    // A stand-in for the words of schema.org, which no test may load. TypeScript has checked them (schema-dts).
    const documentLoader = async (url: string) => {
      expect(url).toBe('https://schema.org');
      return { documentUrl: url, document: { '@context': { '@vocab': 'https://schema.org/' } } };
    };
    for (const path of site.paths) {
      const json = site.document(path)('script[type="application/ld+json"]').text();
      // `safe`, which the types lack, throws at everything that a program would drop.
      const options = { documentLoader, safe: true, format: 'application/n-quads' } as const;
      const triples = await jsonld.toRDF(JSON.parse(json), options);
      expect(String(triples), path).toContain('<https://schema.org/');
    }
  });

  test('every address of this site in a built file leads to its file, and its hash to an element', async () => {
    const files = globSync('**/*.{html,json,m3u8,txt,xml}', { cwd: folder });
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    const addresses = new Set(texts.flatMap(addressesIn).filter(site.isOwn));
    expect([...addresses]).toEqual(
      expect.arrayContaining([`${site.home}sitemap.xml`, ...site.paths.map(site.addressOf)]),
    );
    const problems = await Promise.all([...addresses].map((address) => site.problemAt(address)));
    expect(problems.filter((problem) => problem)).toEqual([]);
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
