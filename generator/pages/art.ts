import { routes } from '../../contract/routes.ts';
import { menuPage } from '../define-page.ts';
import { galleries, galleryFolder, galleryPath } from './gallery.ts';

export default menuPage({
  path: routes.art.path,
  files: [galleries],
  data: ({ content, picture }, head) => ({
    view: 'art',
    data: {
      ...head,
      galleries: content.get(galleries).map((gallery) => {
        const { title, description, coverImage, images } = gallery;
        const cover = picture(coverImage, galleryFolder(gallery));
        const glimpses = images
          .slice(0, Math.min(6, images.length - (images.length % 3)))
          .map(({ url }) => picture({ file: url, alt: '' }, galleryFolder(gallery)));
        return { href: galleryPath(gallery), title, description, cover, pictureCount: images.length, glimpses };
      }),
    },
  }),
});
