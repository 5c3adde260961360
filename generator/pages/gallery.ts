import { coverOf, type GalleryRecord, galleries, galleryFolder, galleryPath } from '../content/galleries.ts';
import { eventsOf, history } from '../content/history.ts';
import { site } from '../content/site.ts';
import { absoluteUrl } from '../content/site-url.ts';
import { imageObject, rights } from '../head/structured-data.ts';
import { albumPath, albums } from './album.ts';
import { type Context, detailPages } from './define-page.ts';
import { musicOf } from './exhibition.ts';
import { newsOf } from './news.ts';

/** A picture in the words of schema.org. */
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

export default detailPages('gallery', {
  files: [galleries, albums, history],
  records: (content) => content.get(galleries),
  ids: ({ images }) => images.map(({ id }) => id),
  data: ({ content, picture, light: lightOf }, gallery) => {
    const { id, title, description, accent } = gallery;
    const images = gallery.images.map(({ id, url, title, description, made, alt }) => ({
      id,
      title,
      description,
      made,
      picture: picture({ file: url, alt }, galleryFolder(gallery)),
    }));
    const light = lightOf(content.get(site).lights.gallery[accent]);
    const events = eventsOf(content, galleryPath(gallery));
    const music = musicOf(gallery, content.get(albums));
    const exhibitionWith = music && albumPath(music);
    return { id, title, description, accent, light, images, events, exhibitionWith };
  },
  facts: ({ title, description, images }) => ({
    title,
    description: [description, `${images.map(({ title }) => title).join(', ')}.`],
    keywords: [title, ...images.map(({ title }) => title)],
  }),
  news: (content) => content.get(galleries).flatMap((gallery) => newsOf(content, galleryPath(gallery), gallery)),
  found: ({ picture }, gallery) => ({
    kind: 'gallery',
    title: gallery.title,
    picture: picture(coverOf(gallery), galleryFolder(gallery)),
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
