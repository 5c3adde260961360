import type { Page, SiteData, SvgElement } from '../../contract/page.ts';
import { pathOf, routes, type View } from '../../contract/routes.ts';
import type { SearchPage } from '../../contract/search.ts';
import type { ContentFile, Drafts } from '../content/content-file.ts';
import { menu } from '../content/menu.ts';
import { type Content, contentFolder, readContent } from '../content/read.ts';
import { site } from '../content/site.ts';
import type { Asset } from '../media/assets.ts';
import type { Downloads, FileSizes } from '../media/downloads.ts';
import type { PictureLookup } from '../media/picture-addresses.ts';
import type { NewsItem, PageDefinition, Redirect } from './define-page.ts';

/** One definition for each line of the route table, from the file with the name of the line. */
const definitions: PageDefinition[] = await Promise.all(
  Object.keys(routes).map(async (view) => (await import(/* @vite-ignore */ `./${view}.ts`)).default),
);

/** Reads and checks all content files. Throws a ContentError with all problems. */
export const readSite = (folder = contentFolder(), drafts?: Drafts): Promise<Content> =>
  readContent(contentFiles, addresses, folder, drafts);

/** All content files, each once. */
export const contentFiles: ContentFile<unknown>[] = [
  ...new Set([site, menu, ...definitions.flatMap(({ files }) => files)]),
];

/** The path of the page that shows a content file or a record of it. Undefined if all pages show the file. */
export function pagePathOf(file: ContentFile<unknown>, recordId?: string): string | undefined {
  const shown = (Object.keys(routes) as View[]).filter((_, index) => definitions[index]!.files[0] === file);
  const view = shown.find((view) => routes[view].path.includes(':') === (recordId !== undefined));
  return view && pathOf(view, recordId ?? '');
}

/** The addresses of all pages, and with a hash of the places on them. */
export const addresses = (content: Content): string[] =>
  definitions.flatMap((definition) => definition.addresses(content));

/** The old addresses of all pages. */
export const redirects = (content: Content): Redirect[] =>
  definitions.flatMap((definition) => definition.redirects(content));

/** The paths of all pages, in the order of the route table. */
export const paths = (content: Content): string[] => definitions.flatMap((definition) => definition.paths(content));

/** Makes the page at a path; undefined if there is none. */
export function makePage(content: Content, pictures: PictureLookup, path: string, sizes?: FileSizes): Page | undefined {
  for (const definition of definitions) {
    const page = definition.make(content, pictures, path, sizes);
    if (page) return page;
  }
  return undefined;
}

/** The not-found page. */
export const notFoundPage = (content: Content, pictures: PictureLookup): Page =>
  makePage(content, pictures, routes['not-found'].path)!;

/** The entries of 'Go to anything', in the order of the route table. */
export const searchPages = (content: Content, pictures: PictureLookup): SearchPage[] =>
  definitions.flatMap((definition) => definition.found(content, pictures));

/** The data that all pages share. */
export function siteData(content: Content): SiteData {
  const { name, motto, smallPrint, chat } = content.get(site);
  return {
    name,
    motto,
    smallPrint,
    chat,
    menu: content.get(menu).map(({ label, href }) => ({ label, href })),
    mark: forReact(content.mark.svg),
  };
}

/** The names that React uses: strokeWidth, but aria-hidden. */
const forReact = ([element, attributes, ...inner]: SvgElement): SvgElement => [
  element,
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.startsWith('aria-') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ),
  ...inner.map(forReact),
];

/** The news on all pages, newest first. */
export const news = (content: Content): NewsItem[] =>
  definitions
    .flatMap((definition) => definition.news?.(content) ?? [])
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.path.localeCompare(b.path));

/** All recordings and films, and the pictures that visitors can keep. */
export const assets = (content: Content): Asset[] =>
  definitions.flatMap((definition) => definition.assets?.(content) ?? []);

/** The files of all works that visitors can keep. */
export const downloads = (content: Content): Downloads[] =>
  definitions.flatMap((definition) => definition.downloads?.(content) ?? []);
