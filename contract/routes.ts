import type * as data from './page-data.ts';

/** A line of the route table: an address and the type of its pages' data. */
interface Route<Data> {
  path: string;
  /** Whether a long list is paginated: /music/page/2. */
  isList?: boolean;
  /** Only its type is used. */
  data?: Data;
}

const page = <Data>(path: string): Route<Data> => ({ path });
const list = <Data>(path: string): Route<Data> => ({ path, isList: true });

/**
 * The route table: one line for each kind of page. The name of a line is the name of its two files, such as
 * generator/pages/music.ts and app/pages/music.tsx. ':id' is the id of a record, which has its own page.
 */
export const routes = {
  home: page<data.HomeData>('/'),
  history: page<data.HistoryData>('/history'),
  writing: page<data.WritingData>('/writing'),
  music: list<data.MusicData>('/music'),
  album: page<data.AlbumData>('/music/album/:id'),
  art: list<data.ArtData>('/art'),
  gallery: page<data.GalleryData>('/art/:id'),
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

const patterns = Object.entries(routes).map(
  // Object.entries does not keep the type of the keys.
  ([view, { path, isList }]) =>
    [view as View, new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}${isList ? '(/page/[1-9]\\d*)?' : ''}$`)] as const,
);

/** The view that shows a path; undefined if the site has no page there. */
export const findView = (path: string): View | undefined => patterns.find(([, pattern]) => pattern.test(path))?.[0];

/** The path of a record's page. */
export const pathOf = (view: View, id: string): string => routes[view].path.replace(':id', id);

/** The path of a part of a long list, counted from 1: /music, then /music/page/2. */
export const partPath = (path: string, number: number): string => (number === 1 ? path : `${path}/page/${number}`);
