import { albumPath, findView, type PageView, viewPaths } from '../app/lib/paths.ts';
import type { Content } from './content/read.ts';
import type { AlbumRecord, PageRecord, PictureRecord } from './content/schema.ts';
import { head } from './head.ts';
import type { PictureLookup } from './media.ts';
import type { AlbumData, AlbumSummary, Page, PictureData, RelatedLink, SiteData, Views } from './views.ts';

/** Every page of the site: one list for the prerender, the byte budget and the tests. */
export const paths = ({ pages, albums }: Content): string[] => [
  ...pages.map(({ href }) => href),
  ...albums.map(({ id }) => albumPath(id)),
  viewPaths['not-found'],
];

/** What every page shares. */
export const siteData = ({ site, pages }: Content): SiteData => ({
  name: site.name,
  motto: site.motto,
  menu: pages.map(({ label, href }) => ({ label, href })),
});

/** Exactly what one page needs; undefined where there is no such page. */
export function pageData(content: Content, pictures: PictureLookup, path: string): Page | undefined {
  if (path === viewPaths['not-found']) {
    const title = '404 - Not Found';
    const description = "The page you're looking for doesn't exist.";
    return { path, view: 'not-found', head: head(content, { title, description }), related: [], data: { title } };
  }
  const make = maker(content, pictures);
  const album = content.albums.find(({ id }) => albumPath(id) === path);
  if (album) return make.album(album, path);

  const page = content.pages.find(({ href }) => href === path);
  return page && make.page(page);
}

function maker(content: Content, pictures: PictureLookup) {
  const picture = ({ file, alt }: PictureRecord, folder = ''): PictureData => pictures(folder + file, alt);

  const views: { [V in Exclude<PageView, 'not-found'>]: (page: PageRecord) => Views[V] } = {
    home: () => home(content, picture),
    music: (page) => ({ ...pageHead(page), albums: content.albums.map((album) => albumSummary(album, picture)) }),
    history: pageHead,
    writing: pageHead,
    art: pageHead,
    'text-to-image': pageHead,
    'other-initiatives': pageHead,
    'ai-coding': pageHead,
    future: pageHead,
    team: pageHead,
    info: pageHead,
  };

  return {
    page(page: PageRecord): Page {
      const { href: path, fullLabel, description, keywords } = page;
      const view = findView(path) as Exclude<PageView, 'not-found'>;
      const title = view === 'home' ? content.home.tagline : fullLabel;
      const related = relatedLinks(content, page);
      const tags = head(content, { path, title, description, keywords });
      return { path, view, head: tags, section: path, related, data: views[view](page) };
    },

    album(album: AlbumRecord, path: string): Page<'album'> {
      const { title, description, genre, tracks } = album;
      const parent = content.pages.find(({ href }) => href === viewPaths.music)!;
      const keywords = [title, genre, ...tracks.map((track) => track.title)];
      const tags = head(content, { path, title, description, keywords, type: 'music.album' });
      const related = relatedLinks(content, parent);
      return {
        path,
        view: 'album',
        head: tags,
        section: parent.href,
        related,
        data: albumData(content, album, picture),
      };
    },
  };
}

type PictureOf = (record: PictureRecord, folder?: string) => PictureData;

const pageHead = ({ fullLabel, lede }: PageRecord) => ({ title: fullLabel, lede });

const relatedLinks = ({ pages }: Content, { relatedPages }: PageRecord): RelatedLink[] =>
  relatedPages.map((target) => {
    const { href, fullLabel, description } = pages.find(({ href }) => href === target)!;
    return { href, label: fullLabel, description };
  });

function home({ home: { poster, about, ...texts } }: Content, picture: PictureOf): Views['home'] {
  return {
    ...texts,
    poster: { wide: picture(poster.wide), narrow: picture(poster.narrow) },
    about: {
      ...about,
      cards: about.cards.map(({ backgroundImage, ...card }) => ({ ...card, background: picture(backgroundImage) })),
    },
  };
}

const albumFolder = ({ id }: AlbumRecord) => `albums/${id}/`;

function albumSummary(album: AlbumRecord, picture: PictureOf): AlbumSummary {
  const { id, title, language, description, accent, coverImage, tracks } = album;
  const cover = picture(coverImage, albumFolder(album));
  return { href: albumPath(id), title, language, description, accent, cover, trackCount: tracks.length };
}

function albumData({ site }: Content, album: AlbumRecord, picture: PictureOf): AlbumData {
  const { id, title, language, description, accent, year, genre, coverImage } = album;
  const cover = picture(coverImage, albumFolder(album));
  const tracks = album.tracks.map(({ standIn: _, coverImage: own, audioUrl, ...track }) => ({
    ...track,
    artist: track.artist ?? album.artist ?? site.artist,
    genre: track.genre ?? genre,
    audioUrl: `/audio/${id}/${audioUrl}`,
    cover: own ? picture(own, albumFolder(album)) : cover,
  }));
  return { id, title, language, description, accent, year, genre, cover, length: totalLength(album), tracks };
}

/** The stated durations together, as m:ss. */
function totalLength({ tracks }: AlbumRecord): string {
  const seconds = tracks
    .map(({ duration }) => duration.split(':').map(Number))
    .reduce((sum, [minutes, rest]) => sum + minutes! * 60 + rest!, 0);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
