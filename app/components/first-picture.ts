import { createContext } from 'react';
import type { FirstPicture } from '../../contract/page.ts';

/** The `priority` pictures of a page, in page order. They are collected while the page is prerendered. */
export type FirstPictures = FirstPicture[];

export const FirstPicturesContext = /* @__PURE__ */ createContext<FirstPictures | undefined>(undefined);
