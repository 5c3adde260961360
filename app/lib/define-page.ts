import type { ComponentType, ReactNode } from 'react';
import type { Page } from '../../contract/page.ts';
import type { DataOf, View } from '../../contract/routes.ts';

/** A bar at the foot of the window. It comes with a page and stays when that page is left. It gets the open page. */
export type Dock = ComponentType<{ page: Page | undefined }>;

/** What a file in app/pages/ exports: shows a page of its view. */
export interface PageView {
  (props: { page: Page }): ReactNode;
  Dock?: Dock | undefined;
}

/** Makes the default export of a file in app/pages/: the component that shows the data of this view's pages. */
export function definePage<V extends View>(view: V, content: (data: DataOf<V>) => ReactNode, Dock?: Dock): PageView {
  const PageOfView: PageView = ({ page }) => (isOf(view, page) ? content(page.data) : null);
  PageOfView.Dock = Dock;
  return PageOfView;
}

const isOf = <V extends View>(view: V, page: Page): page is Page & { view: V; data: DataOf<V> } => page.view === view;
