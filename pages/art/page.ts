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
  data({ content, picture }, head, part) {
    const listed = inPart(content.get(galleries), part);
    const newest = newestOf(listed);
    return {
      ...head,
      part,
      galleries: listed.map((gallery) => {
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
          isNewest: gallery === newest,
          pictureCount: images.length,
          glimpses,
        };
      }),
    };
  },
});

export default page;

export type ArtData = DataOf<typeof page>;

/** A gallery as the list shows it. */
export type GallerySummary = ArtData['galleries'][number];
