const root = import.meta.env.BASE_URL.replace(/\/$/, '');
/** The pages of a translation are in a folder: `/de`. */
const base = import.meta.env.LANGUAGE_PATH ? root + import.meta.env.LANGUAGE_PATH : root;

/** The address of a page, or of a file that each language has: its path with the base path and the language in front. */
export const href = (path: string): string => base + path;

/** The attributes of a link in the content: other sites open in a new tab, e-mail and phone in their programs. */
export const contentLink = (address: string): { href: string; target?: string; rel?: string } => {
  if (address.startsWith('https:')) return { href: address, target: '_blank', rel: 'noopener' };
  return { href: /^(mailto:|tel:|#)/.test(address) ? address : href(address) };
};

/** The address of a file that all languages share, such as a picture. */
export const fileHref = (path: string): string => root + path;

/** The address of a recording or a film, which may be on another host (MEDIA_URL). */
export const mediaHref = (path: string): string => (import.meta.env.MEDIA_URL || root) + path;

/** The absolute URL of an address. A hash is resolved against the current page, without its query. */
export const absoluteUrl = (address: string): string => new URL(address, location.origin + location.pathname).href;

/**
 * The path of an address without the base path; undefined outside this site, or in another of its languages. Many hosts have
 * /music at /music/, /music.html and /music/index.html too. Repeated slashes count as one: `//music.json` would be a file of
 * another host.
 */
export function toPath({ origin, pathname }: URL | Location): string | undefined {
  const path = pathname.replace(/\/{2,}/g, '/');
  if (origin !== location.origin || !`${path}/`.startsWith(`${base}/`)) return undefined;
  return path.slice(base.length).replace(/(\/index)?(\.html)?\/?$/, '') || '/';
}

/**
 * The path of the current address. Until the visitor navigates, this is the path that the document was built for: a proxy,
 * a translation service or a web archive serves it at another address.
 */
export function currentPath(): string | undefined {
  const loadedUrl = performance.getEntriesByType('navigation')[0]?.name;
  const isLoaded = loadedUrl !== undefined && location.pathname === new URL(loadedUrl).pathname;
  return isLoaded ? document.documentElement.dataset.path : toPath(location);
}

/** Makes a link to the same page in another language lead to the same place: its ids are the same. */
export function keepPlace({ currentTarget }: { currentTarget: HTMLAnchorElement }): void {
  currentTarget.hash = location.hash;
}

/** Loads the document again. Not while the visitor is offline: the browser's error page would replace this one. */
export function reload(): void {
  if (navigator.onLine) location.reload();
}

/**
 * On a host without redirects, the not-found page answers `/music/`. Leads on to `/music`, with its query and hash, if there is
 * such a page.
 */
export async function leaveLastSlash(): Promise<void> {
  const { origin, pathname, search, hash } = location;
  const path = pathname.replace(/\/+$/, '');
  if (path === pathname || path === root) return;
  const page = origin + path; // '//other.example' alone would be another host.
  const response = await fetch(page, { method: 'HEAD' }).catch(() => undefined);
  if (response?.ok && location.pathname === pathname) location.replace(page + search + hash);
}

/** Leaves the app and opens a file of this site, such as a picture. */
export const openFile = (url: string): void => location.assign(url);
