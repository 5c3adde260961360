import { type ComponentType, createContext, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import type { ShownPage } from '../../contract/page.ts';
import type { DataOf, View } from '../../contract/routes.ts';

/**
 * A bar at the bottom of the window, such as the player. The page that defines the bar mounts it, and it stays mounted on
 * later pages. `page` is the open page, undefined while it loads.
 */
export type Dock = ComponentType<{ page: ShownPage | undefined }> & {
  /** A link to the bar, which comes first in the document. */
  SkipLink?: ComponentType;
};

/** Shows the bar of another page: the player bar, when a track plays outside its own page. */
export const SetDockContext = createContext<Dispatch<SetStateAction<Dock | undefined>>>(() => {});

/** The default export of a file in app/pages/: a component that renders the pages of one view. */
export interface PageView {
  (props: { page: ShownPage }): ReactNode;
  Dock?: Dock | undefined;
}

/** Creates such a default export. `content` renders the data of a page of this view. */
export function definePage<V extends View>(view: V, content: (data: DataOf<V>) => ReactNode, Dock?: Dock): PageView {
  const PageOfView: PageView = ({ page }) => (isOf(view, page) ? content(page.data) : null);
  PageOfView.Dock = Dock;
  return PageOfView;
}

const isOf = <V extends View>(view: V, page: ShownPage): page is ShownPage & { view: V; data: DataOf<V> } =>
  page.view === view;
