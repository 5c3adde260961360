import { coverOf, galleries, galleryFolder, galleryPath } from '../content/galleries.ts';
import { textLanguage } from '../content/translations.ts';
import { inPart, menuPage } from './define-page.ts';

export default menuPage('art', {
  files: [galleries],
  listed: (content) => content.get(galleries),
  data: ({ content, picture }, head, part) => ({
    ...head,
    part,
    galleries: inPart(content.get(galleries), part).map((gallery) => {
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
        pictureCount: images.length,
        glimpses,
      };
    }),
  }),
});
