import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePicture } from '../encode-picture.ts';
import { box, boxesIn } from './boxes.ts';
import { tagPicture } from './picture.ts';
import { toXmp } from './xmp.ts';

const facts = {
  title: 'Νύχτα',
  creator: 'The Maker',
  licenceUrl: 'https://fixture.example/info#licence',
  sourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
};

const noise = (channels: 3 | 4): Sharp =>
  sharp(randomBytes(40 * 30 * channels), { raw: { width: 40, height: 30, channels } });
const pixelsOf = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer();

// sharp reads with the libraries that browsers use, independently of our writers.
describe.each<[string, Sharp]>([
  ['picture.avif', noise(3).avif({ bitdepth: 10 })],
  ['alpha.avif', noise(4).avif()],
  ['profile.avif', noise(3).withIccProfile('p3').avif()],
  ['picture.webp', noise(3).webp()],
  ['alpha.webp', noise(4).webp()],
  ['profile.webp', noise(3).withIccProfile('p3').webp()],
  ['picture.jpg', noise(3).jpeg()],
])('%s', (name, encoder) => {
  test('has XMP and an unchanged picture', async () => {
    const plain = await encoder.toBuffer();
    const tagged = tagPicture(name, plain, facts);
    const [before, after] = await Promise.all([sharp(plain).metadata(), sharp(tagged).metadata()]);
    expect(after.xmpAsString).toBe(toXmp(facts));
    expect({ ...after, size: 0, xmp: undefined, xmpAsString: undefined }).toEqual({ ...before, size: 0 });
    expect(await pixelsOf(tagged)).toEqual(await pixelsOf(plain));
  });

  test('grows by little more than the XMP', async () => {
    const plain = await encoder.toBuffer();
    expect(tagPicture(name, plain, facts).length - plain.length - toXmp(facts).length).toBeLessThanOrEqual(110);
  });
});

test('the served file has maker, title and rights, but not the camera’s data and place', async () => {
  const xmp = toXmp({ ...facts, title: 'The owner’s title' });
  const photo = await noise(3)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera', Model: 'Model 7', Artist: 'The Owner', Copyright: 'All rights' },
      IFD3: { GPSLatitude: '47/1 3/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(xmp.replace('The Maker', ''))
    .toBuffer();
  expect(photo.includes('Model 7')).toBe(true);

  const { tags, variants } = await encodePicture(photo);
  expect(tags).toMatchObject({ title: 'The owner’s title', creator: 'The Owner', rights: 'All rights' });
  const preview = tagPicture('preview.jpg', photo, { ...facts, ...tags });
  for (const bytes of [...variants.map(({ bytes }) => Buffer.from(bytes)), preview]) {
    expect(bytes.includes('Model 7')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  }
});

test('a picture of another encoder is refused', () => {
  expect(() => tagPicture('a.avif', box('ftyp', 'avif'), facts)).toThrow(/AVIF/);
  expect(() => tagPicture('a.webp', Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0'), facts)).toThrow(/WebP/);
  expect(() => tagPicture('a.png', Buffer.alloc(0), facts)).toThrow(/a\.png/);
});

test('a film keeps its frames in place, loses its location, and gets XMP', () => {
  const place = box('udta', box('\xa9xyz', '+47.05+008.30/'));
  const keys = box('meta', 'com.apple.quicktime.location.ISO6709 +47.05+008.30/');
  const moov = box('moov', box('mvhd', 'head'), box('trak', box('tkhd', 'track'), place), place, keys);
  const film = Buffer.concat([box('ftyp', 'isom'), moov, box('mdat', 'the frames')]);

  const tagged = tagPicture('film.mp4', film, facts);
  expect(tagged.includes('+47.05')).toBe(false);
  expect(tagged.indexOf('the frames')).toBe(film.indexOf('the frames'));
  const boxes = boxesIn(tagged);
  expect(boxes.map(({ type }) => type)).toEqual(['ftyp', 'moov', 'mdat', 'uuid']);
  expect(boxes.at(-1)!.end).toBe(tagged.length);
  expect(tagged.toString('utf8', boxes.at(-1)!.contents + 16)).toBe(toXmp(facts));
  const inMovie = boxesIn(tagged, boxes[1]!.contents, boxes[1]!.end);
  expect(inMovie.map(({ type }) => type)).toEqual(['mvhd', 'trak', 'free', 'free']);
});
