import { textLanguage } from '../../generator/content/translations.ts';
import { type DataOf, inPart, menuPage, newestOf } from '../../generator/pages/define-page.ts';
import { albumFile, albumFolder, albumPath, albums, titleLanguage } from '../album/page.ts';

const page = menuPage('music', {
  icon: 'music',
  files: [albums],
  listed: (content) => content.get(albums),
  work({ content, picture }) {
    const [album] = content.get(albums);
    return album && picture(album.coverImage, albumFolder(album));
  },
  data({ content, picture }, head, part) {
    const listed = inPart(content.get(albums), part);
    const newest = newestOf(listed);
    return {
      ...head,
      part,
      albums: listed.map((album) => {
        const { title, description, accent, coverImage, tracks } = album;
        const cover = picture(coverImage, albumFolder(album));
        return {
          href: albumPath(content, album),
          title,
          language: titleLanguage(content, album),
          description,
          accent,
          cover,
          isNewest: album === newest,
          trackCount: tracks.length,
          textLanguage: textLanguage(content, albumFile(album)),
        };
      }),
    };
  },
});

export default page;

export type MusicData = DataOf<typeof page>;

/** An album as the list shows it. */
export type AlbumSummary = MusicData['albums'][number];
