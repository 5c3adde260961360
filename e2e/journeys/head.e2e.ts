import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, expectHeading, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The tags in the head that belong to the page, in any order. */
interface Head {
  title: string;
  tags: string[];
}

/** The same tags in the page's HTML. */
function headIn(siteFolder: string, path: string): Head {
  const $ = load(readFileSync(join(siteFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8'));
  const tags = [...$('head [data-page]:not(title)')].map((tag) => described($(tag).attr() ?? {}, $(tag).text()));
  return { title: $('head title').text(), tags: tags.sort() };
}

const described = (attributes: Record<string, string>, text: string) =>
  JSON.stringify([...Object.entries(attributes).sort(), text]);

test('after a navigation or Back, the head is the same as on a first visit', async ({ page, siteFolder }) => {
  const current = async (): Promise<Head> => {
    const tags = await page.locator('head [data-page]:not(title)').evaluateAll((all) =>
      all.map((tag) => ({
        attributes: Object.fromEntries([...tag.attributes].map(({ name, value }) => [name, value])),
        text: tag.textContent,
      })),
    );
    return { title: await page.title(), tags: tags.map(({ attributes, text }) => described(attributes, text)).sort() };
  };
  const hasHeadOf = (path: string) => expect.poll(current, path).toEqual(headIn(siteFolder, path));

  await open(page, '/history');
  await hasHeadOf('/history');
  const follow = (path: string) => page.locator(`a[href="${path}"]`).first().click();
  for (const path of ['/music', '/music/album/songs', '/art', '/art/patterns', '/']) {
    await follow(path);
    await hasHeadOf(path);
  }
  for (const path of ['/art/patterns', '/art']) {
    await page.goBack();
    await hasHeadOf(path);
  }
  await expectHeading(page, 'Our Pictures');
});
