import { toPath } from './address.ts';
import { findView } from './own-addresses.ts';

/** The link of an event, if it leads to a page of this site. */
export function pageLink({ target }: Event): { path: string; url: URL; isInMenu: boolean } | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  const path = toPath(url);
  return path !== undefined && findView(path) ? { path, url, isInMenu: link.closest('nav') !== null } : undefined;
}
