import type { ComponentType } from 'react';
import type { AlbumData, Views } from '../contract/page-data.ts';
import type { View } from '../contract/routes.ts';

/** A bar below the page, which stays when the page that brought it is left. It is told of the album that is open. */
export type DockComponent = ComponentType<{ album: AlbumData | undefined }>;

/** What a page's file exports. */
interface PageModule<V extends View> {
  default: ComponentType<Views[V]>;
  Dock?: DockComponent;
}

/** Where each view's code is. A page that is not there yet is loaded, never bundled into the entry. */
export const routes: { [V in View]: () => Promise<PageModule<V>> } = {
  home: () => import('./pages/home.tsx'),
  history: () => import('./pages/history.tsx'),
  writing: () => import('./pages/writing.tsx'),
  music: () => import('./pages/music.tsx'),
  album: () => import('./pages/album.tsx'),
  art: () => import('./pages/art.tsx'),
  gallery: () => import('./pages/gallery.tsx'),
  'text-to-image': () => import('./pages/text-to-image.tsx'),
  'other-initiatives': () => import('./pages/other-initiatives.tsx'),
  'ai-coding': () => import('./pages/ai-coding.tsx'),
  future: () => import('./pages/future.tsx'),
  team: () => import('./pages/team.tsx'),
  info: () => import('./pages/info.tsx'),
  'not-found': () => import('./pages/not-found.tsx'),
};
