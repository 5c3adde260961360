import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namingProblems, readAccessibilityTree, workProblems, worksOf } from '../../support/accessibility-tree.ts';
import { builtPaths } from '../../support/built-pages.ts';
import { checkSizes, openWhole, usualSizes } from '../../support/every-page.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

// Every page of examples/ceramics: a site with other pages, colours and addresses, in two languages.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
    expect.soft(await checkSizes(page, usualSizes, findLayoutFaults)).toEqual([]);
  }
});

test('no file and no name of a file has a word of the first site', ({ siteFolder }) => {
  const foreign = /[Vv]igil|\bAI\b|[Mm]achine|[Aa]rtificial|\b[Nn]ovels?\b|[Bb]ookshop/;
  // In the metadata of pictures and recordings. Shorter words occur in their data by chance.
  const foreignInMedia = /[Vv]igil|[Mm]achine|[Aa]rtificial/;
  // Compressed copies have the words of their originals.
  const files = globSync('**/*.*', { cwd: siteFolder }).filter((file) => !/\.(br|gz)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => {
    // The licence of the fonts speaks of machine-readable metadata.
    const text = readFileSync(join(siteFolder, file), 'latin1').replaceAll('machine-readable', '');
    const isMedia = /\.(avif|webp|jpe?g|png|ico|mp3|woff2|zip)$/.test(file);
    return foreign.test(file) || (isMedia ? foreignInMedia : foreign).test(text);
  });
  expect(found).toEqual([]);
});
