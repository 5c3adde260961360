import { basename } from 'node:path';
import type { Language } from '../../contract/languages.ts';
import type { Page, SiteData, SvgElement } from '../../contract/page.ts';
import { isOfRecord, pageOf, pathOf, routes, type View } from '../../contract/routes.ts';
import type { SearchPage } from '../../contract/search.ts';
import { inMenu, textPath, texts, textsOnSite } from '../../pages/text/schema.ts';
import { ownAddresses, pathIn } from '../content/addresses.ts';
import type { ContentFile, ReadOptions } from '../content/content-file.ts';
import { today } from '../content/dates.ts';
import { recordFolders } from '../content/folder-names.ts';
import { isOnSite } from '../content/link-targets.ts';
import { linkedText } from '../content/links-in-text.ts';
import { entriesOnSite, type MenuRecord, menu } from '../content/menu.ts';
import { type Content, ContentError, contentFolder, readContent } from '../content/read.ts';
import { site } from '../content/site.ts';
import {
  fallbackLanguage,
  isFallback,
  ownLanguageProblem,
  translationsIn,
  unknownTranslations,
} from '../content/translations.ts';
import { words } from '../content/words.ts';
import type { Asset } from '../media/assets.ts';
import type { Downloads, FileSizes } from '../media/downloads.ts';
import type { PictureLookup } from '../media/picture-addresses.ts';
import { type NewsItem, ownLanguage, type PageDefinition, type Redirect } from './define-page.ts';
import { profilesOf } from './profiles.ts';
import { withTranslations } from './translated.ts';

const allViews = Object.keys(routes) as View[];

/** One definition for each line of the route table, from the folder with the name of the line. */
const definitions: PageDefinition[] = await Promise.all(
  allViews.map(async (view) => (await import(/* @vite-ignore */ `../../pages/${view}/page.ts`)).default),
);

/** All content files, each once. */
export const contentFiles: ContentFile<unknown>[] = [
  ...new Set([site, menu, words, ...definitions.flatMap(({ files }) => files)]),
];

/** The views whose pages show a content file, or records of it. */
const viewsOf = (file: ContentFile<unknown>): View[] =>
  allViews.filter((_, index) => definitions[index]!.files[0] === file);

/** Reads and checks all content files of the site. Throws a ContentError with all problems. */
export const readSite = (folder = contentFolder(), options?: ReadOptions): Promise<Content> =>
  readContent(
    {
      files: contentFiles,
      isOnSite: isFileOnSite,
      hasNews: (entries) => viewsIn(folder, entries).some((view) => definitions[allViews.indexOf(view)]!.news),
      addressesOf: addresses,
    },
    folder,
    options,
  );

/** Reads the site in the other languages, and says so to the content of the main one. Throws a ContentError. */
export async function readTranslations(main: Content, isTolerant = false): Promise<Content[]> {
  const { folder } = main;
  const all = [main];
  const languages = translationsIn(folder);
  const problems = [
    ...unknownTranslations(folder),
    ...languages
      .filter((language) => language === main.language)
      .map((language) => ownLanguageProblem(folder, language)),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  for (const language of languages) {
    all.push(await readSite(folder, { language, isTolerant }));
  }
  for (const content of all) content.others = all.filter((other) => other !== content);
  return all.slice(1);
}

const isFileOnSite = (file: ContentFile<unknown>, entries: MenuRecord[]) =>
  viewsOf(file).some((view) => isOnSite(entries, view));

/** The views of a site with these entries in its menu, in the order of the route table. */
const viewsIn = (folder: string, entries: MenuRecord[]): View[] =>
  allViews.filter((view) => isOnSite(entries, view) && (view !== 'text' || recordFolders(folder, 'texts').length > 0));

const views = (content: Content): View[] => viewsIn(content.folder, content.get(menu));

/** The views of the site of a content folder. All of them if pages.yaml has mistakes, which the pages report. */
export async function viewsOnSite(folder: string, language?: Language): Promise<View[]> {
  const entries = await menu.read(folder, [], [], { language });
  return entries ? viewsIn(folder, entriesOnSite(entries)) : allViews;
}

const definitionsOf = (content: Content): PageDefinition[] =>
  definitions.filter((_, index) => isOnSite(content.get(menu), allViews[index]!));

/** The page of the menu that shows a content file, and the default path of a record of it. */
export function pageOfFile(file: ContentFile<unknown>, recordId?: string): { page: View; path: string } | undefined {
  const view = viewsOf(file).find((view) => isOfRecord(view) === (recordId !== undefined));
  return view && { page: pageOf(view), path: pathOf(view, recordId) };
}

/** The addresses of all pages, and with a hash of the places on them. */
export const addresses = (content: Content): string[] =>
  definitionsOf(content).flatMap((definition) => definition.addresses(content));

/** The old addresses of all pages. */
export const redirects = (content: Content): Redirect[] =>
  definitionsOf(content).flatMap((definition) => definition.redirects(content));

/** The paths of all views, with ':id' for the id of a record. */
export const routePatterns = (content: Content): string[] =>
  views(content).flatMap((view) =>
    // Any path of one step would fit ':id'.
    view === 'text' ? textsOnSite(content).map(textPath) : pathIn(content, view, ':id'),
  );

/** The paths of all pages, in the order of the route table. */
export const paths = (content: Content): string[] =>
  definitionsOf(content).flatMap((definition) => definition.paths(content));

/** Makes the page at a path; undefined if there is none. */
export function makePage(content: Content, pictures: PictureLookup, path: string, sizes?: FileSizes): Page | undefined {
  for (const definition of definitionsOf(content)) {
    const page = definition.make(content, pictures, path, sizes);
    if (page) return withTranslations(content, withSigns(content, page, pictures), { hasPage, isTranslated });
  }
  return undefined;
}

/** Shows a work or the icon of each related page beside the link to it. */
const withSigns = (content: Content, page: Page, pictures: PictureLookup): Page => ({
  ...page,
  related: page.related.map((link) => {
    const view = viewAt(content, link.href);
    return { ...link, ...(view && definitions[allViews.indexOf(view)]!.sign?.(content, pictures)) };
  }),
});

/** The views of the paths of each content, read once: a site may have thousands of pages. */
const knownPaths = new WeakMap<Content, Map<string, View>>();

function viewAt(content: Content, path: string): View | undefined {
  const known =
    knownPaths.get(content) ??
    new Map(
      views(content).flatMap((view) =>
        definitions[allViews.indexOf(view)]!.paths(content).map((path): [string, View] => [path, view]),
      ),
    );
  knownPaths.set(content, known);
  return known.get(path);
}

const hasPage = (content: Content, path: string): boolean => viewAt(content, path) !== undefined;

/** Whether a page has a text in the language of its content: of the menu, which has its heading, or of its records. */
function isTranslated(content: Content, path: string): boolean {
  const view = viewAt(content, path);
  if (!content.languagePath || !view) return true;
  if (isOfRecord(view)) return languageAt(content, path) === undefined;
  if (!isFallback(content, menu.name)) return true;
  const [own] = definitions[allViews.indexOf(view)]!.files;
  const names = own?.withFolders(content.get(own)).map(([folder]) => folder + basename(own.name)) ?? [];
  return names.some((name) => content.translations.has(name));
}

/** The language of the texts of a page, without its heading, if nobody has translated them. */
function languageAt(content: Content, path: string): Language | undefined {
  const view = viewAt(content, path);
  const id =
    view && isOfRecord(view)
      ? path
          .replace(/\/page\/\d+$/, '')
          .split('/')
          .at(-1)
      : undefined;
  return view && ownLanguage(content, definitions[allViews.indexOf(view)]!.files, id);
}

/** The not-found page. */
export const notFoundPage = (content: Content, pictures: PictureLookup): Page =>
  makePage(content, pictures, routes['not-found'].path)!;

/** The entries of 'Go to anything', in the order of the route table. */
export const searchPages = (content: Content, pictures: PictureLookup): SearchPage[] =>
  definitionsOf(content)
    .flatMap((definition) => definition.found(content, pictures))
    .map((page) => {
      const language = languageAt(content, page.path);
      // The menu has the name of a page that lists others.
      const isInMenu = page.kind === 'page' && viewAt(content, page.path) !== 'text';
      const ofTitle = isInMenu ? fallbackLanguage(content, menu.name) : language;
      return {
        ...page,
        ...(ofTitle && { language: page.language ?? ofTitle }),
        places: language ? page.places.map((place) => ({ language, ...place })) : page.places,
      };
    });

/** The data that all pages share. */
export function siteData(content: Content): SiteData {
  const { name, motto, smallPrint, chat, parts } = content.get(site);
  const language = fallbackLanguage(content, site.name);
  const own = ownAddresses(content);
  return {
    name,
    nameLength: lengthOf(name),
    motto,
    smallPrint: linkedText(smallPrint),
    profiles: profilesOf(content),
    language,
    menuLanguage: fallbackLanguage(content, menu.name),
    chat: parts.chat && chat ? { ...chat, language } : undefined,
    menu: inMenu(content),
    ...own,
    ...(content.get(texts).length > 0 && { addresses: { ...own.addresses, text: routes.text.path } }),
    mark: forReact(content.mark.svg),
  };
}

/** A longer name needs more than the room between sign and search on a phone of 320 px. */
const longNameLength = 10;
/** A name of more letters than this would take more lines than the bar has room for. */
const veryLongNameLength = 28;

function lengthOf(name: string): SiteData['nameLength'] {
  // Chinese, Japanese and Korean letters are twice as wide.
  const { length } = name.replace(/[\u2e80-\uffef]/g, '$&$&');
  return length > veryLongNameLength ? 'very-long' : length > longNameLength ? 'long' : undefined;
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

/** The news on all pages, newest first. None is of a day to come: readers would have it on top until then. */
export const news = (content: Content): NewsItem[] =>
  definitionsOf(content)
    .flatMap((definition) => definition.news?.(content) ?? [])
    .filter(({ day }) => day <= today())
    .map((item) => ({ ...item, language: languageAt(content, item.path.replace(/#.*/, '')) }))
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.path.localeCompare(b.path));

/** All recordings and films, and the pictures that visitors can keep. */
export const assets = (content: Content): Asset[] =>
  definitionsOf(content).flatMap((definition) => definition.assets?.(content) ?? []);

/** The assets of all languages, by their addresses. */
export const assetsByAddress = (contents: Content[]): Map<string, Asset> =>
  firstByKey(contents, assets, ({ address }) => address);

/** The works of all languages whose files visitors can keep, by the addresses of their ZIPs. */
export const downloadsByAddress = (contents: Content[]): Map<string, Downloads> =>
  firstByKey(contents, downloads, ({ zip }) => zip.address);

/** Languages share files. The content of a file comes from the first language that names it. */
const firstByKey = <Item>(
  contents: Content[],
  itemsOf: (content: Content) => Item[],
  keyOf: (item: Item) => string,
): Map<string, Item> =>
  new Map(contents.toReversed().flatMap((content) => itemsOf(content).map((item) => [keyOf(item), item])));

/** The files of all works that visitors can keep. */
export const downloads = (content: Content): Downloads[] =>
  definitionsOf(content).flatMap((definition) => definition.downloads?.(content) ?? []);
