import { z } from 'zod';
import { findView, routes } from '../../contract/routes.ts';
import { contentFile } from './content-file.ts';
import { href, list, oldAddresses, picture, text } from './fields.ts';
import { checkPageTexts, pageTexts } from './page-texts.ts';
import { placeName, type RecordFile } from './yaml.ts';

const schema = z.strictObject({
  label: text.meta({ title: 'Menu word', description: 'The word in the menu.' }),
  aliases: oldAddresses,
  fullLabel: text.meta({ title: 'Heading', description: 'The heading of the page.' }),
  href,
  description: text.meta({ description: 'What search engines show below the title.', widget: 'long' }),
  lede: text.meta({ title: 'First sentence', description: 'The sentence below the heading.', widget: 'long' }),
  texts: pageTexts,
  light: picture
    .optional()
    .meta({ title: 'Light', description: 'The picture behind the heading. Home has its film instead.' }),
  keywords: list(text, 'words').meta({ description: 'Words for search engines.' }),
  relatedPages: z
    .array(href, 'must be a list of addresses')
    .max(3, 'must have at most three entries')
    .meta({ description: 'Pages that are proposed at the end, three at most.' }),
  canonicalUrl: href.optional().meta({
    title: 'Instead of this page',
    description: 'The page that search engines should show instead of this one.',
  }),
});

export type MenuRecord = z.infer<typeof schema>;

/** The pages of the menu, in menu order. */
export const menu = contentFile('pages.yaml', z.array(schema, 'must be a list of pages'), checkMenu);

/** The paths of the menu's pages: one for each line of the route table without ':id'. */
const menuPaths = Object.values(routes)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && path !== routes['not-found'].path);

/** Every page must have one entry, and the pages that an entry names must exist. */
function checkMenu({ data, report }: RecordFile<MenuRecord[]>): void {
  const known = `Write one of ${menuPaths.join(', ')}.`;
  const seen = new Set<string>();
  const isPage = (place: PropertyKey[], path: string): boolean => {
    const isKnown = menuPaths.includes(path);
    if (!isKnown) report(place, `${placeName(place)} is ${path}, which is not a page of this site. ${known}`);
    return isKnown;
  };
  for (const [index, { href, relatedPages, canonicalUrl, texts }] of data.entries()) {
    checkPageTexts(findView(href), texts, (name, message) => {
      const place = [index, 'texts', name];
      report(place, `${placeName(place)} ${message}`);
    });
    const place = [index, 'href'];
    isPage(place, href);
    if (seen.has(href)) {
      report(place, `${placeName(place)} is ${href}, but another entry already has it. Take one of the two out.`);
    }
    seen.add(href);
    if (canonicalUrl) isPage([index, 'canonicalUrl'], canonicalUrl);
    for (const [position, target] of relatedPages.entries()) {
      const place = [index, 'relatedPages', position];
      if (!isPage(place, target)) continue;
      if (target === href) report(place, `${placeName(place)} is the page itself. Name another page.`);
      else if (relatedPages.indexOf(target) < position) {
        report(place, `${placeName(place)} repeats ${target}. Take one of the two out.`);
      }
    }
  }
  for (const path of menuPaths) {
    if (!seen.has(path)) report([], `the page ${path} is missing. Every page of the menu needs an entry here.`);
  }
}
