import type { Language } from '../../contract/languages.ts';
import type { Page, RelatedLink } from '../../contract/page.ts';
import type { BackdropData, ListPart, PageHeadData, PageTexts, PictureData } from '../../contract/page-data.ts';
import { pageOf, partPath, type View } from '../../contract/routes.ts';
import type { SearchPage, SearchPlace } from '../../contract/search.ts';
import { describe, textPath, texts, textsBelow } from '../../pages/text/schema.ts';
import { pathIn, usualPath } from '../content/addresses.ts';
import type { ContentFile } from '../content/content-file.ts';
import type { LightRecord, PictureRecord } from '../content/fields.ts';
import { linkedText } from '../content/links-in-text.ts';
import { type MenuRecord, menu } from '../content/menu.ts';
import { messagesOf } from '../content/messages.ts';
import type { Content } from '../content/read.ts';
import { fallbackLanguage, textLanguage } from '../content/translations.ts';
import { type Feed, type HeadFacts, headTags } from '../head/head-tags.ts';
import type { Crumb, StructuredThing } from '../head/structured-data.ts';
import type { Asset } from '../media/assets.ts';
import { type BackdropKind, backdropOf } from '../media/backdrop.ts';
import type { Downloads, FileSizes } from '../media/downloads.ts';
import { type IconName, iconData } from '../media/icons.ts';
import type { PictureLookup } from '../media/picture-addresses.ts';

/** The default export of pages/<view>/page.ts: how to make the pages of one view. `Data` is what they show. */
export interface PageDefinition<Data = unknown> {
  files: ContentFile<unknown>[];
  paths(content: Content): string[];
  /** The addresses of its pages and of the elements on them that have an id: /history, /history#first-book. */
  addresses(content: Content): string[];
  redirects(content: Content): Redirect[];
  /** Makes the page at a path; undefined if there is none. */
  make(content: Content, pictures: PictureLookup, path: string, sizes?: FileSizes): Page<Data> | undefined;
  /** The entries of 'Go to anything': its pages, and the places on them. */
  found(content: Content, pictures: PictureLookup): SearchPage[];
  assets?(content: Content): Asset[];
  /** The files that visitors can keep. */
  downloads?(content: Content): Downloads[];
  news?(content: Content): NewsItem[];
  /** What links to the page show: a work on it, or else its icon. */
  sign?(content: Content, pictures: PictureLookup): Pick<RelatedLink, 'work' | 'icon'>;
}

/** The type of the data that the pages of a definition show, for the view. */
export type DataOf<Definition extends PageDefinition> = NonNullable<ReturnType<Definition['make']>>['data'];

/** An item of the feed: an event, or a work that no event links to. */
export interface NewsItem {
  path: string;
  title: string;
  description: string;
  /** The language of both, if nobody has translated them. */
  language?: string;
  /** The day on which it was new, such as 2024-05-20. */
  day: string;
}

/** An old path and the path of its page, both without the base path. */
export interface Redirect {
  from: string;
  to: string;
}

/** The tools of the `data` functions. */
export interface Context {
  content: Content;
  /** Finds the picture that a record names. `folder` is the record's folder: '' or ending with a slash. */
  picture(record: PictureRecord, folder?: string): PictureData;
  /** Finds the picture behind a heading. */
  backdrop(record: LightRecord, kind: BackdropKind): BackdropData;
  /** The sizes of files that visitors can keep. Only a build has them. */
  sizes?: FileSizes | undefined;
}

interface MenuPage<Data> extends Pick<PageDefinition, 'files' | 'assets' | 'news'> {
  /** The ids on the page that a link can lead to. */
  ids?(content: Content): string[];
  /** The records that the page lists. Over 60 records are paginated; `data` selects its page with `inPart()`. */
  listed?(content: Content): unknown[];
  /** Makes the data of the page. Most pages spread `head` into it. */
  data(context: Context, head: PageHeadData, part: ListPart, texts: PageTexts): Data;
  /** The title in search results, if it is not the page's heading. */
  title?(content: Content): string;
  /** The subjects of the page, for search engines. */
  things?(context: Context): StructuredThing[];
  feeds?(content: Content): Feed[];
  /** Its picture in 'Go to anything'. Its places have the same. */
  icon: IconName;
  /** The places on the page that 'Go to anything' finds. */
  places?(context: Context): SearchPlace[];
  /** The picture of the work that links to the page show. */
  work?(context: Context): PictureData | undefined;
}

/** How many records of a list a page shows. */
const partSize = 60;

/** The number of pages that show a list. */
export const partCount = (records: unknown[] = []): number => Math.max(1, Math.ceil(records.length / partSize));

/** The records of a list that a page shows. */
export const inPart = <Listed>(records: Listed[], { number }: ListPart): Listed[] =>
  records.slice((number - 1) * partSize, number * partSize);

/** The newest record of a list, or the last of several. In a wide window, its work is beside the heading. */
export function newestOf<Listed extends object>(records: Listed[]): Listed | undefined {
  const year = (record: Listed) => ('year' in record ? Number(record.year ?? 0) : 0);
  return records.toSorted((a, b) => year(a) - year(b)).at(-1);
}

/** A page of the menu. Its heading, head tags and related pages come from pages.yaml. */
export function menuPage<Data>(view: View, definition: MenuPage<Data>): PageDefinition<Data> {
  const { files, ids, listed, data, title, things, feeds, icon, places, work, assets, news } = definition;
  const partPaths = (content: Content) => {
    const path = pathIn(content, view);
    const count = partCount(listed?.(content));
    return Array.from({ length: count }, (_, index) => partPath(path, index + 1));
  };
  return {
    files,
    assets,
    news,
    paths: partPaths,
    redirects: (content) => [
      ...partPaths(content).flatMap((path) => fromUsual(content, path)),
      ...redirectsTo(pathIn(content, view), entryOf(content, view).aliases),
    ],
    addresses: (content) => [
      ...partPaths(content),
      ...(ids?.(content) ?? []).map((id) => `${pathIn(content, view)}#${id}`),
    ],
    found(content, pictures) {
      const path = pathIn(content, view);
      const { label, fullLabel, keywords } = entryOf(content, view);
      const detail = fullLabel === label ? undefined : fullLabel;
      const found = places?.(contextOf(content, pictures)) ?? [];
      return [{ kind: 'page', title: label, detail, terms: keywords, icon: iconData(icon), path, places: found }];
    },
    sign(content, pictures) {
      const shown = work?.(contextOf(content, pictures));
      // Without words, which the link has, and small: a kilobyte more in the page costs a round trip.
      return shown
        ? { work: { ...shown, alt: '', avifWidths: shown.avifWidths.slice(0, 1) } }
        : { icon: iconData(icon) };
    },
    make(content, pictures, wanted) {
      const all = partPaths(content);
      const part = { number: all.indexOf(wanted) + 1, count: all.length };
      if (part.number === 0) return undefined;
      const entry = entryOf(content, view);
      const { fullLabel, lede, light, description, keywords, canonicalUrl, texts = {} } = entry;
      const context = contextOf(content, pictures);
      const isFirst = part.number === 1;
      const messages = messagesOf(content);
      const inThisPart = (text: string) => (isFirst ? text : messages.titleOfPart(text, part.number));
      const ofMenu = { textLanguage: textLanguage(content, menu.name) };
      const head = {
        title: inThisPart(fullLabel),
        lede: linkedText(lede),
        backdrop: light && context.backdrop(light, 'page'),
        ...ofMenu,
      };
      return {
        path: wanted,
        view,
        data: data(context, head, part, { ...texts, ...ofMenu }),
        head: headTags(content, {
          path: wanted,
          preview: view,
          canonicalPath: isFirst ? canonicalUrl : undefined,
          title: inThisPart(title?.(content) ?? fullLabel),
          description: [...(isFirst ? [] : [messages.partOfList(part.number, part.count)]), description, lede],
          keywords,
          crumbs: [
            ...crumbsOf(content, entry),
            ...(isFirst ? [] : [{ name: messages.pageNumber(part.number), path: wanted }]),
          ],
          things: things?.(context),
          feeds: feeds?.(content),
        }),
        section: pathIn(content, view),
        language: ownLanguage(content, files),
        related: [...relatedLinks(content, entry), ...linksBelow(content, entry)],
      };
    },
  };
}

interface DetailPages<Data, Entry> extends Pick<PageDefinition, 'assets' | 'downloads' | 'files' | 'news'> {
  records(content: Content): Entry[];
  /** The ids on a record's page that a link can lead to. */
  ids(record: Entry): string[];
  data(context: Context, record: Entry): Data;
  facts(record: Entry, content: Content): Pick<HeadFacts, 'title' | 'description' | 'keywords' | 'type' | 'oembedPath'>;
  things(context: Context, record: Entry): StructuredThing[];
  /** The entry of 'Go to anything': the page of a record, and the places on it. */
  found(context: Context, record: Entry): Omit<SearchPage, 'path'>;
}

/** A page for each record, such as an album. It shares the menu entry and related pages of its parent, such as /music. */
export function detailPages<Data, Entry extends { id: string; aliases?: string[] | undefined }>(
  view: View,
  { files, records, ids, data, facts, things, found, assets, downloads, news }: DetailPages<Data, Entry>,
): PageDefinition<Data> {
  const path = (content: Content, { id }: Entry) => pathIn(content, view, id);
  return {
    files,
    assets,
    downloads,
    news,
    paths: (content) => records(content).map((record) => path(content, record)),
    redirects: (content) =>
      records(content).flatMap((record) => [
        ...fromUsual(content, path(content, record)),
        ...redirectsTo(path(content, record), record.aliases),
      ]),
    addresses: (content) =>
      records(content).flatMap((record) => {
        const own = path(content, record);
        return [own, ...ids(record).map((id) => `${own}#${id}`)];
      }),
    found: (content, pictures) =>
      records(content).map((record) => ({
        path: path(content, record),
        ...found(contextOf(content, pictures), record),
      })),
    make(content, pictures, wanted, sizes) {
      const start = pathIn(content, view, ''); // Once, because a site may have thousands of records.
      const record = records(content).find(({ id }) => start + id === wanted);
      if (!record) return undefined;
      const parent = entryOf(content, pageOf(view));
      const context = contextOf(content, pictures, sizes);
      const pageFacts = facts(record, content);
      return {
        path: wanted,
        view,
        data: data(context, record),
        head: headTags(content, {
          path: wanted,
          preview: `${view}-${record.id}`,
          ...pageFacts,
          crumbs: [...crumbsOf(content, parent), { name: pageFacts.title, path: wanted }],
          things: things(context, record),
        }),
        section: pathIn(content, parent.page),
        language: ownLanguage(content, files, record.id),
        related: relatedLinks(content, parent),
      };
    },
  };
}

/** The context for makers, from the content and its pictures. */
export const contextOf = (content: Content, pictures: PictureLookup, sizes?: FileSizes): Context => ({
  content,
  sizes,
  picture: ({ file, alt }, folder = '') => pictures(folder + file, alt),
  backdrop: (record, kind) => backdropOf(content.folder, record, pictures(record.file, record.alt), kind),
});

export const redirectsTo = (to: string, aliases: string[] = []): Redirect[] => aliases.map((from) => ({ from, to }));

/** The redirect from the usual path of a page, if the page has an address of its own. */
function fromUsual(content: Content, to: string): Redirect[] {
  const from = usualPath(content, to);
  return from === to ? [] : [{ from, to }];
}

/** The menu entry of a page of the site. */
const entryOf = (content: Content, view: View): MenuRecord => content.get(menu).find(({ page }) => page === view)!;

/** The home page, and the menu's page below it. */
export function crumbsOf(content: Content, { page, fullLabel } = entryOf(content, 'home')): Crumb[] {
  const home = { name: entryOf(content, 'home').fullLabel, path: '/' };
  return page === 'home' ? [home] : [home, { name: fullLabel, path: pathIn(content, page) }];
}

/**
 * The language of the texts of a page's own file, the first one, if nobody has translated it. A list of records has none: each
 * of them has its own.
 */
export function ownLanguage(content: Content, [own]: PageDefinition['files'], id?: string): Language | undefined {
  if (!own || (own.name.includes('*') && id === undefined)) return undefined;
  return fallbackLanguage(content, own.name.replace('*', id ?? ''));
}

export const relatedLinks = (content: Content, { relatedPages }: Pick<MenuRecord, 'relatedPages'>): RelatedLink[] =>
  relatedPages.map((target) => {
    const { fullLabel, description } = entryOf(content, target);
    return {
      href: pathIn(content, target),
      label: fullLabel,
      description,
      language: textLanguage(content, menu.name),
    };
  });

/** Links to the owner's own pages that are below a page of the menu: no other page would lead to them. */
const linksBelow = (content: Content, { page }: MenuRecord): RelatedLink[] =>
  textsBelow(content, page).map((record) => ({
    href: textPath(record),
    label: record.title,
    description: describe(record),
    language: textLanguage(content, texts.name.replace('*', record.id)),
  }));
