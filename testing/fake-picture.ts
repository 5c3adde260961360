import type { PictureLookup } from '../generator/media/picture-addresses.ts';

/** For tests: finds every picture, whether it is encoded or not. */
export const fakePicture: PictureLookup = (file, alt) => ({
  stem: file,
  alt,
  avifWidths: [],
  webpWidth: 1,
  width: 1,
  height: 1,
  color: '#000000',
});
