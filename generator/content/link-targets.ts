import { type Addresses, findView, pageOf, routes, type View, viewFinder } from '../../contract/routes.ts';
import type { LinkTarget, LinkTargets } from './links.ts';
import { addressesOf, type MenuRecord } from './menu.ts';

/** Whether a site with these entries in its menu has the pages of a view. */
export const isOnSite = (entries: MenuRecord[], view: View): boolean =>
  view === 'not-found' || view === 'text' || entries.some(({ page }) => page === pageOf(view));

/** `entries` is the whole list of pages: content may also name the own address of a page that is left out. */
export function linkTargetsOf(entries: MenuRecord[]): LinkTargets {
  const own = addressesOf(entries);
  const ownView = viewFinder(own);
  const shown = entries.filter(({ leftOut }) => !leftOut);
  const targetOf = (address: string): LinkTarget => {
    const [path = '', hash] = address.split('#');
    const byOwn = ownView(path);
    const view = byOwn ?? findView(path);
    if (!view) return { address, isLeftOut: false };
    if (!isOnSite(shown, view)) return { isLeftOut: true };
    const current = byOwn ? path : movedPath(path, view, own);
    return { address: hash === undefined ? current : `${current}#${hash}`, isLeftOut: false };
  };
  const moved = shown.filter(({ page }) => page in own).map(({ page }) => routes[page].path);
  return { targetOf, moved };
}

/** The current path of a path below a page's default address. */
function movedPath(path: string, view: View, addresses: Addresses): string {
  const page = pageOf(view);
  return (addresses[page] ?? routes[page].path) + path.slice(routes[page].path.length);
}
