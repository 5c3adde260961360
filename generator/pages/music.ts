import { routes } from '../../contract/routes.ts';
import { menuPage } from '../define-page.ts';
import { albumFolder, albumPath, albums } from './album.ts';

export default menuPage({
  path: routes.music.path,
  files: [albums],
  data: ({ content, picture }, head) => ({
    view: 'music',
    data: {
      ...head,
      albums: content.get(albums).map((album) => {
        const { title, language, description, accent, coverImage, tracks } = album;
        const cover = picture(coverImage, albumFolder(album));
        return { href: albumPath(album), title, language, description, accent, cover, trackCount: tracks.length };
      }),
    },
  }),
});
