import { basename, dirname, join } from 'node:path';
import type { EpisodeData, Page, RelatedLink, SiteData, Views } from '../../contract/page-data.ts';
import { albumPath, findView, galleryPath, type PageView, viewPaths } from '../../contract/routes.ts';
import type { Content } from '../content/read.ts';
import type { EpisodeRecord, PageRecord } from '../content/schema.ts';
import { standInsLeft } from '../content/stand-ins.ts';
import { head } from '../html/head.ts';
import { videoData } from '../media/films.ts';
import type { PictureLookup } from '../media/pictures.ts';
import { readPeaks } from '../media/waveforms.ts';
import { albumData, albumSummary } from './albums.ts';
import { galleryData, gallerySummary } from './galleries.ts';
import { type PictureOf, pictureOf } from './picture-of.ts';
import { detailSections, isHighlighted, outline } from './texts.ts';
import { volumes } from './volumes.ts';

/** Every page of the site: one list for the prerender, the byte budget and the tests. */
export const paths = ({ pages, albums, galleries }: Content): string[] => [
  ...pages.map(({ href }) => href),
  ...albums.map(({ id }) => albumPath(id)),
  ...galleries.map(({ id }) => galleryPath(id)),
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
  const picture = pictureOf(pictures);
  const album = content.albums.find(({ id }) => albumPath(id) === path);
  if (album) {
    const keywords = [album.title, album.genre, ...album.tracks.map(({ title }) => title)];
    const data = albumData(content, album, picture);
    return detailPage(content, { path, view: 'album', keywords, type: 'music.album', data });
  }
  const gallery = content.galleries.find(({ id }) => galleryPath(id) === path);
  if (gallery) {
    const keywords = [gallery.title, ...gallery.images.map(({ title }) => title)];
    return detailPage(content, { path, view: 'gallery', keywords, data: galleryData(content, gallery, picture) });
  }
  if (path === viewPaths['not-found']) return notFoundPage(content, picture);
  const page = content.pages.find(({ href }) => href === path);
  return page && menuPage(content, page, picture);
}

type MenuView = Exclude<PageView, 'not-found'>;

const makers: { [V in MenuView]: (content: Content, page: PageRecord, picture: PictureOf) => Views[V] } = {
  home: ({ folder, home: { poster, film, about, ...texts } }, _page, picture) => ({
    ...texts,
    poster: { wide: picture(poster.wide), narrow: picture(poster.narrow) },
    film: {
      wide: film.wide.map(({ file }) => videoData(folder, file)),
      narrow: film.narrow.map(({ file }) => videoData(folder, file)),
    },
    about: {
      ...about,
      cards: about.cards.map(({ backgroundImage, ...card }) => ({ ...card, background: picture(backgroundImage) })),
    },
  }),
  history: ({ history }, page, picture) => ({
    ...pageHead(page, picture),
    events: history.map(({ details, ...event }) => ({
      ...event,
      details: outline(details),
      isHighlighted: isHighlighted(event.date),
    })),
  }),
  writing: ({ writing }, page, picture) => ({
    ...pageHead(page, picture),
    projects: writing.map(({ id, title, description, details, icon, accent, ...shelf }) => {
      return { id, title, description, details, icon, accent, volumes: volumes(shelf, picture) };
    }),
  }),
  music: ({ albums }, page, picture) => ({
    ...pageHead(page, picture),
    albums: albums.map((album) => albumSummary(album, picture)),
  }),
  art: ({ galleries }, page, picture) => ({
    ...pageHead(page, picture),
    galleries: galleries.map((gallery) => gallerySummary(gallery, picture)),
  }),
  'text-to-image': ({ services: { services, reasons } }, page, picture) => ({
    ...pageHead(page, picture),
    services: services.map(({ logo, ...service }) => ({ ...service, logo: logo && picture(logo) })),
    reasons,
  }),
  'other-initiatives': ({ folder, initiatives }, page, picture) => ({
    ...pageHead(page, picture),
    initiatives: initiatives.map(({ audio, ...initiative }) => ({
      ...initiative,
      audio: audio && episodeData(folder, audio, picture),
    })),
  }),
  'ai-coding': ({ codingTools }, page, picture) => ({
    ...pageHead(page, picture),
    tools: codingTools.map((tool) => ({ ...tool, details: detailSections(tool.details) })),
  }),
  future: ({ future }, page, picture) => ({ ...pageHead(page, picture), ...future }),
  team: ({ team }, page, picture) => ({
    ...pageHead(page, picture),
    members: team.map(({ standIn: _, image, ...member }) => ({ ...member, image: picture(image) })),
  }),
  info: (content, page, picture) => ({
    ...pageHead(page, picture),
    ...content.info,
    contact: contactData(content.site),
    standIns: standInsLeft(content),
  }),
};

const episodeData = (
  folder: string,
  { standIn: _, file, cover, ...texts }: EpisodeRecord,
  picture: PictureOf,
): EpisodeData => ({
  ...texts,
  url: `/audio/${file}`,
  peaks: readPeaks(join(folder, dirname(file)))(basename(file)),
  cover: picture(cover),
});

const contactData = ({ contact: { phone, phrase, standIn = false } }: Content['site']) => ({
  phone,
  phrase,
  isStandIn: standIn,
});

const pageHead = ({ fullLabel, lede, light }: PageRecord, picture: PictureOf) => ({
  title: fullLabel,
  lede,
  light: light && picture(light),
});

function menuPage(content: Content, page: PageRecord, picture: PictureOf): Page {
  const { href: path, fullLabel, description, keywords } = page;
  const view = findView(path) as MenuView;
  const title = view === 'home' ? content.home.tagline : fullLabel;
  const tags = head(content, { path, title, description, keywords });
  const related = relatedLinks(content, page);
  return { path, view, head: tags, section: path, related, data: makers[view](content, page, picture) };
}

interface DetailPage<V extends 'album' | 'gallery'> {
  path: string;
  view: V;
  keywords: string[];
  type?: 'music.album';
  data: Views[V];
}

/** An album or a gallery: it belongs to its parent's entry in the menu, and shows that one's related pages. */
function detailPage<V extends 'album' | 'gallery'>(content: Content, page: DetailPage<V>): Page<V> {
  const { path, view, keywords, type, data } = page;
  const { title, description } = data;
  const parent = content.pages.find(({ href }) => path.startsWith(`${href}/`) && href !== '/')!;
  const tags = head(content, { path, title, description, keywords, type });
  return { path, view, head: tags, section: parent.href, related: relatedLinks(content, parent), data };
}

function notFoundPage(content: Content, picture: PictureOf): Page<'not-found'> {
  const title = '404 - Not Found';
  const tags = head(content, { title, description: "The page you're looking for doesn't exist." });
  const data = { title, light: picture(content.site.lights.notFound) };
  return { path: viewPaths['not-found'], view: 'not-found', head: tags, related: [], data };
}

const relatedLinks = ({ pages }: Content, { relatedPages }: PageRecord): RelatedLink[] =>
  relatedPages.map((target) => {
    const { href, fullLabel, description } = pages.find(({ href }) => href === target)!;
    return { href, label: fullLabel, description };
  });
