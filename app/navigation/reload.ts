import { routes } from '../../contract/routes.ts';
import { currentPath, reload } from './address.ts';
import { newKey } from './scroll-positions.ts';

/** Whether the address belongs to another page. The not-found page belongs to every unknown address. */
export const isElsewhere = (path: string | undefined): boolean =>
  path !== routes['not-found'].path && currentPath() !== path;

/**
 * Reloads the document at `url`, to get the code of a newer version. Returns false and does nothing while the visitor is
 * offline, or if this history entry was reloaded before: `isFresh` in its state prevents an endless loop when the code
 * stays missing.
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
 * Makes Back and Forward reload the document, for when the app does not run and cannot show other pages. `path` is the
 * path of the shown page: if the address has changed before or offline, the document of the address is loaded too.
 */
export function reloadOnTraverse(path = currentPath()): void {
  const reloadElsewhere = () => {
    if (isElsewhere(path)) reload();
  };
  addEventListener('popstate', reload);
  addEventListener('online', reloadElsewhere);
  reloadElsewhere();
}
