const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of a page or file of this site, with the folder in which the site stands. */
export const href = (path: string): string => base + path;

/** The page that an address means; undefined when it lies outside the site. */
export function toPath({ origin, pathname }: URL | Location): string | undefined {
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${base}/`)) return undefined;
  return pathname.slice(base.length).replace(/\/$/, '') || '/';
}
