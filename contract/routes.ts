/** A line of the route table: the default address of a kind of page. */
interface Route {
  path: string;
  /** Of a record's page: the page that lists the records. It can be left out only with that page. */
  parent?: string;
  /** Whether a long list is paginated: /music/page/2. */
  isList?: boolean;
}

const page = (path: string): Route => ({ path });
const list = (path: string): Route => ({ path, isList: true });
/** `path` is below the parent's path. */
const record = (parent: string, path: string): Route => ({ parent, path });

/**
 * The route table: one line for each kind of page. A site may give its pages other addresses. The name of a line is the name of the page's folder, such
 * as pages/music/. ':id' is the id of a record, which has its own page.
 */
export const routes = {
  home: page('/'),
  history: page('/history'),
  writing: page('/writing'),
  music: list('/music'),
  album: record('music', '/music/album/:id'),
  art: list('/art'),
  gallery: record('art', '/art/:id'),
  'text-to-image': page('/text-to-image'),
  'other-initiatives': page('/other-initiatives'),
  'ai-coding': page('/ai-coding'),
  future: page('/future'),
  team: page('/team'),
  info: page('/info'),
  'not-found': page('/404'),
  text: list('/:id'),
};

export type View = keyof typeof routes;

/**
 * The pages that have another address than in the table. A site with pages of its owner's own names that of `text` too: other sites
 * have none, and it fits any path of one step.
 */
export type Addresses = { [V in View]?: string };

/** Whether the pages of a view are records, each with an id in its address. */
export const isOfRecord = (view: View): boolean => routes[view].path.includes(':id');

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
  const views = (Object.keys(routes) as View[]).filter((view) => view !== 'text' || 'text' in addresses);
  const patterns = views.map(
    (view) =>
      [
        view,
        new RegExp(`^${pathOf(view, '[^/.]+', addresses)}${routes[view].isList ? '(/page/[1-9]\\d*)?' : ''}$`),
      ] as const,
  );
  return (path) => patterns.find(([, pattern]) => pattern.test(path))?.[0];
}

/** The view of a path, where no page has another address than in the table. */
export const findView = viewFinder();

/** The path of a part of a long list, counted from 1: /music, then /music/page/2. */
export const partPath = (path: string, number: number): string => (number === 1 ? path : `${path}/page/${number}`);
