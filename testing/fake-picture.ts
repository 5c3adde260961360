import type { PictureLookup } from '../generator/media/picture-addresses.ts';

/** Finds every picture, encoded or not, for tests. */
export const fakePicture: PictureLookup = (file, alt) => ({
  stem: file,
  alt,
  avifWidths: [],
  webpWidth: 1,
  width: 1,
  height: 1,
  color: '#000000',
});
