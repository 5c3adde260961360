import type {
  AlbumData,
  ArtData,
  CodingData,
  FutureData,
  GalleryData,
  HistoryData,
  HomeData,
  InfoData,
  InitiativesData,
  MusicData,
  NotFoundData,
  TeamData,
  TextToImageData,
  WritingData,
} from './page-data.ts';

/** A line of the route table: an address and the type of its pages' data. */
interface Route<Data> {
  path: string;
  /** Whether its list goes on on further pages when it is long: /music/page/2. */
  isList?: boolean;
  /** Never set: only its type is used. */
  data?: Data;
}

const page = <Data>(path: string): Route<Data> => ({ path });
const list = <Data>(path: string): Route<Data> => ({ path, isList: true });

/**
 * The route table: one line for each kind of page. The name of a line is the name of its two files, such as
 * generator/pages/music.ts and app/pages/music.tsx. ':id' is the id of a record: there is one page for each.
 */
export const routes = {
  home: page<HomeData>('/'),
  history: page<HistoryData>('/history'),
  writing: page<WritingData>('/writing'),
  music: list<MusicData>('/music'),
  album: page<AlbumData>('/music/album/:id'),
  art: list<ArtData>('/art'),
  gallery: page<GalleryData>('/art/:id'),
  'text-to-image': page<TextToImageData>('/text-to-image'),
  'other-initiatives': page<InitiativesData>('/other-initiatives'),
  'ai-coding': page<CodingData>('/ai-coding'),
  future: page<FutureData>('/future'),
  team: page<TeamData>('/team'),
  info: page<InfoData>('/info'),
  'not-found': page<NotFoundData>('/404'),
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

/** The address of one page of a view that has a page for each record. */
export const pathOf = (view: View, id: string): string => routes[view].path.replace(':id', id);

/** The address of a part of a long list, from 1: /music, then /music/page/2. */
export const partPath = (path: string, number: number): string => (number === 1 ? path : `${path}/page/${number}`);
