import { join } from 'node:path';
import type { KeepOffline } from '../../contract/page-data.ts';
import { linkedText } from '../../generator/content/links-in-text.ts';
import { pictureProvenance, provenance } from '../../generator/content/provenance.ts';
import type { Content } from '../../generator/content/read.ts';
import { site } from '../../generator/content/site.ts';
import { absoluteUrl } from '../../generator/content/site-url.ts';
import { imageObject, rights } from '../../generator/head/structured-data.ts';
import { safePath } from '../../generator/lib/safe-path.ts';
import { numberedName } from '../../generator/lib/saved-name.ts';
import type { Downloads } from '../../generator/media/downloads.ts';
import { cleanEnding } from '../../generator/media/tags/given-picture.ts';
import { type Context, type DataOf, detailPages } from '../../generator/pages/define-page.ts';
import { collect, linksToAll, linkTo, type OfferedWork } from '../../generator/pages/downloads.ts';
import { musicOf } from '../../generator/pages/exhibition.ts';
import { newsOf } from '../../generator/pages/news.ts';
import { albumPath, albums } from '../album/page.ts';
import { eventsOf, history } from '../history/schema.ts';
import { coverOf, type GalleryRecord, galleries, galleryFolder, galleryPath } from './schema.ts';

/** A picture in the words of schema.org. */
function imageThing({ content, picture }: Context, gallery: GalleryRecord, image: GalleryRecord['images'][number]) {
  const { id, url, title, description, alt } = image;
  return imageObject(content, {
    title,
    description,
    picture: picture({ file: url, alt }, galleryFolder(gallery)),
    path: `${galleryPath(content, gallery)}#${id}`,
    made: image,
  });
}

const offeredFolder = ({ id }: GalleryRecord) => `/pictures/${id}`;

/** The pictures that visitors can keep, and their files in the content folder. */
const offeredPictures = (content: Content, gallery: GalleryRecord): (OfferedWork & { file: string })[] =>
  gallery.images.map(({ title, url }, index) => {
    const file = galleryFolder(gallery) + url;
    const ending = cleanEnding(join(content.folder, file));
    return {
      title,
      file,
      name: numberedName(title, index, gallery.images.length, ending),
      address: `${offeredFolder(gallery)}/${safePath(url.replace(/\.\w+$/, ending))}`,
    };
  });

/** The files of a gallery that visitors can keep. */
function galleryDownloads(content: Content, gallery: GalleryRecord): Downloads {
  const { title, images } = gallery;
  const files = offeredPictures(content, gallery);
  const entries = images.map(
    (image, index) => `${[files[index]!.name, image.title, image.description].filter(Boolean).join('\n')}\n`,
  );
  return collect(content, {
    title,
    creator: provenance(content, title).creator,
    path: galleryPath(content, gallery),
    folder: offeredFolder(gallery),
    files,
    texts: { 'titles.txt': entries.join('\n') },
  });
}

const offering = (content: Content) => content.get(galleries).filter(({ downloads }) => downloads);

const page = detailPages('gallery', {
  files: [galleries, albums, history],
  records: (content) => content.get(galleries),
  ids: ({ images }) => images.map(({ id }) => id),
  data: ({ content, picture, backdrop: backdropOf, sizes }, gallery) => {
    const { id, title, description } = gallery;
    const images = gallery.images.map(({ id, url, title, description, made, alt }) => ({
      id,
      title,
      description,
      made,
      picture: picture({ file: url, alt }, galleryFolder(gallery)),
    }));
    const record = content.get(site).lights?.gallery?.[gallery.accent];
    const backdrop = record && backdropOf(record, 'work');
    const events = eventsOf(content, galleryPath(content, gallery));
    const music = content.get(site).parts.exhibition ? musicOf(gallery, content.get(albums)) : undefined;
    const exhibitionWith = music && albumPath(content, music);
    const downloads = gallery.downloads && {
      all: linksToAll(content, 'gallery', galleryDownloads(content, gallery), sizes),
      each: offeredPictures(content, gallery).map((file) => linkTo(content, file, sizes)),
    };
    return {
      id,
      title,
      description: linkedText(description),
      backdrop,
      images,
      ...(gallery.hang === 'rows' && { hang: gallery.hang }),
      events,
      exhibitionWith,
      ...(downloads && { downloads }),
    };
  },
  downloads: (content) => offering(content).map((gallery) => galleryDownloads(content, gallery)),
  assets: (content) => {
    const provenanceOf = pictureProvenance(content);
    const rights = content.get(site).licence?.text;
    return offering(content)
      .flatMap((gallery) => offeredPictures(content, gallery))
      .map(({ address, file }) => ({
        address,
        file: join(content.folder, file),
        provenance: { ...provenanceOf(file)!, rights },
      }));
  },
  facts: ({ title, description, images }) => ({
    title,
    description: [description, `${images.map(({ title }) => title).join(', ')}.`],
    keywords: [title, ...images.map(({ title }) => title)],
  }),
  news: (content) =>
    content.get(galleries).flatMap((gallery) => newsOf(content, galleryPath(content, gallery), gallery)),
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
      url: absoluteUrl(context.content, galleryPath(context.content, gallery)),
      ...rights(context.content),
      image: gallery.images.map((image) => imageThing(context, gallery, image)),
    },
  ],
});

export default page;

export type GalleryData = DataOf<typeof page> & { keepOffline?: KeepOffline };

/** A picture as the page and the viewer show it. */
export type GalleryImage = GalleryData['images'][number];
