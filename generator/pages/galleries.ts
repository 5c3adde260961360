import type { GalleryData, GallerySummary } from '../../contract/page-data.ts';
import { galleryPath } from '../../contract/routes.ts';
import type { Content } from '../content/read.ts';
import type { GalleryRecord } from '../content/schema.ts';
import type { PictureOf } from './picture-of.ts';

/** A gallery as the grid shows it. */
export function gallerySummary(gallery: GalleryRecord, picture: PictureOf): GallerySummary {
  const { id, title, description, coverImage, images } = gallery;
  const cover = picture(coverImage, folderOf(gallery));
  return { href: galleryPath(id), title, description, cover, pictureCount: images.length };
}

/** A gallery with its pictures. */
export function galleryData({ site }: Content, gallery: GalleryRecord, picture: PictureOf): GalleryData {
  const { id, title, description, accent } = gallery;
  const images = gallery.images.map(({ id, url, title, description, made, alt }) => ({
    id,
    title,
    description,
    made,
    picture: picture({ file: url, alt }, folderOf(gallery)),
  }));
  return { id, title, description, accent, light: picture(site.lights.gallery[accent]), images };
}

const folderOf = ({ id }: GalleryRecord) => `galleries/${id}/`;
