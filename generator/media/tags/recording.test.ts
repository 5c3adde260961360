import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ID3Writer } from 'browser-id3-writer';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeWav } from '../../../testing/fake-recording.ts';
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

/** Tags a file, and returns the bytes of the copy. The source must not change. */
async function tag(name: string, bytes: Uint8Array): Promise<Buffer> {
  const [source, target] = [join(folder, name), join(folder, `tagged-${name}`)];
  writeFileSync(source, bytes);
  await copyTagged(source, target, facts);
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
  });
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
