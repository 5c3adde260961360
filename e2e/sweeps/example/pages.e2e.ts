import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { namingProblems, readAccessibilityTree, workProblems, worksOf } from '../../support/accessibility-tree.ts';
import { builtPaths, readHtml } from '../../support/built-pages.ts';
import { checkSizes, openWhole } from '../../support/every-page.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { findOutsideLandmarks } from '../../support/text-faults.ts';

// Every page of examples/ceramics: a site with other pages, colours and addresses, in two languages.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desktop = [1440, 900] as const;
const sizes = [desktop, [820, 1180], [390, 844], [320, 640]] as const;

test('axe finds nothing, names are right, and texts fit at all widths', async ({ page, messages, siteFolder }) => {
  test.setTimeout(300_000);
  const paths = builtPaths(siteFolder);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/ceramics', '/ceramics/vases', '/music/album/slow-wheel', '/history']),
  );
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 1800 });
    await openWhole(page, path);
    if (path.endsWith('/404')) messages.pop(); // Its status.
    const nodes = await readAccessibilityTree(page);
    expect.soft([...namingProblems(nodes), ...workProblems(nodes, await worksOf(page))], path).toEqual([]);
    await expectAccessible(page);
    const faults = await checkSizes(page, [desktop], findOutsideLandmarks);
    faults.push(...(await checkSizes(page, sizes, findLayoutFaults)));
    expect.soft(faults).toEqual([]);
  }
});

test('each link leads to a page, a place on it or a file, and the usual address of a moved page redirects', async ({
  siteFolder,
}) => {
  const paths = builtPaths(siteFolder);
  const pages = new Map(paths.map((path) => [path, load(readHtml(siteFolder, path))]));
  const isFile = (path: string) => statSync(join(siteFolder, path), { throwIfNoEntry: false })?.isFile();
  const dead = [...pages].flatMap(([from, $]) =>
    $('a[href^="/"], a[href^="#"]')
      .toArray()
      .map((link) => new URL($(link).attr('href')!, `https://site.example${from}`))
      .filter(({ pathname, hash }) => {
        const target = pages.get(pathname);
        if (!target) return !isFile(decodeURIComponent(pathname));
        // Some hashes are states of a page: #track=….
        return hash !== '' && !hash.includes('=') && target(`[id="${decodeURIComponent(hash.slice(1))}"]`).length === 0;
      })
      .map(({ pathname, hash }) => `${from} → ${pathname}${hash}`),
  );
  expect(dead).toEqual([]);
  expect(readFileSync(join(siteFolder, 'art.html'), 'utf8')).toContain('/ceramics');
  // The open book of the home page belongs to the film, which this site does not have.
  expect(pages.get('/')!('main section').first().find('svg')).toHaveLength(0);
});

/** Words of the first site, which no other site may have inherited. */
const foreign = /[Vv]igil|\bAI\b|[Mm]achine|[Aa]rtificial|\b[Nn]ovels?\b|[Bb]ookshop/;
/** In the metadata of pictures and recordings. Shorter words occur in their data by chance. */
const foreignInMedia = /[Vv]igil|[Mm]achine|[Aa]rtificial/;
const media = /\.(avif|webp|jpe?g|png|ico|mp3|woff2|zip)$/;

test('no file and no name of a file has a word of the first site', async ({ siteFolder }) => {
  const files = globSync('**/*', { cwd: siteFolder }).filter((file) => statSync(join(siteFolder, file)).isFile());
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const pattern = media.test(file) ? foreignInMedia : foreign;
    const text = textOf(join(siteFolder, file));
    const index = text.search(pattern);
    return index >= 0 || foreign.test(file) ? [`${file}: ${text.slice(Math.max(0, index - 60), index + 60)}`] : [];
  });
  expect(found).toEqual([]);
});

/** The text of a file, decompressed. Media are read byte by byte. */
function textOf(file: string): string {
  const bytes = readFileSync(file);
  if (media.test(file)) return bytes.toString('latin1');
  const text = file.endsWith('.br') ? brotliDecompressSync(bytes) : file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  // The licence of the fonts speaks of machine-readable metadata.
  return text.toString().replaceAll('machine-readable', '');
}
