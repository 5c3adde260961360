import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { uint32BE } from '../../lib/bytes.ts';
import { encodePicture } from '../encode-picture.ts';
import { type Box, box, boxesIn } from './boxes.ts';
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

test('a film loses its location, gets XMP before its frames, and its index and its fragments lead to them', () => {
  const place = box('udta', box('\xa9xyz', '+47.05+008.30/'));
  const keys = box('meta', 'com.apple.quicktime.location.ISO6709 +47.05+008.30/');
  const offsets = box('stbl', box('stco', uint32BE(0, 1, 0)), box('co64', uint32BE(0, 1, 0, 0)));
  const track = box('trak', box('tkhd', 'track'), place, box('mdia', box('minf', offsets)));
  const moov = box('moov', box('mvhd', 'head'), track, place, keys);
  const fragment = box('moof', box('traf', box('tfhd', uint32BE(1, 7, 0, 0))));
  const film = Buffer.concat([box('ftyp', 'isom'), box('mdat', 'the frames'), box('free', 'x'), moov, fragment]);
  const at = film.indexOf('the frames');
  for (const [type, distance] of Object.entries({ stco: 12, co64: 16, tfhd: 16 })) {
    film.writeUInt32BE(at, film.indexOf(type) + distance);
  }

  const tagged = tagPicture('film.mp4', film, facts);
  expect(tagged.includes('+47.05')).toBe(false);
  const boxes = boxesIn(tagged);
  expect(boxes.map(({ type }) => type)).toEqual(['ftyp', 'moov', 'uuid', 'mdat', 'moof']);
  expect(boxes.at(-1)!.end).toBe(tagged.length);
  const [, index, xmp] = boxes as [Box, Box, Box];
  expect(tagged.toString('utf8', xmp.contents + 16, xmp.end)).toBe(toXmp(facts));
  expect(boxesIn(tagged, index.contents, index.end).map(({ type }) => type)).toEqual(['mvhd', 'trak']);
  for (const [type, distance] of Object.entries({ stco: 12, co64: 16, tfhd: 16 })) {
    expect(tagged.readUInt32BE(tagged.indexOf(type) + distance), type).toBe(tagged.indexOf('the frames'));
  }
});
