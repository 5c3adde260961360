const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of a page or file of this site, with the base path. */
export const href = (path: string): string => base + path;

/** An address as others can use it: with the origin, and with the page's path if it is only a hash. */
export const absoluteUrl = (address: string): string => new URL(address, location.href).href;

/** The path that an address stands for; undefined when it is outside the site. */
export function toPath({ origin, pathname }: URL | Location): string | undefined {
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${base}/`)) return undefined;
  return pathname.slice(base.length).replace(/\/$/, '') || '/';
}

/** Leaves the app for a file of this site, such as a picture. */
export const openFile = (url: string): void => location.assign(url);
