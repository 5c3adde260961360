/** The route table: every view of the site and the address where it stands. */
export const viewPaths = {
  home: '/',
  history: '/history',
  writing: '/writing',
  music: '/music',
  album: '/music/album/:id',
  art: '/art',
  gallery: '/art/:id',
  'text-to-image': '/text-to-image',
  'other-initiatives': '/other-initiatives',
  'ai-coding': '/ai-coding',
  future: '/future',
  team: '/team',
  info: '/info',
  'not-found': '/404',
} as const;

export type View = keyof typeof viewPaths;

/** The views of the menu's pages, and of the not-found page: one page each. */
export type PageView = { [V in View]: (typeof viewPaths)[V] extends `${string}:${string}` ? never : V }[View];

const patterns = Object.entries(viewPaths).map(
  ([view, path]) => [view as View, new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)] as const,
);

/** The view that shows a path; undefined where the site has no page. */
export const findView = (path: string): View | undefined => patterns.find(([, pattern]) => pattern.test(path))?.[0];

export const albumPath = (id: string): string => viewPaths.album.replace(':id', id);

export const galleryPath = (id: string): string => viewPaths.gallery.replace(':id', id);
