import { createContext } from 'react';
import type { FirstPicture } from '../../contract/page.ts';

/** The `priority` pictures of a page, in page order, which the prerender collects. */
export type FirstPictures = FirstPicture[];

export const FirstPicturesContext = /* @__PURE__ */ createContext<FirstPictures | undefined>(undefined);
