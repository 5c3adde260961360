import type { Page } from '@playwright/test';
import { site } from '../../generator/content/site.ts';
import { paths, readSite } from '../../generator/pages.ts';
import { at, expect, open, test } from '../support/test.ts';

// What search engines and link previews read: the raw HTML of every page of the owner's site, without any script.
const content = await readSite();
const all = paths(content).filter((path) => path !== '/404');

/** The head of a page as text, one line per tag, from its raw HTML. The order does not matter. */
async function rawHead(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(at(path))).text();
  // The site's own pages may not parse a text as HTML.
  const blank = await page.context().newPage();
  const tags = await blank.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, 'text/html');
    return [...head.querySelectorAll('title, [data-page]')].map(({ outerHTML }) => outerHTML).sort();
  }, html);
  await blank.close();
  return tags;
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

test('after a navigation the head is that of a first visit', async ({ page }) => {
  await open(page, '/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const inMenu = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(inMenu.length).toBeGreaterThan(1);
  for (const path of [...inMenu.slice(1), inMenu[0]!]) {
    await links.and(page.locator(`[href="${path}"]`)).click();
    await expect(page).toHaveURL(path);
    const expected = await rawHead(page, path);
    await expect.poll(() => currentHead(page)).toEqual(expected);
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
