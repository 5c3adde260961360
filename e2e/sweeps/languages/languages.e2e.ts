import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { builtPaths, readHtml } from '../../support/built-pages.ts';
import { at, expect, expectHeading, isComplete, open, setHash, test } from '../../support/test.ts';

// examples/ceramics in English and German: two sites that know each other.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const readPages = (siteFolder: string) =>
  new Map(builtPaths(siteFolder).map((path) => [path, load(readHtml(siteFolder, path))]));

const isGerman = (path: string) => path.startsWith('/de/');
/** The path of the same page in the other language. */
const otherOf = (path: string) => (isGerman(path) ? path.slice(3) : `/de${path}`);
/** Where the switch of a page leads. */
const switchOf = (path: string) => (path.endsWith('/404') ? otherOf(path).replace('404', '') : otherOf(path));

// generator/content/translations.test.ts reads what search engines are told.
test('every page is there in both languages, and its switches lead from one to the other', ({
  siteFolder,
  basePath,
}) => {
  const pages = readPages(siteFolder);
  expect(pages.size).toBeGreaterThan(15);
  for (const [path, $] of pages) {
    expect(pages.has(otherOf(path)), path).toBe(true);
    expect($('html').attr('lang'), path).toBe(isGerman(path) ? 'de' : 'en');
    const switches = $('a[hreflang]')
      .toArray()
      .map(({ attribs: { href, lang, hreflang } }) => [href, lang, hreflang]);
    const other = isGerman(path) ? 'en' : 'de';
    const one = [basePath.slice(0, -1) + switchOf(path), other, other];
    // In the menu of phones, and in the footer.
    expect(switches, path).toEqual([one, one]);
  }
});

test('every address in a page leads to a file, and no picture or recording is there twice', ({
  siteFolder,
  basePath,
}) => {
  const isFile = (path: string) => statSync(join(siteFolder, path), { throwIfNoEntry: false })?.isFile();
  const exists = (path: string) => isFile(path) || isFile(`${path}.html`) || isFile(join(path, 'index.html'));
  const missing = [...readPages(siteFolder)].flatMap(([from, $]) => {
    const attributes = $('[href], [src], [srcset], [imagesrcset]')
      .toArray()
      .flatMap(({ attribs: { href = '', src = '', srcset = '', imagesrcset = '' } }) => [
        href,
        src,
        srcset,
        imagesrcset,
      ]);
    return attributes
      .flatMap((attribute) => attribute.split(/[, ]+/))
      .filter((address) => address.startsWith('/'))
      .map((address) => decodeURIComponent(address.split('#')[0]!))
      .filter((address) => !address.startsWith(basePath) || !exists(address.slice(basePath.length - 1)))
      .map((address) => `${from} → ${address}`);
  });
  expect(missing).toEqual([]);
  const media = globSync('**/*.{avif,webp,jpg,png,svg,ico,mp3,wav,mp4,woff2,zip}', { cwd: siteFolder });
  expect(media.length).toBeGreaterThan(50);
  const files = Map.groupBy(media, (file) =>
    createHash('sha256')
      .update(readFileSync(join(siteFolder, file)))
      .digest('hex'),
  );
  expect([...files.values()].filter((same) => same.length > 1)).toEqual([]);
  // Link previews show the title of their page.
  expect(media.filter((file) => file.startsWith('de/') && !file.startsWith('de/social/'))).toEqual([]);
});

test('the switch keeps the place, and a page that was opened in one language leads to itself in the other', async ({
  page,
}) => {
  await open(page, '/de/info');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Keramik' }).click();
  await expectHeading(page, 'Aus dem Ofen');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('main a[href$="/ceramics/vases"]').first().click();
  await expect(page).toHaveURL(/\/de\/ceramics\/vases$/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Wissenswertes' }).click();
  await expectHeading(page, 'Gut zu wissen');
  await setHash(page, 'care');
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/(?<!\/de)\/info#care$/);
  await isComplete(page);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

test('the search finds in the language of the page first, and then in the other what was not found', async ({
  page,
}) => {
  await open(page, '/de/');
  await isComplete(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  const groups = page.getByRole('rowgroup');
  await field.fill('vasen');
  await expect(groups.first()).not.toHaveAccessibleName(/English/);
  await field.fill('wheel'); // In the name of the album, which both have, and in English texts.
  await expect(page.locator('[role=rowgroup][aria-label$="English"]').first()).toBeVisible();
  const names = await groups.evaluateAll((all) => all.map((group) => group.ariaLabel!.includes('English')));
  expect(names).toEqual(names.toSorted((a, b) => Number(a) - Number(b)));
  const links = await page
    .locator('#_results [role=row] a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const places = links.map((href) => href.replace('/de/', '/'));
  expect(new Set(places).size).toBe(places.length);
  await field.fill('dishwasher');
  await page.keyboard.press('Enter'); // At once: it opens the result for this word, not for the word before.
  await expect(page).toHaveURL(/(?<!\/de)\/info#care$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an unknown address is answered with the not-found page of its language', async ({ request }) => {
  for (const [path, language] of [
    ['/de/nichts', 'de'],
    ['/nothing', 'en'],
  ] as const) {
    const answer = await request.get(at(path));
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(`<html lang="${language}"`);
  }
});
