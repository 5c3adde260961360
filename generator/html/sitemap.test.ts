import { expect, onTestFinished, test } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { pictureProvenance } from '../content/provenance.ts';
import { readPictures } from '../media/picture-addresses.ts';
import { makePage, paths, readSite } from '../pages/all-pages.ts';
import { sitemap } from './sitemap.ts';

async function sitemapOf(folder: string): Promise<string> {
  const content = await readSite(folder);
  const pictures = readPictures('fixture', pictureProvenance(content));
  return sitemap(new Map([[content, paths(content).map((path) => makePage(content, pictures, path)!)]]));
}

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('lists every page except the not-found page', async () => {
  const listed = addresses(await sitemapOf('fixture'));
  const expected = paths(await readSite('fixture')).filter((path) => path !== '/404');
  expect(listed).toEqual(expected.map((path) => `https://fixture.example${path}`));
});

test('leaves out a page with another canonical address', async () => {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  copy.change('pages.yaml', 'canonicalUrl: /music', 'canonicalUrl: /art');
  expect(addresses(await sitemapOf(copy.folder))).not.toContain('https://fixture.example/music');
});

test('names the pictures of a page that have an alternative text, each once', async () => {
  const xml = await sitemapOf('fixture');
  const entry = /<url><loc>[^<]*\/art\/patterns<\/loc>(.*)<\/url>/.exec(xml)![1]!;
  const images = [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, image]) => image);
  expect(images.length).toBeGreaterThan(1);
  expect(new Set(images).size).toBe(images.length);
  for (const image of images)
    expect(image).toMatch(/^https:\/\/fixture\.example\/media\/galleries\/patterns\/.*\.webp$/);
  expect(xml).not.toContain('light-page');
});
