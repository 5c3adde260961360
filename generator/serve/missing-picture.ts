import sharp from 'sharp';
import { missingPicturePath } from '../../contract/media-files.ts';
import type { PictureData } from '../../contract/page-data.ts';
import { contentHash } from '../lib/content-hash.ts';
import { cached } from '../lib/write-file.ts';
import { variantEndings } from '../media/picture-folders.ts';

/** An empty frame on the colours of the page. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" fill="none">
  <radialGradient id="g" cy=".35" r=".8"><stop stop-color="#1b2442"/><stop offset="1" stop-color="#0c1224"/></radialGradient>
  <path fill="url(#g)" d="M0 0h960v960H0z"/>
  <g stroke="#f3ead9" stroke-opacity=".34" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
    <rect x="360" y="360" width="240" height="240" rx="12"/>
    <circle cx="432" cy="432" r="22"/>
    <path d="m360 558 66-60 42 36 72-78 60 66"/>
  </g>
</svg>`;

const picture = { avifWidths: [960], webpWidth: 960, width: 960, height: 960, color: '#0c1224' };

interface MissingPicture {
  picture: Omit<PictureData, 'alt'>;
  /** The file behind one of its addresses. */
  fileOf(address: string): string | undefined;
}

/** The picture that the preview shows where a record names none yet, or one that is not there. */
export async function missingPicture(): Promise<MissingPicture> {
  const stem = missingPicturePath + contentHash(8, drawing);
  const file = `.cache/missing-pictures${stem}.webp`;
  await cached(file, () => sharp(Buffer.from(drawing)).webp({ quality: 90 }).toBuffer());
  const addresses = variantEndings(picture).map((ending) => stem + ending);
  return { picture: { ...picture, stem }, fileOf: (address) => (addresses.includes(address) ? file : undefined) };
}
