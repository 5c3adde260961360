import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { MediaData, ShownMarkdown } from '../../contract/markdown.ts';
import { mediaKind } from '../../contract/media-files.ts';
import { partPath } from '../../contract/routes.ts';
import { readDate } from '../../generator/content/dates.ts';
import { linkedText } from '../../generator/content/links-in-text.ts';
import { type NamedFile, partsOf, type WrittenMarkdown } from '../../generator/content/markdown.ts';
import { menu } from '../../generator/content/menu.ts';
import { messagesOf } from '../../generator/content/messages.ts';
import { provenance } from '../../generator/content/provenance.ts';
import type { Content } from '../../generator/content/read.ts';
import { absoluteUrl } from '../../generator/content/site-url.ts';
import { textLanguage } from '../../generator/content/translations.ts';
import { type Feed, headTags } from '../../generator/head/head-tags.ts';
import { type Crumb, organization, type StructuredThing } from '../../generator/head/structured-data.ts';
import { contentHash } from '../../generator/lib/content-hash.ts';
import { safePath } from '../../generator/lib/safe-path.ts';
import { sizeText } from '../../generator/lib/size-text.ts';
import type { Asset } from '../../generator/media/assets.ts';
import { videoData } from '../../generator/media/hero-videos.ts';
import { iconData } from '../../generator/media/icons.ts';
import { readRecordings } from '../../generator/media/streams.ts';
import {
  type Context,
  contextOf,
  crumbsOf,
  type DataOf,
  inPart,
  type NewsItem,
  ownLanguage,
  type PageDefinition,
  partCount,
  redirectsTo,
  relatedLinks,
} from '../../generator/pages/define-page.ts';
import {
  describe,
  filesIn,
  parentOf,
  type TextRecord,
  textFolder,
  textPath,
  texts,
  textsBelow,
  textsOnSite,
} from './schema.ts';

/** The paths of a page, one for each part of its list. */
const partPaths = (content: Content, record: TextRecord): string[] =>
  Array.from({ length: partCount(textsBelow(content, record.id)) }, (_, index) =>
    partPath(textPath(record), index + 1),
  );

/** The day of a page in words. */
const dateOf = ({ language }: Content, { published }: TextRecord) =>
  published === undefined
    ? undefined
    : { day: published, words: readDate(published, { own: language, main: language }).shown };

/** The path of the feed of a page with others below it that have a day; undefined if it has none. */
const feedOf = (content: Content, record: TextRecord): Feed[] =>
  textsBelow(content, record.id).some(({ published }) => published)
    ? [{ title: record.title, path: `${textPath(record)}/feed.xml` }]
    : [];

interface JournalFeed extends Feed {
  /** The path of the journal. */
  page: string;
  description: string;
  items: NewsItem[];
}

/** The feeds of the journals of the site, each with its pages. */
export const journalFeeds = (content: Content): JournalFeed[] =>
  textsOnSite(content).flatMap((record) =>
    feedOf(content, record).map((feed) => ({
      ...feed,
      page: textPath(record),
      description: describe(record),
      items: textsBelow(content, record.id).flatMap((entry) => newsOf(entry)),
    })),
  );

const newsOf = (record: TextRecord): NewsItem[] =>
  record.published
    ? [{ path: textPath(record), title: record.title, description: describe(record), day: record.published }]
    : [];

/** A file that a text names, with its address on the site and what stands there. */
function served(content: Content, record: TextRecord, { file, words = '' }: NamedFile): Asset & { type?: string } {
  const path = textFolder(record) + file;
  const own = join(content.folder, path);
  const facts = provenance(content, words || record.title);
  const kind = mediaKind(file);
  if (kind === 'film') {
    const { url, type } = videoData(content.folder, path, facts);
    return { address: url, file: own, provenance: facts, type };
  }
  if (kind === 'recording') {
    const { stream } = readRecordings(join(content.folder, textFolder(record)))(file);
    const name = stream ? textFolder(record) + stream.name : path;
    return { address: `/audio/${safePath(name)}`, file: stream?.file ?? own, provenance: facts };
  }
  const ending = extname(file);
  const stem = safePath(path.slice(0, -ending.length));
  const address = `/media/${stem}-${contentHash(8, readFileSync(own))}${ending.toLowerCase()}`;
  return { address, file: own, provenance: facts };
}

/** What the page shows of a file. Nothing of one that is still to come, in the preview. */
function shown({ content, picture }: Context, record: TextRecord, named: NamedFile): MediaData[] {
  const { file, alt, words = file, caption, poster, isShown } = named;
  const kind = mediaKind(file);
  const folder = textFolder(record);
  if (kind === 'picture' && isShown) {
    return [{ tag: 'picture', picture: picture({ file, alt: alt ?? '' }, folder), caption }];
  }
  const own = join(content.folder, folder, file);
  if (!existsSync(own)) return [];
  const { address: url, type = '', file: copied } = served(content, record, named);
  if (kind === 'film' && isShown) {
    const still = poster && picture(poster, folder);
    return [{ tag: 'film', video: { url, type }, poster: still, title: words, caption }];
  }
  if (kind === 'recording' && isShown) return [{ tag: 'recording', url, title: words }];
  const size = sizeText(statSync(copied).size, content.language);
  const facts = `${extname(url).slice(1).toUpperCase()}, ${size}`;
  return [{ tag: 'file', url, name: file.split('/').at(-1)!, facts, title: words }];
}

const shownNodes = (context: Context, record: TextRecord, nodes: WrittenMarkdown[]): ShownMarkdown[] =>
  nodes.flatMap((node): ShownMarkdown[] => {
    if (typeof node === 'string') return [node];
    if (node.tag === 'media') return shown(context, record, node);
    if (node.tag === 'youtube') return [{ ...node, name: node.name || record.title }];
    return [{ ...node, children: shownNodes(context, record, node.children ?? []) }];
  });

const headingsOf = ({ text }: TextRecord) =>
  [...partsOf(text.markdown)].flatMap((part) => ('hash' in part ? [{ title: part.name, hash: part.hash }] : []));

function thing(content: Content, record: TextRecord): StructuredThing {
  const { published, title } = record;
  const facts = {
    description: describe(record),
    url: absoluteUrl(content, textPath(record)),
    inLanguage: textLanguage(content, textFile(record)) ?? content.language,
    publisher: organization(content),
  };
  return published
    ? { '@type': 'BlogPosting', headline: title, datePublished: published, author: organization(content), ...facts }
    : { '@type': 'WebPage', name: title, ...facts };
}

const textFile = ({ id }: TextRecord) => texts.name.replace('*', id);

function crumbs(content: Content, record: TextRecord): Crumb[] {
  const parent = parentOf(content, record);
  const own = { name: record.title, path: textPath(record) };
  if (!parent) return [...crumbsOf(content), own];
  return 'entry' in parent ? [...crumbsOf(content, parent.entry), own] : [...crumbs(content, parent.text), own];
}

const page = {
  files: [texts],
  paths: (content: Content) => textsOnSite(content).flatMap((record) => partPaths(content, record)),
  addresses: (content: Content) =>
    textsOnSite(content).flatMap((record) => [
      ...partPaths(content, record),
      ...headingsOf(record).map(({ hash }) => `${textPath(record)}#${hash}`),
    ]),
  redirects: (content: Content) =>
    textsOnSite(content).flatMap((record) => redirectsTo(textPath(record), record.aliases)),
  found: (content: Content) =>
    textsOnSite(content).map((record) => ({
      kind: 'page' as const,
      path: textPath(record),
      title: record.title,
      detail: dateOf(content, record)?.words,
      icon: iconData('file-text'),
      places: headingsOf(record),
    })),
  news: (content: Content) => textsOnSite(content).flatMap(newsOf),
  assets: (content: Content) =>
    textsOnSite(content).flatMap((record) =>
      filesIn(record)
        .filter((named) => !(mediaKind(named.file) === 'picture' && named.isShown))
        .filter(({ file }) => existsSync(join(content.folder, textFolder(record), file)))
        .map((named) => served(content, record, named)),
    ),
  make(content, pictures, wanted) {
    const record = textsOnSite(content).find((one) => `${wanted}/`.startsWith(`${textPath(one)}/`));
    const all = record ? partPaths(content, record) : [];
    if (!record || !all.includes(wanted)) return undefined;
    const { title, description, light, text, relatedPages } = record;
    const part = { number: all.indexOf(wanted) + 1, count: all.length };
    const isFirst = part.number === 1;
    const messages = messagesOf(content);
    const context = contextOf(content, pictures);
    const parent = parentOf(content, record);
    const [parentCrumb] = crumbs(content, record).slice(-2);
    const ownTitle = isFirst ? title : messages.titleOfPart(title, part.number);
    const around = parent && ('entry' in parent ? parent.entry : parent.text);
    return {
      path: wanted,
      view: 'text',
      data: {
        path: textPath(record),
        title: ownTitle,
        lede: isFirst && description !== undefined ? linkedText(description) : undefined,
        backdrop: light && context.backdrop({ ...light, file: textFolder(record) + light.file }, 'page'),
        parent: parent &&
          parentCrumb && {
            path: parentCrumb.path,
            label: parentCrumb.name,
            textLanguage: textLanguage(content, 'entry' in parent ? menu.name : textFile(parent.text)),
          },
        date: dateOf(content, record),
        text: isFirst ? shownNodes(context, record, text.markdown) : [],
        listed: inPart(textsBelow(content, record.id), part).map((entry) => ({
          href: textPath(entry),
          title: entry.title,
          words: describe(entry),
          date: dateOf(content, entry),
          language: textLanguage(content, textFile(entry)),
        })),
        part,
      },
      head: headTags(content, {
        path: wanted,
        preview: `text-${record.id}`,
        title: ownTitle,
        description: [...(isFirst ? [] : [messages.partOfList(part.number, part.count)]), describe(record)],
        keywords: [title, ...headingsOf(record).map(({ title }) => title)],
        crumbs: crumbs(content, record),
        things: [thing(content, record)],
        feeds: [...feedOf(content, record), ...(parent && 'text' in parent ? feedOf(content, parent.text) : [])],
      }),
      section: parent && !record.label ? parentCrumb!.path : textPath(record),
      language: ownLanguage(content, [texts], record.id),
      related: relatedLinks(content, relatedPages.length > 0 ? { relatedPages } : (around ?? { relatedPages })),
    };
  },
} satisfies PageDefinition;

export default page;

export type TextData = DataOf<typeof page>;
