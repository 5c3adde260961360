import type { Page } from '@playwright/test';
import jsonld from 'jsonld';
import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { site } from '../../generator/content/site.ts';
import { paths, readSite } from '../../generator/pages.ts';
import { at, expect, open, test } from '../support/test.ts';

// What search engines and link previews read: the raw HTML of every page of the owner's site, without any script.
const content = await readSite();
const all = paths(content).filter((path) => path !== '/404');

/**
 * The head of every page from its raw HTML: one line per tag, in any order. The page must be empty: the site's own may not
 * parse a text as HTML.
 */
async function rawHeads(page: Page): Promise<Map<string, string[]>> {
  const htmls = await Promise.all(all.map(async (path) => (await page.request.get(at(path))).text()));
  const heads = await page.evaluate(
    (texts) =>
      texts.map((text) => {
        const { head } = new DOMParser().parseFromString(text, 'text/html');
        return [...head.querySelectorAll('title, [data-page]')].map(({ outerHTML }) => outerHTML).sort();
      }),
    htmls,
  );
  return new Map(all.map((path, index) => [path, heads[index]!]));
}

const currentHead = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('title, [data-page]')].map(({ outerHTML }) => outerHTML).sort(),
  );

test('each page has each tag once, a title and a description that search engines show whole, all different', async ({
  page,
}) => {
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const path of all) {
    const html = await (await page.request.get(at(path))).text();
    const { names, title, description, things } = await page.evaluate((text) => {
      const { head } = new DOMParser().parseFromString(text, 'text/html');
      const find = (selector: string) => head.querySelector(selector);
      return {
        names: [...head.querySelectorAll('title, meta[name], meta[property], link[rel=canonical]')].map(
          (tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel') ?? tag.localName,
        ),
        title: find('title')?.textContent ?? '',
        description: find('meta[name=description]')?.getAttribute('content') ?? '',
        things: [...head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
          JSON.parse(textContent),
        ),
      };
    }, html);
    expect(new Set(names).size, `${path}: ${names}`).toBe(names.length);
    for (const name of ['canonical', 'og:image', 'og:image:alt', 'og:image:width', 'twitter:card', 'keywords'])
      expect(names, path).toContain(name);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect(seen.title.get(title), `the title of ${path}`).toBeUndefined();
    expect(seen.description.get(description), `the description of ${path}`).toBeUndefined();
    seen.title.set(title, path);
    seen.description.set(description, path);
    expect(things).toMatchObject([{ '@context': 'https://schema.org' }]);
  }
});

test('another site that reads a page finds its title, its own address, and a picture of the size that is stated', async ({
  page,
}) => {
  for (const path of all) {
    const html = await (await page.request.get(at(path))).text();
    const { result, error } = await ogs({ html });
    expect(error, path).toBe(false);
    const address = content.get(site).url + path;
    expect(result, path).toMatchObject({
      ogUrl: address,
      ogTitle: expect.stringMatching(/\S/),
      ogDescription: expect.stringMatching(/\S/),
      twitterCard: 'summary_large_image',
    });
    const [picture] = result.ogImage!;
    expect(picture!.alt, path).toMatch(/\S/);
    const { pathname } = new URL(picture!.url);
    const { format, width, height } = await sharp(await (await page.request.get(at(pathname))).body()).metadata();
    expect([`image/${format}`, String(width), String(height)], path).toEqual([
      picture!.type,
      picture!.width,
      picture!.height,
    ]);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    expect(canonical).toBe(address);
  }
});

test('another program reads the structured data as JSON-LD, and drops nothing', async ({ page }) => {
  // The words of schema.org, which nothing here may load. TypeScript has checked them (schema-dts).
  const documentLoader = async (url: string) => {
    expect(url).toBe('https://schema.org');
    return { documentUrl: url, document: { '@context': { '@vocab': 'https://schema.org/' } } };
  };
  for (const path of all) {
    const html = await (await page.request.get(at(path))).text();
    const [json] = /(?<=<script type="application\/ld\+json"[^>]*>).*?(?=<\/script>)/s.exec(html) ?? [];
    // `safe`, which the types lack, throws at everything that a program would drop.
    const options = { documentLoader, safe: true, format: 'application/n-quads' } as const;
    const triples = await jsonld.toRDF(JSON.parse(json!), options);
    expect(String(triples), path).toContain('<https://schema.org/');
  }
});

test('after a navigation the head is that of a first visit', async ({ page }) => {
  const heads = await rawHeads(page);
  // Eleven pages with their animations take half a minute on a busy machine.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const inMenu = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(inMenu.length).toBeGreaterThan(1);
  for (const path of [...inMenu.slice(1), inMenu[0]!]) {
    await links.and(page.locator(`[href="${path}"]`)).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => currentHead(page)).toEqual(heads.get(path));
  }
});

test('the same holds for albums and galleries', async ({ page }) => {
  const heads = await rawHeads(page);
  for (const parent of ['/music', '/art']) {
    await open(page, parent);
    const link = page.locator(`main a[href^="${parent}/"]`).first();
    const path = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => currentHead(page)).toEqual(heads.get(path));
  }
});

test('every address of this site in the structured data answers, and has the element that it names', async ({
  page,
}) => {
  const origin = content.get(site).url;
  const seen = new Set<string>();
  for (const path of all) {
    const html = await (await page.request.get(at(path))).text();
    const [json] = /(?<=<script type="application\/ld\+json"[^>]*>).*?(?=<\/script>)/s.exec(html) ?? [];
    for (const [, address] of json!.matchAll(/"(https:[^"]*)"/g)) if (address!.startsWith(origin)) seen.add(address!);
  }
  expect(seen.size).toBeGreaterThan(all.length);
  for (const address of seen) {
    const { pathname, hash } = new URL(address);
    const response = await page.request.fetch(at(pathname), { method: hash ? 'GET' : 'HEAD' });
    expect(response.status(), address).toBe(200);
    // A boolean, because the report of a failure would contain the whole page.
    const hasTarget = !hash || (await response.text()).includes(`id="${hash.slice(1)}"`);
    expect(hasTarget, address).toBe(true);
  }
});

test('the sitemap lists every page, and each address in it answers', async ({ page }) => {
  const xml = await (await page.request.get(at('/sitemap.xml'))).text();
  const addresses = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/xml');
    return [...document.getElementsByTagName('*')]
      .filter(({ localName }) => localName === 'loc')
      .map(({ textContent }) => new URL(textContent).pathname);
  }, xml);
  expect(addresses).toEqual(expect.arrayContaining(all));
  for (const address of addresses) expect((await page.request.get(at(address))).status(), address).toBe(200);
  expect(await (await page.request.get(at('/robots.txt'))).text()).toMatch(/^Sitemap: https:.*\/sitemap\.xml$/m);
});
