import { z } from 'zod';
import type { VolumeData } from '../../contract/page-data.ts';
import { routes } from '../../contract/routes.ts';
import { contentList } from '../content/content-file.ts';
import { accent, icon, id, list, type PictureRecord, picture, standIn, text, url } from '../content/fields.ts';
import { type Context, menuPage } from '../define-page.ts';
import { iconData } from '../media/icons.ts';
import { absoluteUrl } from '../site-url.ts';
import { organization, pictureUrl, type StructuredThing } from '../structured-data.ts';

const volume = z.strictObject({ title: text, numeral: text.optional() });

const schema = z.strictObject({
  id,
  title: text,
  description: text,
  details: list(text, 'paragraphs'),
  books: z.array(volume.extend({ link: url, coverImage: picture.optional(), standIn }), 'must be a list of books'),
  /** The next book of a series: shown as a drawing. */
  upcomingBook: volume.extend({ status: text }).optional(),
  /** Books that are announced together. */
  parts: list(volume.extend({ status: text, coverImage: picture.optional() }), 'parts').optional(),
  icon,
  /** The first one spans the covers of the parts that have no cover picture. */
  images: z.array(picture, 'must be a list of pictures'),
  accent,
});

export const writing = contentList('writing.yaml', schema);

type Shelf = Pick<z.infer<typeof schema>, 'books' | 'upcomingBook' | 'parts' | 'images'>;

/** The books of a project in the order of the shelf: in print, announced, only planned. */
export function volumes({ books, upcomingBook, parts = [], images }: Shelf, picture: Context['picture']): VolumeData[] {
  const [shared] = images;
  const bindingOf = (cover: PictureRecord | undefined, index: number): Pick<VolumeData, 'binding' | 'cover'> => {
    if (cover) return { binding: 'printed', cover: picture(cover) };
    if (!shared) return { binding: 'cloth' };
    // All parts show one picture: only the first one has its alternative text.
    return { binding: 'cut', cover: picture(index === 0 ? shared : { ...shared, alt: '' }) };
  };
  return [
    ...books.map(({ title, numeral, link, coverImage }, index) => {
      return { title, numeral, link, ...bindingOf(coverImage, index) };
    }),
    ...parts.map(({ title, numeral, status, coverImage }, index) => {
      return { title, numeral, status, ...bindingOf(coverImage, index) };
    }),
    ...(upcomingBook ? [{ ...upcomingBook, binding: 'drawn' as const }] : []),
  ];
}

type WritingRecord = z.infer<typeof schema>;

/** What search engines are told about a project: a book, or a series with its books that have a name. */
function projectThing({ content, picture }: Context, project: WritingRecord): StructuredThing {
  const { id, title, description } = project;
  const books = volumes(project, picture).map(({ title, link, cover }, index) => ({
    '@type': 'Book' as const,
    name: title,
    position: index + 1,
    inLanguage: 'en',
    ...(link && { offers: { '@type': 'Offer' as const, url: link } }),
    ...(cover && { image: pictureUrl(content, cover) }),
    author: organization(content),
  }));
  return {
    '@type': 'BookSeries',
    name: title,
    description,
    url: absoluteUrl(content, `${routes.writing.path}#${id}`),
    publisher: organization(content),
    hasPart: books,
  };
}

export default menuPage({
  path: routes.writing.path,
  files: [writing],
  data: ({ content, picture }, head) => ({
    view: 'writing',
    data: {
      ...head,
      projects: content.get(writing).map(({ id, title, description, details, icon, accent, ...shelf }) => ({
        id,
        title,
        description,
        details,
        icon: iconData(icon),
        accent,
        volumes: volumes(shelf, picture),
      })),
    },
  }),
  things: (context) => context.content.get(writing).map((project) => projectThing(context, project)),
});
