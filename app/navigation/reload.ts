import { routes } from '../../contract/routes.ts';
import { currentPath, reload } from './address.ts';
import { newKey } from './scroll-positions.ts';

/** Whether the address belongs to another page. The not-found page belongs to every unknown address. */
export const isElsewhere = (path: string | undefined): boolean =>
  path !== routes['not-found'].path && currentPath() !== path;

/**
 * Reloads the document at `url`, to get the code of a newer version. Returns false and does nothing while the visitor is
 * offline, or if `isFresh` shows that this history entry was reloaded before: missing code must not cause an endless loop.
 */
export function reloadOnce(url: URL | Location = location): boolean {
  const isHere = url.href === location.href;
  if (!navigator.onLine || (isHere && history.state?.isFresh)) return false;
  if (!isHere) history.pushState({ key: newKey() }, '', url.href);
  history.replaceState({ ...history.state, isFresh: true }, '');
  location.reload();
  return true;
}

/**
 * Makes Back and Forward reload the document, because the app has failed and cannot show other pages. Also reloads if the
 * address has already left `path`, the path of the shown page, or does so offline.
 */
export function reloadOnTraverse(path = currentPath()): void {
  const reloadElsewhere = () => {
    if (isElsewhere(path)) reload();
  };
  addEventListener('popstate', reload);
  addEventListener('online', reloadElsewhere);
  reloadElsewhere();
}
