import { type ComponentType, createContext, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import type { ShownPage } from '../../contract/page.ts';

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

/** The default export of pages/<view>/<view>.tsx: a component that renders the pages of one view. */
export interface PageView {
  (props: { page: ShownPage }): ReactNode;
  Dock?: Dock | undefined;
}

/** Creates such a default export. `content` renders the data of a page of this view, whose type its page.ts exports. */
export function defineView<Data>(content: (data: Data) => ReactNode, Dock?: Dock): PageView {
  const View: PageView = ({ page }) => content(page.data as Data);
  View.Dock = Dock;
  return View;
}
