import { z } from 'zod';
import { pathOf } from '../../contract/routes.ts';
import { contentFolders } from '../content/content-file.ts';
import {
  accent,
  day,
  id,
  list,
  madeBy,
  oldAddressesOrIds,
  order,
  picture,
  pictureFile,
  standIn,
  text,
} from '../content/fields.ts';
import { site } from '../content/site.ts';
import { type Context, detailPages } from '../define-page.ts';
import { absoluteUrl } from '../site-url.ts';
import { imageObject, rights } from '../structured-data.ts';
import { eventsOf, history, newsOf } from './history.ts';

const schema = z.strictObject({
  title: text.meta({ description: 'The name of the gallery.' }),
  aliases: oldAddressesOrIds('gallery'),
  description: text.meta({ description: 'One or two sentences below the title.', widget: 'long' }),
  order,
  published: day.optional(),
  accent,
  coverImage: picture.meta({ title: 'Cover', description: 'Shown on the page of all galleries.' }),
  images: list(
    z.strictObject({
      id,
      url: pictureFile,
      title: text.meta({ description: 'The name of the picture.' }),
      description: text.meta({ description: 'What you would like to say about it.', widget: 'long' }),
      alt: text.meta({
        title: 'In words',
        description: 'What people should know who cannot see the picture.',
        widget: 'long',
      }),
      made: text.optional().meta({ title: 'How it was made', description: 'How the picture was made, in one line.' }),
      madeBy,
      standIn,
    }),
    'pictures',
  ).meta({
    title: 'Pictures',
    description: 'In the order in which they hang. Drop pictures here: each gets an entry.',
  }),
});

/** The galleries, in order. */
export const galleries = contentFolders('galleries', 'gallery.yaml', schema);

export type GalleryRecord = z.infer<typeof schema> & { id: string };

/** The folder of a gallery's files, relative to the content folder. */
export const galleryFolder = ({ id }: GalleryRecord): string => `galleries/${id}/`;

export const galleryPath = ({ id }: GalleryRecord): string => pathOf('gallery', id);

/** What search engines are told about a picture. */
function imageThing({ content, picture }: Context, gallery: GalleryRecord, image: GalleryRecord['images'][number]) {
  const { id, url, title, description, alt } = image;
  return imageObject(content, {
    title,
    description,
    picture: picture({ file: url, alt }, galleryFolder(gallery)),
    path: `${galleryPath(gallery)}#${id}`,
    made: image,
  });
}

export default detailPages({
  files: [galleries, history],
  records: (content) => content.get(galleries),
  path: galleryPath,
  ids: ({ images }) => images.map(({ id }) => id),
  data: ({ content, picture }, gallery) => {
    const { id, title, description, accent } = gallery;
    const images = gallery.images.map(({ id, url, title, description, made, alt }) => ({
      id,
      title,
      description,
      made,
      picture: picture({ file: url, alt }, galleryFolder(gallery)),
    }));
    const light = picture(content.get(site).lights.gallery[accent]);
    return {
      view: 'gallery',
      data: { id, title, description, accent, light, images, events: eventsOf(content, galleryPath(gallery)) },
    };
  },
  facts: ({ title, description, images }) => ({
    title,
    description: [description, `${images.map(({ title }) => title).join(', ')}.`],
    keywords: [title, ...images.map(({ title }) => title)],
  }),
  news: (content) =>
    content.get(galleries).flatMap((gallery) => {
      const { title, description, published } = gallery;
      return newsOf(content, { path: galleryPath(gallery), title, description }, published);
    }),
  found: ({ picture }, gallery) => ({
    kind: 'gallery',
    title: gallery.title,
    picture: picture(gallery.coverImage, galleryFolder(gallery)),
    places: gallery.images.map(({ id, title, url, alt }) => ({
      kind: 'picture',
      title,
      picture: picture({ file: url, alt }, galleryFolder(gallery)),
      hash: id,
    })),
  }),
  things: (context, gallery) => [
    {
      '@type': 'ImageGallery',
      name: gallery.title,
      ...(gallery.published && { datePublished: gallery.published }),
      description: gallery.description,
      url: absoluteUrl(context.content, galleryPath(gallery)),
      ...rights(context.content),
      image: gallery.images.map((image) => imageThing(context, gallery, image)),
    },
  ],
});
