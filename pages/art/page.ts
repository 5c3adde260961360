import { textLanguage } from '../../generator/content/translations.ts';
import { type DataOf, inPart, menuPage, newestOf } from '../../generator/pages/define-page.ts';
import { coverOf, galleries, galleryFolder, galleryPath } from '../gallery/schema.ts';

const page = menuPage('art', {
  icon: 'blend',
  files: [galleries],
  listed: (content) => content.get(galleries),
  work({ content, picture }) {
    const [gallery] = content.get(galleries);
    return gallery && picture(coverOf(gallery), galleryFolder(gallery));
  },
  data: ({ content, picture }, head, part) => ({
    ...head,
    part,
    galleries: inPart(content.get(galleries), part).map((gallery, _, listed) => {
      const { title, description, images } = gallery;
      const cover = picture(coverOf(gallery), galleryFolder(gallery));
      const glimpses = images
        .slice(0, Math.min(6, images.length - (images.length % 3)))
        .map(({ url }) => picture({ file: url, alt: '' }, galleryFolder(gallery)));
      return {
        href: galleryPath(content, gallery),
        title,
        description,
        textLanguage: textLanguage(content, `${galleryFolder(gallery)}gallery.yaml`),
        cover,
        isNewest: gallery === newestOf(listed),
        pictureCount: images.length,
        glimpses,
      };
    }),
  }),
});

export default page;

export type ArtData = DataOf<typeof page>;

/** A gallery as the list shows it. */
export type GallerySummary = ArtData['galleries'][number];
