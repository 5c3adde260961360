import { z } from 'zod';
import { type Addresses, pageOf, routes, type View } from '../../contract/routes.ts';
import { contentFile } from './content-file.ts';
import { href, light, listOrNone, oldAddresses, text, title, yesOrNo } from './fields.ts';
import { isReservedName, recordFolders } from './folder-names.ts';
import { checkPageTexts, pageTexts } from './page-texts.ts';
import { translationsIn } from './translations.ts';
import { placeName, type RecordFile } from './yaml.ts';

/** The pages that a menu can have: the lines of the route table, except records' pages and the not-found page. */
const pages = (Object.keys(routes) as View[]).filter(
  (view) => pageOf(view) === view && !['not-found', 'text'].includes(view),
);

export const page = z
  .enum(pages, `must be the name of a page: ${pages.join(', ')}`)
  .meta({ title: 'Page', description: 'One of the pages that a site can have.', widget: 'page' });

export const relatedPages = z
  .array(page, 'must be a list of pages')
  .max(3, 'must have at most three entries')
  .meta({ description: 'Pages that are proposed at the end, three at most. One that is left out is not shown.' });

const schema = z.strictObject({
  label: title.meta({ title: 'Menu word', description: 'The word in the menu.' }),
  page,
  leftOut: yesOrNo.optional().meta({
    title: 'Left out',
    description: 'A tick takes this page out of the site, with all links to it. Its words stay here.',
  }),
  address: text
    .regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slash and small letters, digits or hyphens, such as /sound')
    .optional()
    .meta({
      title: 'Address',
      description: 'The address of the page, such as /sound. The address that it has without this one leads here.',
    }),
  aliases: oldAddresses,
  fullLabel: title.meta({ title: 'Heading', description: 'The heading of the page.' }),
  description: text.meta({ description: 'What search engines show below the title.', widget: 'long' }),
  lede: text.meta({ title: 'First sentence', description: 'The sentence below the heading.', widget: 'long' }),
  texts: pageTexts,
  light: light.optional().meta({
    title: 'Light',
    description:
      'The picture behind the heading: any that you like, best 1920 pixels wide. It is shaded where the words need it. Home has its film instead.',
  }),
  keywords: listOrNone(text, 'words').meta({ description: 'Words for search engines.' }),
  relatedPages,
  canonicalUrl: href.optional().meta({
    title: 'Instead of this page',
    description: 'The page that search engines should show instead of this one.',
  }),
});

export type MenuRecord = z.infer<typeof schema>;

/** The pages of the menu, in menu order. */
export const menu = contentFile(
  'pages.yaml',
  z.array(schema, 'must be a list of pages').meta({ widget: 'menu' }),
  checkMenu,
);

/** The names that a page cannot have at the root of the site, because the build writes files or folders with these names. */
const ownNames = new Set(
  'assets audio desk embed encoded feed film icons media page pictures podcasts search-index social'.split(' '),
);

/** The names at the root of the site that no page of the owner's own can have. */
export const siteNames: ReadonlySet<string> = new Set([
  ...ownNames,
  ...Object.values(routes).flatMap(({ path }) => path.split('/')[1] || []),
]);

/** Whether the site needs the address of a name at its root for its own files. */
export const isNeeded = (folder: string, name: string): boolean =>
  isReservedName(name) ||
  ownNames.has(name) ||
  translationsIn(folder).some((language) => language.toLowerCase() === name);

/** Home must be there, no page may be there twice, and addresses must be free. */
function checkMenu({ data, report }: RecordFile<MenuRecord[]>, folder: string): void {
  const seen = new Set<string>();
  for (const [index, entry] of data.entries()) {
    checkPageTexts(entry.page, entry.texts, (name, message) => {
      const place = [index, 'texts', name];
      report(place, `${placeName(place)} ${message}`);
    });
    const place = [index, 'page'];
    if (seen.has(entry.page)) {
      report(place, `${placeName(place)} is ${entry.page}, but another entry already has it. Take one of the two out.`);
    }
    seen.add(entry.page);
    checkRelated(entry, index, report);
    const problem = addressProblem(entry, data.slice(0, index), folder);
    if (problem) report([index, 'address'], `${placeName([index, 'address'])} is ${entry.address}, which ${problem}.`);
  }
  const home = data.find(({ page }) => page === 'home');
  if (!home || home.leftOut)
    report([], 'the page home is missing. Every site needs it; all other pages may be left out.');
}

function checkRelated({ page, relatedPages }: MenuRecord, index: number, report: RecordFile<unknown>['report']): void {
  for (const [position, target] of relatedPages.entries()) {
    const place = [index, 'relatedPages', position];
    if (target === page) report(place, `${placeName(place)} is the page itself. Name another page.`);
    else if (relatedPages.indexOf(target) < position) {
      report(place, `${placeName(place)} repeats ${target}. Take one of the two out.`);
    }
  }
}

/** Why a page cannot have its own address. */
function addressProblem({ page, address }: MenuRecord, before: MenuRecord[], folder: string): string | undefined {
  if (address === undefined) return undefined;
  if (page === 'home') return 'Home cannot have: it is always at /. Take the line out';
  const name = address.slice(1);
  if (isNeeded(folder, name)) return 'the site needs for its own files. Choose another address';
  const owner = pages.find((other) => other !== page && routes[other].path === address);
  if (owner) return `is the usual address of the page ${owner}. Choose another address`;
  if (recordFolders(folder, 'texts').includes(name))
    return 'your page of this name already has. Choose another address';
  const other = before.find((entry) => entry.address === address);
  return other && `the page ${other.page} already has. Choose another address`;
}

/** The entries of the site's pages. */
export const entriesOnSite = (entries: MenuRecord[]): MenuRecord[] => {
  const shown = entries.filter(({ leftOut }) => !leftOut);
  const names = new Set(shown.map(({ page }) => page));
  return shown.map((entry) => ({ ...entry, relatedPages: entry.relatedPages.filter((target) => names.has(target)) }));
};

/** The addresses of pages that have one of their own. */
export const addressesOf = (entries: MenuRecord[]): Addresses =>
  Object.fromEntries(
    entries.flatMap(({ page, address }) =>
      address !== undefined && address !== routes[page].path ? [[page, address]] : [],
    ),
  );
