import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { ID3Writer } from 'browser-id3-writer';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeWav } from '../../../testing/fake-recording.ts';
import {
  apeV2,
  type Encoding,
  encodings,
  type Frame,
  id3v1,
  id3v2,
  lyrics3,
  oldPictureData,
  pictureData,
  type TagOptions,
  textData,
} from '../../../testing/fake-tags.ts';
import { copyTagged } from './recording.ts';
import { chunk, chunksOf } from './riff.ts';
import { toXmp } from './xmp.ts';

const facts = {
  title: 'Παρουσία',
  creator: 'The Ensemble',
  licenceUrl: 'https://fixture.example/info#licence',
  rights: 'Please ask.',
  sourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  album: 'Night',
  track: { number: 2, count: 6 },
  year: 2024,
  genre: 'Symphonic',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tags-'));
  return () => rmSync(folder, { recursive: true });
});

/** What the last copy has logged. */
let lines: string[];

/** Tags a file, and returns the bytes of the copy. The source must not change. */
async function tag(name: string, bytes: Uint8Array): Promise<Buffer> {
  lines = [];
  const [source, target] = [join(folder, name), join(folder, `tagged-${name}`)];
  writeFileSync(source, bytes);
  rmSync(target, { force: true });
  await copyTagged(source, target, facts, (line) => lines.push(line));
  expect(readFileSync(source).equals(bytes)).toBe(true);
  return readFileSync(target);
}

const read = (name: string) => parseFile(join(folder, `tagged-${name}`), { duration: true });

describe('an mp3', () => {
  const song = readFileSync('fixture/albums/songs/song-5.mp3');

  test('gets metadata, and its sound does not change', async () => {
    const tagged = await tag('song.mp3', song);
    expect(tagged.subarray(-song.length).equals(song)).toBe(true);
    const { common, native, format } = await read('song.mp3');
    expect(common).toMatchObject({
      title: 'Παρουσία',
      artist: 'The Ensemble',
      album: 'Night',
      track: { no: 2, of: 6 },
      year: 2024,
      genre: ['Symphonic'],
      copyright: 'Please ask.',
    });
    const frames = new Map(native['ID3v2.3']!.map(({ id, value }) => [id, value]));
    expect(frames.get('WCOP')).toBe(facts.licenceUrl);
    expect(frames.get('PRIV')).toEqual({ owner_identifier: 'XMP', data: new TextEncoder().encode(toXmp(facts)) });
    expect(format.duration).toBe((await parseFile(join(folder, 'song.mp3'), { duration: true })).format.duration);
  });

  test('of the owner keeps its tags and a small cover, and loses the data of programs', async () => {
    const cover = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#204060' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '47/1 3/1 0/1' } })
      .toBuffer();
    const writer = new ID3Writer(new Uint8Array(song).buffer);
    writer
      .setFrame('TIT2', 'The owner’s title')
      .setFrame('TPE1', ['The Owner'])
      .setFrame('TCOM', ['The Composer'])
      .setFrame('PRIV', { id: 'program', data: new TextEncoder().encode('secret').buffer })
      .setFrame('APIC', { type: 3, data: new Uint8Array(cover).buffer, description: '' });
    const tagged = await tag('own.mp3', Buffer.from(writer.addTag()));
    const { common } = await read('own.mp3');
    expect(common).toMatchObject({
      title: 'The owner’s title',
      artist: 'The Owner',
      composer: ['The Composer'],
      album: 'Night',
    });
    expect(tagged.includes('secret')).toBe(false);
    const { width, exif } = await sharp(Buffer.from(common.picture![0]!.data)).metadata();
    expect([width, exif]).toEqual([320, undefined]);
    expect(lines).toEqual([]);
  });

  const text = (id: string, text: string, encoding: Encoding = 'utf-16'): Frame => ({
    id,
    data: textData(text, encoding),
  });

  const kinds = [
    { version: 2 },
    { version: 2, isUnsynchronised: true },
    { version: 3, paddingBytes: 40 },
    { version: 3, isUnsynchronised: true },
    { version: 3, hasExtendedHeader: true },
    { version: 3, hasExtendedHeader: true, isUnsynchronised: true },
    { version: 4, paddingBytes: 40 },
    { version: 4, isUnsynchronised: true },
    { version: 4, hasExtendedHeader: true },
    { version: 4, hasFooter: true },
  ] satisfies TagOptions[];
  test.each(kinds)('keeps its texts in every encoding: %j', async (options) => {
    for (const encoding of [...encodings, 'utf-16 big-endian'] as const) {
      // Bytes of 255 are what unsynchronised tags are about.
      const title = encoding === 'latin1' ? 'Élégie ÿà' : 'Élégie ÿà Ωмост 月';
      const [titleId, artistId] = options.version === 2 ? ['TT2', 'TP1'] : ['TIT2', 'TPE1'];
      const own = [text(titleId!, title, encoding), text(artistId!, 'The Owner', encoding)];
      for (const isCompressed of options.version === 2 ? [false] : [false, true]) {
        const frames = own.map((frame) => ({ ...frame, isCompressed }));
        const tagged = await tag('own.mp3', Buffer.concat([id3v2(frames, options), song]));
        const { common } = await read('own.mp3');
        expect([common.title, common.artist, common.album], encoding).toEqual([title, 'The Owner', 'Night']);
        expect(tagged.subarray(-song.length).equals(song)).toBe(true);
      }
    }
  });

  test('with several tags has one afterwards, and the first of two texts', async () => {
    const first = id3v2([text('TIT2', 'New')], { version: 3, paddingBytes: 30 });
    const second = id3v2([text('TIT2', 'Old'), text('TPE1', 'The Owner')], { version: 3, isUnsynchronised: true });
    const last = id3v2([text('TIT2', 'Old')], { version: 4, hasFooter: true });
    const ends = [apeV2({ Composer: 'The Composer' }), lyrics3('La la'), id3v1('Older', 'Nobody')];
    const tagged = await tag('own.mp3', Buffer.concat([first, second, song, ...ends]));
    const { common, format } = await read('own.mp3');
    expect(format.tagTypes).toEqual(['ID3v2.3']);
    expect(common).toMatchObject({ title: 'New', artist: 'The Owner', composer: ['The Composer'] });
    expect(tagged.indexOf('ID3', 3)).toBe(-1);
    expect(tagged.subarray(-song.length).equals(song)).toBe(true);
    const atEnd = await tag('own.mp3', Buffer.concat([song, last]));
    expect((await read('own.mp3')).common.title).toBe('Old');
    expect(atEnd.subarray(-song.length).equals(song)).toBe(true);
  });

  const paint = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } });

  test.each(['png', 'webp', 'tiff', 'gif', 'avif'] as const)('with a cover in %s gets it as JPEG', async (format) => {
    const cover = await paint(400).toFormat(format).toBuffer();
    // The name of the format is often wrong.
    const own = id3v2([{ id: 'APIC', data: pictureData('image/jpg', cover) }], { version: 3, isUnsynchronised: true });
    await tag('own.mp3', Buffer.concat([own, song]));
    const { width, format: kept } = await sharp((await read('own.mp3')).common.picture![0]!.data).metadata();
    expect([width, kept, lines]).toEqual([320, 'jpeg', []]);
  });

  test.each<[string, string, () => Promise<Uint8Array>, string]>([
    [
      'of a link',
      '-->',
      async () => Buffer.from('https://fixture.example/cover.jpg'),
      'is a link to a picture elsewhere',
    ],
    ['in BMP', 'image/bmp', async () => bmp(), 'cannot be read as a picture'],
    ['of no bytes', 'image/jpeg', async () => Buffer.alloc(0), 'is empty'],
    ['of nonsense', 'image/png', async () => Buffer.from('nonsense'), 'cannot be read as a picture'],
    [
      'that is cut off',
      'image/jpeg',
      async () => (await paint(200).jpeg().toBuffer()).subarray(0, -300),
      'cannot be read as a picture',
    ],
    [
      'of 400 million pixels',
      'image/png',
      async () => enlarged(await paint(1).png().toBuffer()),
      'cannot be read as a picture',
    ],
  ])('with a cover %s is copied without it, and a line says why', async (_, mime, cover, why) => {
    const own = [text('TIT2', 'Mine'), { id: 'APIC', data: pictureData(mime, await cover()) }];
    await tag('own.mp3', Buffer.concat([id3v2(own, { version: 3 }), song]));
    const { common } = await read('own.mp3');
    expect([common.title, common.picture]).toEqual(['Mine', undefined]);
    expect(lines).toEqual([`${join(folder, 'own.mp3')} contains a cover that ${why}. The copy for visitors has none.`]);
  });

  test('of version 2.2 keeps its cover', async () => {
    const cover = oldPictureData('PNG', await paint(400).png().toBuffer());
    await tag('own.mp3', Buffer.concat([id3v2([{ id: 'PIC', data: cover }], { version: 2 }), song]));
    expect((await read('own.mp3')).common.picture).toMatchObject([{ format: 'image/jpeg' }]);
  });

  test('with a damaged tag is copied with its sound', async () => {
    const frames = [text('TIT2', 'Mine'), { ...text('TPE1', 'The Owner'), isCompressed: true }];
    for (const version of [3, 4] as const) {
      const own = id3v2(frames, { version, hasExtendedHeader: true });
      for (let at = 3; at < own.length; at++) {
        const damaged = Buffer.concat([own, song]);
        damaged[at]! ^= 0x7f;
        expect((await tag('own.mp3', damaged)).includes(song.subarray(-5000)), `byte ${at}`).toBe(true);
      }
    }
  });
});

/** A white picture of two by two pixels. */
function bmp(): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM');
  for (const [at, value] of Object.entries({ 2: 70, 10: 54, 14: 40, 18: 2, 22: 2 })) header.writeUInt32LE(value, +at);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return Buffer.concat([header, Buffer.alloc(16, 0xff)]);
}

/** A PNG that says that it has 20,000 by 20,000 pixels. */
function enlarged(png: Buffer): Buffer {
  const large = Buffer.from(png);
  large.writeUInt32BE(20_000, 16);
  large.writeUInt32BE(20_000, 20);
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
  return large;
}

test('a recording of another kind is copied as it is', async () => {
  const flac = Buffer.from('fLaC and so on');
  expect((await tag('song.flac', flac)).equals(flac)).toBe(true);
});

describe('a WAV', () => {
  const samples = Float32Array.from({ length: 999 }, (_, i) => Math.sin(i / 8));
  const wav = fakeWav(samples, 8000);

  test('gets metadata, and its sound does not change or move', async () => {
    const tagged = await tag('song.wav', wav);
    expect(tagged.subarray(12, wav.length).equals(wav.subarray(12))).toBe(true);
    expect(tagged.readUInt32LE(4)).toBe(tagged.length - 8);
    const { common, native, format } = await read('song.wav');
    expect(common).toMatchObject({ artist: 'The Ensemble', album: 'Night', year: 2024, genre: ['Symphonic'] });
    const copyright = { id: 'ICOP', value: 'Please ask. https://fixture.example/info#licence' };
    expect(native.exif).toContainEqual(copyright);
    // music-metadata reads these tags as Latin-1, but programs write UTF-8.
    expect(Buffer.from(common.title!, 'latin1').toString()).toBe('Παρουσία');
    expect(format.duration).toBeCloseTo(999 / 8000, 3);
    expect(contentsOf(tagged, '_PMX')).toBe(toXmp(facts));
  });

  test('of the owner keeps its title, in Latin-1 or UTF-8, and loses the data of recorders', async () => {
    const place = chunk('iXML', Buffer.from('<LOCATION_GPS>47.05, 8.30</LOCATION_GPS>'));
    for (const encoding of ['latin1', 'utf8'] as const) {
      const name = `${encoding}.wav`;
      const fields = [chunk('INAM', Buffer.from('Élégie', encoding)), chunk('ICOP', Buffer.from('Mine'))];
      const own = withChunks(chunk('LIST', Buffer.concat([Buffer.from('INFO'), ...fields])), place);
      const tagged = await tag(name, own);
      const { common, native } = await read(name);
      expect(Buffer.from(common.title!, 'latin1').toString()).toBe('Élégie');
      expect(native.exif).toContainEqual({ id: 'ICOP', value: `Mine ${facts.licenceUrl}` });
      expect(tagged.includes('47.05')).toBe(false);
      expect(tagged.indexOf('data')).toBe(own.indexOf('data'));
    }
  });

  test('with an unknown length keeps its sound separate from the tags', async () => {
    for (const wrong of [0, 0xffffffff]) {
      const recorded = Buffer.from(wav);
      recorded.writeUInt32LE(wrong, recorded.indexOf('data') + 4);
      const tagged = await tag('recorded.wav', recorded);
      expect(contentsOf(tagged, 'data')).toBe(contentsOf(wav, 'data'));
      expect(contentsOf(tagged, '_PMX')).toBe(toXmp(facts));
      rmSync(join(folder, 'tagged-recorded.wav'));
    }
  });

  test('of an odd length, and a file that is not a WAV, are handled', async () => {
    const odd = Buffer.concat([wav.subarray(0, 12), chunk('data', Buffer.alloc(3, 7)).subarray(0, 11)]);
    expect(contentsOf(await tag('odd.wav', odd), '_PMX')).toBe(toXmp(facts));
    const text = Buffer.from('not a recording at all');
    expect((await tag('none.wav', text)).equals(text)).toBe(true);
  });

  /** The WAV with chunks before its sound, as most programs write them. */
  function withChunks(...chunks: Buffer[]): Buffer {
    const data = wav.indexOf('data');
    return chunk('RIFF', Buffer.concat([wav.subarray(8, data), ...chunks, wav.subarray(data)]));
  }

  function contentsOf(file: Buffer, id: string): string | undefined {
    const found = chunksOf(file.length, (at, length) => file.subarray(at, at + length)).find((one) => one.id === id);
    return found && file.toString('utf8', found.contents, found.contents + found.size);
  }
});
