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
import { aiffFile, cafFile, wavFile } from '../../../testing/sound-files.ts';
import { uint32BE, uint32LE } from '../../lib/bytes.ts';
import { oggHeaderBytes, oggPageAt, setChecksum } from '../ogg-page.ts';
import { readSamples } from '../read-samples.ts';
import { box } from './boxes.ts';
import { tagJpeg } from './jpeg.ts';
import type { RecordingProvenance } from './provenance.ts';
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

/** The cover of a record, of 100 pixels. */
let coverFile: string;
beforeEach(async () => {
  coverFile = join(folder, 'record.jpg');
  await sharp({ create: { width: 100, height: 100, channels: 3, background: 'gold' } }).toFile(coverFile);
});

/** Tags a file as one that plays, and returns the bytes of the copy. The source must not change. */
async function tag(name: string, bytes: Uint8Array, provenance: RecordingProvenance = facts): Promise<Buffer> {
  lines = [];
  const [source, target] = [join(folder, name), join(folder, `tagged-${name}`)];
  writeFileSync(source, bytes);
  rmSync(target, { force: true });
  await copyTagged(source, target, provenance, (line) => lines.push(line));
  expect(readFileSync(source).equals(bytes)).toBe(true);
  return readFileSync(target);
}

/** Tags a file as one that visitors keep. */
const tagDownload = (name: string, bytes: Uint8Array) => tag(name, bytes, { ...facts, coverFile });

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
    const tagged = await tagDownload('own.mp3', Buffer.from(writer.addTag()));
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
    await tagDownload('own.mp3', Buffer.concat([own, song]));
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
  ])(
    'that visitors keep, with a cover %s, has that of its record, and a line says why',
    async (_, mime, cover, why) => {
      const own = [text('TIT2', 'Mine'), { id: 'APIC', data: pictureData(mime, await cover()) }];
      await tagDownload('own.mp3', Buffer.concat([id3v2(own, { version: 3 }), song]));
      const { common } = await read('own.mp3');
      expect(common.title).toBe('Mine');
      expect((await sharp(common.picture![0]!.data).metadata()).width).toBe(100);
      const line = `${join(folder, 'own.mp3')} contains a cover that ${why}. Its download has the cover of its record.`;
      expect(lines).toEqual([line]);
    },
  );

  test('with a cover that hides a place gets its pixels alone', async () => {
    const cover = await paint(300).jpeg().toBuffer();
    const photo = await paint(64)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '47/1 3/1 0/1' } })
      .toBuffer();
    const xmp = tagJpeg(cover, Buffer.from('<exif:GPSLatitude>47,3.0N</exif:GPSLatitude>'));
    for (const hiding of [xmp, Buffer.concat([cover, photo]), cover]) {
      const own = id3v2([{ id: 'APIC', data: pictureData('image/jpeg', hiding) }], { version: 3 });
      await tagDownload('own.mp3', Buffer.concat([own, song]));
      expect(Buffer.from((await read('own.mp3')).common.picture![0]!.data).equals(cover)).toBe(true);
    }
  });

  test('has the first of two texts, without characters that nobody sees', async () => {
    for (const title of ['Mine\0Yours', '\x07Mine', ' Mine\x01']) {
      const own = id3v2([text('TIT2', title), text('TRCK', '-5/6')], { version: 4 });
      await tag('own.mp3', Buffer.concat([own, song]));
      const { common } = await read('own.mp3');
      expect([common.title, common.track]).toEqual(['Mine', { no: 2, of: 6 }]);
    }
  });

  test('of version 2.2 keeps its cover where visitors keep it; one that plays has none, because its sound would begin later', async () => {
    const cover = oldPictureData('PNG', await paint(400).png().toBuffer());
    const own = Buffer.concat([id3v2([{ id: 'PIC', data: cover }], { version: 2 }), song]);
    await tagDownload('own.mp3', own);
    expect((await read('own.mp3')).common.picture).toMatchObject([{ format: 'image/jpeg' }]);
    await tag('own.mp3', own);
    expect((await read('own.mp3')).common.picture).toBeUndefined();
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

/** What a place looks like in the metadata of a program. */
const place = 'LOCATION=47.05, 8.30';
const vorbisComments = (...texts: string[]) =>
  Buffer.concat([
    uint32LE(0, texts.length),
    ...texts.flatMap((one) => [uint32LE(Buffer.byteLength(one)), Buffer.from(one)]),
  ]);

const fixture = (name: string) => readFileSync(join('testing/recordings', name));
/** The name of the program in the fixtures, as long as a place. */
const program = 'Lavf62.12.102';
/** The page of an OGG has a wrong checksum then, so its sound is compared with the fixture's. */
const placed = (name: string) => {
  const bytes = fixture(name);
  for (let at = bytes.indexOf(program); at >= 0; at = bytes.indexOf(program, at)) bytes.write('GPS 47.0 8.30', at);
  return bytes;
};

const sound = {
  encoding: 'big16' as const,
  samples: Float32Array.from({ length: 9000 }, (_, index) => Math.sin(index / 8)),
  sampleRate: 8000,
  channels: 1,
};
const bigChunk = (id: string, text: string) =>
  Buffer.concat([Buffer.from(id), uint32BE(text.length), Buffer.from(text)]);
const id3 = id3v2([{ id: 'TXXX', data: textData(place, 'latin1') }], { version: 3 });

/** A FLAC with comments and a picture of a phone. */
function flac(): Buffer {
  const tone = fixture('tone.flac');
  const information = tone.subarray(0, 42);
  const block = (type: number, contents: Buffer) =>
    Buffer.concat([uint32BE(type * 2 ** 24 + contents.length), contents]);
  const sounds = tone.subarray(tone.indexOf(Buffer.of(0xff, 0xf8), 42));
  const comments = block(4, vorbisComments('TITLE=Mine', place));
  return Buffer.concat([
    information,
    comments,
    flacBlock(2, Buffer.from(`GPS ${place}`)),
    flacBlock(0x81, Buffer.alloc(20)),
    sounds,
  ]);
}

/** An M4A whose index, at its end, states a place. */
function m4a(): Buffer {
  const whole = fixture('aac.m4a');
  const index = whole.lastIndexOf('moov') - 4;
  const moov = whole.subarray(index);
  const added = box('udta', box('\xa9xyz', Buffer.from(place)));
  return Buffer.concat([whole.subarray(0, index), box('moov', moov.subarray(8), added), box('uuid', place)]);
}

/** A WebM with tags that state a place, and with a title of 200 letters. */
function webm(): Buffer {
  const whole = placed('tone.webm');
  const tags = Buffer.concat([uint32BE(0x1254c367), Buffer.of(0x40, 200), Buffer.alloc(200, place)]);
  // The size of the segment is unknown then.
  whole.fill(0xff, whole.indexOf(uint32BE(0x18538067)) + 5, whole.indexOf(uint32BE(0x18538067)) + 12);
  whole[whole.indexOf(uint32BE(0x18538067)) + 4] = 1;
  return Buffer.concat([whole, tags]);
}

/** Its name, its file, and, if tags are around it, the file without them. */
describe.each<[string, string, () => Buffer, (() => Buffer)?]>([
  ['a FLAC', 'song.flac', flac],
  ['a FLAC between tags', 'song.flac', () => Buffer.concat([id3, flac(), apeV2({ GPS: place })]), flac],
  ['an M4A', 'song.m4a', m4a],
  ['an M4A behind a tag', 'song.m4a', () => Buffer.concat([id3, m4a()]), m4a],
  ['an Opus', 'song.opus', () => placed('tone.opus'), () => fixture('tone.opus')],
  ['a Vorbis', 'song.ogg', () => placed('vorbis.ogg'), () => fixture('vorbis.ogg')],
  ['a FLAC in an OGG', 'song.oga', () => placed('flac.oga'), () => fixture('flac.oga')],
  [
    'two streams of an OGG',
    'song.opus',
    () => Buffer.concat([placed('tone.opus'), placed('tone.opus')]),
    () => Buffer.concat([fixture('tone.opus'), fixture('tone.opus')]),
  ],
  ['an AIFF', 'song.aiff', () => Buffer.concat([aiffFile(sound), bigChunk('ANNO', place), bigChunk('ID3 ', place)])],
  [
    'a CAF',
    'song.caf',
    () => {
      const caf = cafFile(sound);
      const info = Buffer.concat([Buffer.from('info'), uint32BE(0, place.length), Buffer.from(place)]);
      return Buffer.concat([caf.subarray(0, 8 + 12 + 32), info, caf.subarray(8 + 12 + 32)]);
    },
  ],
  ['a WebM', 'song.webm', webm],
])('%s', (_, name, make, makePlain = make) => {
  test('loses the place that a program has written, and keeps its sound', async () => {
    const given = make();
    const tagged = await tag(name, given);
    for (const trace of ['LOCATION', 'GPS', '47.0']) {
      expect(tagged.includes(trace), trace).toBe(false);
    }
    expect(given.includes('47.0')).toBe(true);
    writeFileSync(join(folder, `plain-${name}`), makePlain());
    expect(await heard(`tagged-${name}`)).toEqual(await heard(`plain-${name}`));
  });
});

/** All samples of a recording. */
async function heard(name: string): Promise<Float32Array[]> {
  const parts: Float32Array[] = [];
  for await (const { channels } of readSamples(join(folder, name))) parts.push(...channels);
  return [Float32Array.from(parts.flatMap((part) => [...part]))];
}

const picture = Buffer.alloc(300_000, 'picture');
const pictureTag = id3v2([{ id: 'APIC', data: pictureData('image/jpeg', picture) }], { version: 3 });

/** A file with these bytes instead of others of its own. */
function replaced(file: Buffer, from: number, to: number, bytes: Uint8Array): Buffer {
  return Buffer.concat([file.subarray(0, from), bytes, file.subarray(to)]);
}

/** An OGG with these packets instead of its second one, which begins its second page. */
function withPackets(ogg: Buffer, ...packets: Buffer[]): Buffer {
  const file = { size: ogg.length, read: (at: number, length: number) => ogg.subarray(at, at + length) };
  const second = oggPageAt(file, oggPageAt(file, 0)!.end)!;
  const packetSegments = second.segments.findIndex((length) => length < 255) + 1;
  const sizes = [
    ...packets.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255]),
    ...second.segments.subarray(packetSegments),
  ];
  const skipped = second.segments.subarray(0, packetSegments).reduce((sum, length) => sum + length, 0);
  const rest = ogg.subarray(second.at + oggHeaderBytes + second.segments.length + skipped, second.end);
  const body = Buffer.concat([...packets, rest]);
  const pages: Buffer[] = [];
  for (let at = 0, from = 0; at < sizes.length; at += 255) {
    const own = sizes.slice(at, at + 255);
    const length = own.reduce((sum, size) => sum + size, 0);
    const header = Buffer.from(second.header);
    header[5] = Number(sizes[at - 1] === 255);
    header.writeUInt32LE(1 + pages.length, 18);
    header[26] = own.length;
    pages.push(Buffer.concat([header, Buffer.from(own), body.subarray(from, from + length)]));
    from += length;
  }
  for (const page of pages) setChecksum(page);
  const later = Buffer.from(ogg.subarray(second.end));
  return Buffer.concat([ogg.subarray(0, second.at), ...pages, later]);
}

const pictureComment = vorbisComments(`METADATA_BLOCK_PICTURE=${picture}`);
const flacBlock = (type: number, contents: Buffer) =>
  Buffer.concat([uint32BE(type * 2 ** 24 + contents.length), contents]);

/** An M4A whose index, at its end, has a picture. */
function m4aWithPicture(): Buffer {
  const whole = fixture('aac.m4a');
  const index = whole.lastIndexOf('moov') - 4;
  const list = box('ilst', box('covr', box('data', picture)));
  const added = box('udta', box('meta', '\0\0\0\0', box('hdlr', '\0\0\0\0\0\0\0\0mdir'), list));
  return Buffer.concat([whole.subarray(0, index), box('moov', whole.subarray(index + 8), added), box('free', picture)]);
}

/** Its name, a file with pictures, and the same without. */
test.each<[string, string, () => Buffer, () => Buffer]>([
  [
    'mp3',
    'song.mp3',
    () => {
      const song = readFileSync('fixture/albums/songs/song-5.mp3');
      return Buffer.concat([pictureTag, Buffer.alloc(9000), song, apeV2({ 'Cover Art (Front)': `${picture}` })]);
    },
    () => readFileSync('fixture/albums/songs/song-5.mp3'),
  ],
  [
    'WAV',
    'song.wav',
    () => {
      const wav = fakeWav(sound.samples, 8000);
      const data = wav.indexOf('data');
      return Buffer.concat([replaced(wav, data, data, chunk('id3 ', pictureTag)), chunk('id3 ', pictureTag)]);
    },
    () => fakeWav(sound.samples, 8000),
  ],
  [
    'FLAC',
    'song.flac',
    () => Buffer.concat([pictureTag, replaced(fixture('tone.flac'), 42, 42, flacBlock(6, picture))]),
    () => fixture('tone.flac'),
  ],
  [
    'Vorbis',
    'song.ogg',
    () => withPackets(fixture('vorbis.ogg'), Buffer.concat([Buffer.from('\x03vorbis'), pictureComment, Buffer.of(1)])),
    () => fixture('vorbis.ogg'),
  ],
  [
    'Opus',
    'song.opus',
    () => withPackets(fixture('tone.opus'), Buffer.concat([Buffer.from('OpusTags'), pictureComment])),
    () => fixture('tone.opus'),
  ],
  [
    'FLAC in an OGG',
    'song.oga',
    () => withPackets(fixture('flac.oga'), flacBlock(4, vorbisComments()), flacBlock(128 + 6, picture)),
    () => fixture('flac.oga'),
  ],
  ['M4A', 'song.m4a', m4aWithPicture, () => fixture('aac.m4a')],
  ['M4A with its index first', 'song.m4a', () => fixture('index-first.m4a'), () => fixture('index-first.m4a')],
  [
    'AIFF',
    'song.aiff',
    () => Buffer.concat([replaced(aiffFile(sound), 12, 12, bigChunk('ID3 ', `${picture}`)), bigChunk('ID3 ', 'x')]),
    () => aiffFile(sound),
  ],
  [
    'CAF',
    'song.caf',
    () => {
      const info = Buffer.concat([Buffer.from('info'), uint32BE(0, picture.length), picture]);
      return replaced(cafFile(sound), 8 + 12 + 32, 8 + 12 + 32, info);
    },
    () => cafFile(sound),
  ],
])(
  'a playing %s has no picture and nothing behind its sound, which begins at once and is the same',
  async (_, name, make, makePlain) => {
    const plain = makePlain();
    const tagged = await tag(name, make());
    expect(tagged.includes('picture')).toBe(false);
    expect(tagged.length).toBeLessThan(plain.length + 3000);
    writeFileSync(join(folder, `plain-${name}`), plain);
    expect(await heard(`tagged-${name}`)).toEqual(await heard(`plain-${name}`));
    // The longest repetition of the plain file at the end: its last bytes of sound.
    const tail = tagged.subarray(-24);
    expect(plain.includes(tail)).toBe(true);
  },
);

test('a FLAC, an OGG and an Opus get our metadata, and the title of the owner stays', async () => {
  await tag('song.flac', flac());
  const { common } = await read('song.flac');
  expect(common).toMatchObject({ title: 'Mine', artist: 'The Ensemble', album: 'Night', year: 2024 });
  expect([common.track, common.license]).toEqual([{ no: 2, of: 6 }, facts.licenceUrl]);
  for (const [name, from] of [
    ['song.ogg', 'vorbis.ogg'],
    ['song.opus', 'tone.opus'],
  ] as const) {
    await tag(name, fixture(from));
    expect((await read(name)).common.title, name).toBe('Παρουσία');
  }
});

test('an M4A keeps what its encoder says about silence', async () => {
  const gap = box(
    '----',
    box('mean', '\0\0\0\0com.apple.iTunes'),
    box('name', '\0\0\0\0iTunSMPB'),
    box('data', ' 0 840'),
  );
  const list = box('ilst', box('\xa9cmt', box('data', place)), gap);
  const whole = fixture('aac.m4a');
  const index = whole.lastIndexOf('moov') - 4;
  const udta = box('udta', box('meta', '\0\0\0\0', box('hdlr', '\0\0\0\0\0\0\0\0mdir'), list), box('name', place));
  const own = Buffer.concat([whole.subarray(0, index), box('moov', whole.subarray(index + 8), udta)]);
  const tagged = await tag('song.m4a', own);
  expect(tagged.includes(gap)).toBe(true);
  expect(tagged.includes('LOCATION')).toBe(false);
});

describe('a WAV', () => {
  const samples = Float32Array.from({ length: 999 }, (_, i) => Math.sin(i / 8));
  const wav = fakeWav(samples, 8000);

  test('gets metadata, and its sound does not change', async () => {
    const tagged = await tag('song.wav', wav);
    expect(contentsOf(tagged, 'data')).toBe(contentsOf(wav, 'data'));
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
    }
  });

  test('loses what programs write into chunks of any name, behind tags of an mp3, and in an RF64', async () => {
    const where = '47.05, 8.30';
    const made = wavFile({ encoding: 'little16', samples, sampleRate: 8000, channels: 1 }, 'RF64');
    for (const id of ['XMP ', 'PMX ', 'cart', 'aXML', 'LGWV', 'iXML', 'JUNK', 'afsp']) {
      const trace = chunk(id, Buffer.from(`GPS ${where} `));
      const behind = Buffer.concat([id3, withChunks(trace)]);
      const large = Buffer.concat([made, trace, Buffer.from(where).subarray(0, 7)]);
      for (const own of [withChunks(trace), behind, large]) {
        const tagged = await tag('own.wav', own);
        for (const part of ['GPS', 'LOCATION', '47.05']) expect(tagged.includes(part), id).toBe(false);
        expect(tagged.includes(toXmp(facts))).toBe(true);
        expect(contentsOf(tagged, 'data')).toBe(contentsOf(own === large ? made : wav, 'data'));
        if (own === large) expect(tagged.readBigUInt64LE(20)).toBe(BigInt(tagged.length - 8));
        else expect(tagged.readUInt32LE(4)).toBe(tagged.length - 8);
      }
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
