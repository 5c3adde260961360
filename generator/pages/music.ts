import { textLanguage } from '../content/translations.ts';
import { albumFile, albumFolder, albumPath, albums, titleLanguage } from './album.ts';
import { inPart, menuPage } from './define-page.ts';

export default menuPage('music', {
  files: [albums],
  listed: (content) => content.get(albums),
  data: ({ content, picture }, head, part) => ({
    ...head,
    part,
    albums: inPart(content.get(albums), part).map((album) => {
      const { title, description, accent, coverImage, tracks } = album;
      const cover = picture(coverImage, albumFolder(album));
      return {
        href: albumPath(content, album),
        title,
        language: titleLanguage(content, album),
        description,
        accent,
        cover,
        trackCount: tracks.length,
        textLanguage: textLanguage(content, albumFile(album)),
      };
    }),
  }),
});
