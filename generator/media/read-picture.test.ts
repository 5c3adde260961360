import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  brokenPictures,
  colorsOf,
  differsBy,
  endlessDrawing,
  halves,
  halvesOfSvg,
  phonePicture,
  pngChunk,
  svg,
  twoHalves,
} from '../../testing/odd-pictures.ts';
import { decodeInChildProcess } from './decode-in-child-process.ts';
import { avifWidths, encodePicture } from './encode-picture.ts';
import { PictureError, readPicture } from './read-picture.ts';

const frames = () =>
  Promise.all([twoHalves(), twoHalves().negate()].map((picture) => picture.png().toBuffer())).then((pictures) =>
    sharp(pictures, { join: { animated: true } }),
  );

async function animatedPng(): Promise<Buffer> {
  const png = await twoHalves().png().toBuffer();
  return Buffer.concat([
    png.subarray(0, 33),
    pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
    png.subarray(33),
  ]);
}

async function otherBrand(): Promise<Buffer> {
  const avif = await twoHalves().avif({ quality: 90 }).toBuffer();
  avif.write('mif1', 8, 'latin1');
  return avif;
}

const firstFrame = 'Only the first frame of the animation is shown.';

const kinds: [
  string,
  () => Promise<Uint8Array> | Uint8Array,
  { kind: string; isUpright?: boolean; warnings?: string[] },
][] = [
  ['a JPEG', () => twoHalves().jpeg({ quality: 95 }).toBuffer(), { kind: 'JPEG' }],
  [
    'a JPEG of a turned camera',
    () => twoHalves().withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer(),
    { kind: 'JPEG', isUpright: true },
  ],
  [
    'a JPEG with a wide profile',
    () => twoHalves().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
    { kind: 'JPEG' },
  ],
  ['a PNG', () => twoHalves().png().toBuffer(), { kind: 'PNG' }],
  ['a PNG with 16 bits', () => twoHalves().toColourspace('rgb16').png().toBuffer(), { kind: 'PNG' }],
  ['a PNG with alpha', () => twoHalves().ensureAlpha().png().toBuffer(), { kind: 'PNG' }],
  ['an animated PNG', animatedPng, { kind: 'PNG', warnings: [firstFrame] }],
  ['a WebP', () => twoHalves().webp({ quality: 95 }).toBuffer(), { kind: 'WebP' }],
  ['an animated WebP', async () => (await frames()).webp().toBuffer(), { kind: 'WebP', warnings: [firstFrame] }],
  ['an AVIF', () => twoHalves().avif({ quality: 90 }).toBuffer(), { kind: 'AVIF' }],
  ['an AVIF of the brand mif1', otherBrand, { kind: 'AVIF' }],
  ['a GIF', () => twoHalves().gif().toBuffer(), { kind: 'GIF' }],
  ['an animated GIF', async () => (await frames()).gif().toBuffer(), { kind: 'GIF', warnings: [firstFrame] }],
  ['a TIFF', () => twoHalves().tiff({ compression: 'lzw' }).toBuffer(), { kind: 'TIFF' }],
  ['a TIFF of a printer', () => twoHalves().toColourspace('cmyk').tiff().toBuffer(), { kind: 'TIFF' }],
  [
    'a TIFF with two pages',
    async () => (await frames()).tiff({ compression: 'lzw' }).toBuffer(),
    { kind: 'TIFF', warnings: ['Only the first of its 2 pages is shown.'] },
  ],
  ['a JPEG of a printer', () => twoHalves().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(), { kind: 'JPEG' }],
  ["a phone's HEIC", phonePicture, { kind: 'HEIC', isUpright: true }],
];

describe.each(kinds)('%s', (name, make, { kind, isUpright = false, warnings = [] }) => {
  test('is shown in its size and colours, upright', async () => {
    const picture = await make();
    expect((await readPicture(picture)).kind).toBe(kind);
    const encoded = await encodePicture(picture);
    expect(encoded.warnings).toEqual(warnings);
    expect([encoded.width, encoded.height]).toEqual(isUpright ? [64, 96] : [96, 64]);
    // A printer's colours differ from a screen's, and another profile has other numbers for them.
    const tolerated = name.includes('printer') ? 45 : 12;
    for (const { bytes } of encoded.variants) {
      const [first, second] = await colorsOf(bytes, isUpright);
      expect(differsBy(first!, halves.first)).toBeLessThan(tolerated);
      expect(differsBy(second!, halves.second)).toBeLessThan(tolerated);
    }
  });
});

test('a picture in grey with alpha lies on a mat, and one pixel is enough', async () => {
  const grey = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });
  const { variants } = await encodePicture(await grey.toColourspace('b-w').png().toBuffer());
  expect((await sharp(variants[0]!.bytes).metadata()).channels).toBe(3);
  expect((await encodePicture(await twoHalves(1, 1).png().toBuffer())).variants).toHaveLength(2);
});

test('a very tall picture is scaled to what the formats can have', async () => {
  const { width, height, variants } = await encodePicture(await twoHalves(64, 17_000).png().toBuffer());
  expect([width, height]).toEqual([64, 17_000]);
  for (const { bytes, width } of variants) {
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height: expect.closeTo((17_000 / 64) * width, -2) });
    expect((await sharp(bytes).metadata()).height).toBeLessThanOrEqual(16_383);
  }
});

test('a large picture that is decoded only once is upright, in its size and colours', async () => {
  const large = twoHalves().resize(3680, 6840, { fit: 'fill', kernel: 'nearest' });
  const picture = await large.withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer();
  const { width, height, variants } = await encodePicture(picture);
  expect([width, height]).toEqual([6840, 3680]);
  expect(variants.map(({ width }) => width)).toEqual([480, 720, 960, 1920, 960]);
  for (const { bytes, width } of variants) {
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height: expect.closeTo((3680 / 6840) * width, -1) });
    const [first, second] = await colorsOf(bytes, true);
    expect(differsBy(first!, halves.first)).toBeLessThan(12);
    expect(differsBy(second!, halves.second)).toBeLessThan(12);
  }
});

test('a progressive picture that needs too much memory is refused, and another one of its size is read', async () => {
  /** A picture that states 15,800 × 15,800 px. */
  const large = async (options: JpegOptions) => {
    const jpeg = await twoHalves().jpeg(options).toBuffer();
    const frame = jpeg.indexOf(Buffer.from(options.progressive ? [0xff, 0xc2] : [0xff, 0xc0]));
    for (const offset of [5, 7]) jpeg.writeUInt16BE(15_800, frame + offset);
    return jpeg;
  };
  await expect(readPicture(await large({ progressive: true, chromaSubsampling: '4:4:4' }))).rejects.toThrow(
    'has 15800 × 15800 pixels, too many for a progressive picture. Save it as a baseline JPEG.',
  );
  for (const options of [{ progressive: true }, { chromaSubsampling: '4:4:4' }]) {
    expect(await readPicture(await large(options))).toMatchObject({ width: 15_800, height: 15_800 });
  }
});

test('a panorama has files for zooming in: its area is limited, not its longer side', async () => {
  expect(avifWidths(12_000, 1200)).toEqual([480, 720, 960, 1920, 3840, 7680, 8944]);
  expect(avifWidths(6000, 4000)).toEqual([480, 720, 960, 1920]);
  const { variants } = await encodePicture(await twoHalves(2400, 60).jpeg().toBuffer());
  expect(await sharp(variants.at(-2)!.bytes).metadata()).toMatchObject({ width: 2400, height: 60 });
});

describe('an SVG', () => {
  test('is drawn as large as a screen, without its scripts and without other files', async () => {
    const red = join(tmpdir(), 'outside.png');
    writeFileSync(
      red,
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'lime' } })
        .png()
        .toBuffer(),
    );
    const outside = [red, `file://${resolve(red)}`, 'http://localhost:9/outside.png']
      .map((address) => `<image href="${address}" width="96" height="64"/>`)
      .join('');
    const shapes = `<script>while (true);</script>${halvesOfSvg}${outside}`;
    const drawing = svg('viewBox="0 0 96 64" width="900000" height="600000"', shapes);
    const { warnings, bytes, width, height } = await readPicture(drawing);
    expect([width, height]).toEqual([3840, 2560]);
    expect(warnings).toEqual(['Other files that it names are left out: save them inside the SVG.']);
    const [first, second] = await colorsOf(bytes, false);
    expect([first, second]).toEqual([halves.first, halves.second]);
  });

  const plain = svg('viewBox="0 0 96 64"', halvesOfSvg).toString();
  const utf16 = `\ufeff${plain.replace('?>', ' encoding="UTF-16"?>').replace('</svg>', '<text>Νύχτα</text></svg>')}`;
  test.each<[string, Buffer]>([
    ['behind a long comment', Buffer.from(plain.replace('drawn', 'drawn '.repeat(15_000)))],
    ['in UTF-16', Buffer.from(utf16, 'utf16le')],
    ['in UTF-16 of old Macs', Buffer.from(utf16, 'utf16le').swap16()],
    ['of a hundredth of a pixel', svg('viewBox="0 0 96 64" width="0.01" height="0.01"', halvesOfSvg)],
  ])('%s is drawn', async (_, drawing) => {
    const { bytes, width, height, warnings } = await readPicture(drawing);
    expect([width, height, warnings]).toEqual([3840, 2560, []]);
    expect(await colorsOf(bytes, false)).toEqual([halves.first, halves.second]);
  });

  test.each([
    ['<style>@import "other.css";</style>', true],
    ['<style><![CDATA[ @import url(#a) ]]></style>', true],
    ['<rect fill="url(other.svg#g)" width="9" height="9"/>', true],
    [`<rect style="fill: url( 'other.svg#g' )" width="9" height="9"/>`, true],
    ['<rect fill="url(#g)" width="9" height="9"/>', false],
    [`<rect style="fill: url( '#g' )" width="9" height="9"/><text>@import url</text>`, false],
    ['<style>@font-face { src: url("data:font/woff2;base64,AAAA") }</style>', false],
  ])('with %s: a line about other files: %s', async (shapes, isPart) => {
    const { warnings } = await readPicture(svg('viewBox="0 0 96 64"', shapes));
    expect(warnings.length > 0).toBe(isPart);
  });

  test('that takes too long is given up', async () => {
    expect(await decodeInChildProcess('svg', endlessDrawing(), { limitSeconds: 2 })).toEqual({
      problem: 'takes longer than 2 seconds to read',
    });
  });
});

test.each(Object.entries(await brokenPictures()))('%s is refused with a sentence', async (_, bytes) => {
  const error: unknown = await encodePicture(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PictureError);
  expect((error as PictureError).message).toMatch(/^(is|has|cannot|takes) .*\. (Save|Copy|Crop|In Photos|Put) .*\.$/);
});
