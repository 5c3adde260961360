import { createContext } from 'react';
import type { FirstPicture } from '../../contract/page.ts';

/** Collects, while a page is rendered at build, the pictures that must be on the screen at once, in page order. */
export type FirstPictures = FirstPicture[];

export const FirstPicturesContext = /* @__PURE__ */ createContext<FirstPictures | undefined>(undefined);
