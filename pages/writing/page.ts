import { z } from 'zod';
import type { PictureData } from '../../contract/page-data.ts';
import { pathIn } from '../../generator/content/addresses.ts';
import { contentList } from '../../generator/content/content-file.ts';
import {
  accent,
  address,
  entry,
  icon,
  id,
  list,
  type PictureRecord,
  paragraphs,
  picture,
  standIn,
  text,
  title,
} from '../../generator/content/fields.ts';
import { checkPageIds, type Entry, entriesIn, idOf } from '../../generator/content/ids.ts';
import { linkedText } from '../../generator/content/links-in-text.ts';
import { absoluteUrl } from '../../generator/content/site-url.ts';
import { fallbackLanguage } from '../../generator/content/translations.ts';
import { placeName, type RecordFile } from '../../generator/content/yaml.ts';
import { organization, pictureUrl, rights, type StructuredThing } from '../../generator/head/structured-data.ts';
import { type Context, type DataOf, menuPage } from '../../generator/pages/define-page.ts';
import { eventsOf, history } from '../history/schema.ts';

const volume = entry({
  id: id.optional().meta({ description: 'How its address ends. Without one it is made of the title.' }),
  title: title.meta({ description: 'The name of the book.' }),
  numeral: text.optional().meta({ description: 'What stands large on a drawn cover, such as II.' }),
  coverImage: picture.optional().meta({ title: 'Cover', description: 'The printed cover.' }),
});

const project = entry({
  id,
  title: title.meta({ description: 'The name of the book or series.' }),
  description: text.meta({ description: 'One or two sentences.', widget: 'long' }),
  details: paragraphs.default([]).meta({ title: 'Paragraphs', description: 'What it is about, one paragraph each.' }),
  books: z
    .array(
      volume.extend({
        link: address.meta({
          title: 'Bookshop',
          description:
            'The address at which people get it: https://example.org, or mailto:me@example.org. What the page says beside it is in ‘Menu and headings’: in the entry of this page, under ‘Texts’.',
        }),
        standIn,
      }),
      'must be a list of books',
    )
    .default([])
    .meta({ description: 'The books in print.' }),
  upcomingBook: volume
    .extend({ status: text.meta({ description: 'Such as In progress.' }) })
    .optional()
    .meta({ description: 'The next book of a series, shown as a drawing if it has no cover yet.' }),
  parts: list(volume.extend({ status: text.meta({ description: 'Such as Coming soon.' }) }), 'parts')
    .optional()
    .meta({ description: 'Books that are announced together.' }),
  icon: icon.meta({ start: 'feather' }),
  images: z.array(picture, 'must be a list of pictures').default([]).meta({
    title: 'Pictures',
    description: 'The first one spans the covers of the books that have no cover of their own.',
  }),
  accent,
});

/** A novel on its own is a series with one book of the same name: the book gets an address of its own. */
const schema = project.transform((series) => {
  let isFree = true;
  const withOwnId = <Book extends z.infer<typeof volume>>(book: Book): Book => {
    if (!isFree || book.id !== undefined || idOf(book) !== series.id) return book;
    isFree = false; // Two books of one name would need different ids, which only the owner can give.
    return { ...book, id: `${series.id}-book` };
  };
  return {
    ...series,
    books: series.books.map(withOwnId),
    ...(series.parts && { parts: series.parts.map(withOwnId) }),
    ...(series.upcomingBook && { upcomingBook: withOwnId(series.upcomingBook) }),
  };
});

export const writing = contentList('writing.yaml', schema, (file) => {
  checkSharedPictures(file);
  checkBookIds(file);
});

type WritingRecord = z.infer<typeof schema>;
type Shelf = Pick<z.infer<typeof project>, 'books' | 'upcomingBook' | 'parts' | 'images'>;

/** pages/writing/book.module.css has rules for this many. */
const maxCutCovers = 12;

function checkSharedPictures({ data, report }: RecordFile<WritingRecord[]>): void {
  for (const [index, project] of data.entries()) {
    const count = uncoveredBooks(project).length;
    if (project.images.length === 0 || count <= maxCutCovers) continue;
    const path = [index, 'images'];
    const problem = `${placeName(path)} has a picture that ${count} covers would share, but at most ${maxCutCovers} can.`;
    report(path, `${problem} Give some of the books a coverImage, or take the picture out.`);
  }
}

/** Projects and books are on one page, so no two of them may have the same id. */
function checkBookIds(file: RecordFile<WritingRecord[]>): void {
  const entries: Entry[] = file.data.flatMap((project, index) => [
    { path: [index], record: project },
    ...entriesIn([index, 'books'], project.books),
    ...entriesIn([index, 'parts'], project.parts),
    ...(project.upcomingBook ? [{ path: [index, 'upcomingBook'], record: project.upcomingBook }] : []),
  ]);
  checkPageIds(file, entries);
}

const uncoveredBooks = ({ books, parts = [] }: Shelf) => [...books, ...parts].filter(({ coverImage }) => !coverImage);

/** A book on the shelf. A book with a link can be bought, a book with a status is announced. */
export interface VolumeData {
  id: string;
  title: string;
  numeral?: string | undefined;
  link?: string | undefined;
  status?: string;
  /** printed: its own cover. cut: a part of one picture that spans several covers. cloth: no picture. drawn: only planned. */
  binding: 'printed' | 'cut' | 'cloth' | 'drawn';
  cover?: PictureData;
  /** The part of a shared picture on the cover, counted from 1, and the number of parts. */
  cut?: { part: number; parts: number };
}

/** The books of a project in the order of the shelf: in print, announced, only planned. */
export function volumes(shelf: Shelf, picture: Context['picture']): VolumeData[] {
  const { books, upcomingBook, parts = [], images } = shelf;
  const [shared] = images;
  const uncovered: unknown[] = uncoveredBooks(shelf);
  const bindingOf = (book: {
    coverImage?: PictureRecord | undefined;
  }): Pick<VolumeData, 'binding' | 'cover' | 'cut'> => {
    if (book.coverImage) return { binding: 'printed', cover: picture(book.coverImage) };
    if (book === upcomingBook) return { binding: 'drawn' };
    if (!shared) return { binding: 'cloth' };
    const index = uncovered.indexOf(book);
    // All parts show one picture: only the first one has its alternative text.
    const cover = picture(index === 0 ? shared : { ...shared, alt: '' });
    return { binding: 'cut', cover, cut: { part: index + 1, parts: uncovered.length } };
  };
  return [
    ...books.map((book) => ({ ...named(book), link: book.link, ...bindingOf(book) })),
    ...parts.map((part) => ({ ...named(part), status: part.status, ...bindingOf(part) })),
    ...(upcomingBook ? [{ ...named(upcomingBook), status: upcomingBook.status, ...bindingOf(upcomingBook) }] : []),
  ];
}

const named = (book: z.infer<typeof volume>) => ({ id: idOf(book), title: book.title, numeral: book.numeral });

/** The ids of a project and of its books. */
const idsOf = ({ id, books, parts = [], upcomingBook }: WritingRecord): string[] => [
  id,
  ...[...books, ...parts, ...(upcomingBook ? [upcomingBook] : [])].map(idOf),
];

/** A project in the words of schema.org: a series with its books. */
function projectThing({ content, picture }: Context, project: WritingRecord): StructuredThing {
  const { id, title, description } = project;
  const books = volumes(project, picture).map(({ id, title, link, cover }, index) => ({
    '@type': 'Book' as const,
    name: title,
    position: index + 1,
    url: absoluteUrl(content, `${pathIn(content, 'writing')}#${id}`),
    inLanguage: fallbackLanguage(content, writing.name) ?? content.language,
    ...(link && { offers: { '@type': 'Offer' as const, url: link } }),
    ...(cover && { image: pictureUrl(content, cover) }),
    author: organization(content),
  }));
  return {
    '@type': 'BookSeries',
    name: title,
    description,
    url: absoluteUrl(content, `${pathIn(content, 'writing')}#${id}`),
    publisher: organization(content),
    ...rights(content),
    hasPart: books,
  };
}

const page = menuPage('writing', {
  icon: 'book-open',
  files: [writing, history],
  ids: (content) => content.get(writing).flatMap(idsOf),
  places: ({ content, picture }) =>
    content.get(writing).flatMap((project) => [
      { kind: 'book' as const, title: project.title, icon: project.icon, hash: project.id },
      ...volumes(project, picture).map(({ id, title, cover }) => ({
        kind: 'book' as const,
        title,
        detail: project.title,
        picture: cover,
        icon: project.icon,
        hash: id,
      })),
    ]),
  work: ({ content, picture }) =>
    content
      .get(writing)
      .flatMap((project) => volumes(project, picture))
      .find(({ cover }) => cover)?.cover,
  data: ({ content, picture }, head, _part, texts) => ({
    ...head,
    texts,
    projects: content.get(writing).map((project) => {
      const { id, title, description, details, icon, accent } = project;
      const events = eventsOf(content, ...idsOf(project).map((id) => `${pathIn(content, 'writing')}#${id}`));
      return {
        id,
        title,
        description: linkedText(description),
        details: details.map(linkedText),
        icon,
        accent,
        volumes: volumes(project, picture),
        events,
      };
    }),
  }),
  things: (context) => context.content.get(writing).map((project) => projectThing(context, project)),
});

export default page;

export type WritingData = DataOf<typeof page>;

/** A book or series as the page shows it. */
export type WritingProject = WritingData['projects'][number];
