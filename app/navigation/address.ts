const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of a page or file of this site: its path with the base path in front. */
export const href = (path: string): string => base + path;

/** The absolute URL of an address. A hash alone is resolved against the current page. */
export const absoluteUrl = (address: string): string => new URL(address, location.href).href;

/** The path of an address without the base path and a trailing slash; undefined outside this site. */
export function toPath({ origin, pathname }: URL | Location): string | undefined {
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${base}/`)) return undefined;
  return pathname.slice(base.length).replace(/\/$/, '') || '/';
}

/** Leaves the app and opens a file of this site, such as a picture. */
export const openFile = (url: string): void => location.assign(url);
