import type * as data from './page-data.ts';

/** A line of the route table: a default address and the type of its pages' data. */
interface Route<Data> {
  path: string;
  /** Of a record's page: the page that lists the records. It can be left out only with that page. */
  parent?: string;
  /** Whether a long list is paginated: /music/page/2. */
  isList?: boolean;
  /** Only its type is used. */
  data?: Data;
}

const page = <Data>(path: string): Route<Data> => ({ path });
const list = <Data>(path: string): Route<Data> => ({ path, isList: true });
/** `path` is below the parent's path. */
const record = <Data>(parent: string, path: string): Route<Data> => ({ parent, path });

/**
 * The route table: one line for each kind of page. A site may give its pages other addresses. The name of a line is the name of its two files, such as
 * generator/pages/music.ts and app/pages/music.tsx. ':id' is the id of a record, which has its own page.
 */
export const routes = {
  home: page<data.HomeData>('/'),
  history: page<data.HistoryData>('/history'),
  writing: page<data.WritingData>('/writing'),
  music: list<data.MusicData>('/music'),
  album: record<data.AlbumData>('music', '/music/album/:id'),
  art: list<data.ArtData>('/art'),
  gallery: record<data.GalleryData>('art', '/art/:id'),
  'text-to-image': page<data.TextToImageData>('/text-to-image'),
  'other-initiatives': page<data.InitiativesData>('/other-initiatives'),
  'ai-coding': page<data.CodingData>('/ai-coding'),
  future: page<data.FutureData>('/future'),
  team: page<data.TeamData>('/team'),
  info: page<data.InfoData>('/info'),
  'not-found': page<data.NotFoundData>('/404'),
};

export type View = keyof typeof routes;

/** The data that the pages of a view show. */
export type DataOf<V extends View> = NonNullable<(typeof routes)[V]['data']>;

/** The pages that have another address than in the table. */
export type Addresses = { [V in View]?: string };

/** The page of the menu that a view belongs to: itself, or the list of its records. */
export const pageOf = (view: View): View => (routes[view].parent as View | undefined) ?? view;

/** The path of a page, or of a record's page. */
export function pathOf(view: View, id = '', addresses: Addresses = {}): string {
  const { path } = routes[view];
  const own = addresses[pageOf(view)];
  return (own === undefined ? path : own + path.slice(routes[pageOf(view)].path.length)).replace(':id', id);
}

/** Returns a function that finds the view of a path; undefined if the site has no page there. */
export function viewFinder(addresses: Addresses = {}): (path: string) => View | undefined {
  const patterns = (Object.keys(routes) as View[]).map(
    (view) =>
      [
        view,
        new RegExp(`^${pathOf(view, '[^/]+', addresses)}${routes[view].isList ? '(/page/[1-9]\\d*)?' : ''}$`),
      ] as const,
  );
  return (path) => patterns.find(([, pattern]) => pattern.test(path))?.[0];
}

/** The view of a path, where no page has another address than in the table. */
export const findView = viewFinder();

/** The path of a part of a long list, counted from 1: /music, then /music/page/2. */
export const partPath = (path: string, number: number): string => (number === 1 ? path : `${path}/page/${number}`);
