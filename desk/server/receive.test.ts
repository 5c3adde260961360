import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ID3Writer } from 'browser-id3-writer';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { chunk } from '../../generator/media/tags/riff.ts';
import { fakeWav } from '../../testing/fake-recording.ts';
import { id3v2, textData } from '../../testing/fake-tags.ts';
import {
  brokenPictures,
  colorsOf,
  differsBy,
  halves,
  halvesOfSvg,
  phonePicture,
  svg,
  twoHalves,
} from '../../testing/odd-pictures.ts';
import { Desk } from './desk.ts';
import { receive } from './receive.ts';
import { type DeskRecord, folderRecord, recordsIn } from './records.ts';
import { turnPicture } from './turn-picture.ts';

let place: string;
let desk: Desk;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'receive-'));
  mkdirSync(join(place, 'content/albums/new'), { recursive: true });
  writeFileSync(join(place, 'content/albums/new/album.yaml'), ''); // An empty folder is no album.
  desk = new Desk(join(place, 'content'));
  return () => rmSync(place, { recursive: true });
});

const album = folderRecord('albums', 'new');
const home = recordsIn('fixture').find(({ name }) => name === 'home.yaml')!;
const send = (record: DeskRecord, name: string, bytes: Uint8Array) =>
  receive(desk, record, name, Readable.from([bytes]));
const song = readFileSync('fixture/albums/songs/song-1.mp3');
const paint = () => sharp({ create: { width: 64, height: 32, channels: 3, background: 'teal' } });

test('a recording becomes a track, with what its tags say', async () => {
  const writer = new ID3Writer(song.buffer.slice(song.byteOffset, song.byteOffset + song.length) as ArrayBuffer);
  writer.setFrame('TIT2', 'Nächtlicher Gang').setFrame('TRCK', '7/9').setFrame('TALB', 'Songs');
  writer.setFrame('TPE1', ['A Guest']).setFrame('TPE2', 'The Ensemble');
  writer.setFrame('TYER', 2021).setFrame('TCON', ['Walks']);
  const data = await paint()
    .jpeg()
    .withExif({ IFD0: { Model: 'Camera' } })
    .toBuffer();
  writer.setFrame('APIC', { type: 3, data: Uint8Array.from(data).buffer, description: 'Cover' });
  writer.setFrame('USLT', { description: '', lyrics: 'First line\nSecond line', language: 'eng' });
  const received = await send(album, '07 irgendwas.MP3', Buffer.from(writer.addTag()));
  expect(received).toMatchObject({ kind: 'recording', file: '07-irgendwas.mp3', number: 7 });
  expect(received.track).toEqual({
    id: 'nachtlicher-gang',
    title: 'Nächtlicher Gang',
    notes: 'First line\nSecond line',
    duration: '1:10',
    audioUrl: '07-irgendwas.mp3',
    artist: 'A Guest',
    icon: 'music',
  });
  expect(received.album).toEqual({
    title: 'Songs',
    year: '2021',
    genre: 'Walks',
    artist: 'The Ensemble',
    cover: 'cover.jpg',
  });
  expect(readdirSync(join(place, 'content/albums/new'))).toEqual(['07-irgendwas.mp3', 'album.yaml', 'cover.jpg']);
  expect((await sharp(join(place, 'content/albums/new/cover.jpg')).metadata()).exif).toBeUndefined();
  expect(readdirSync(desk.incoming)).toEqual([]);
  writeFileSync(join(place, 'content/site.yaml'), 'artist: The Ensemble\n');
  expect((await send(album, '8.mp3', Buffer.from(writer.addTag()))).album).toMatchObject({ artist: '' });
});

test('a FLAC, an M4A and an Opus become tracks too, with their counted lengths', async () => {
  for (const [sent, from] of Object.entries({ 'a.flac': 'tone.flac', 'b.m4a': 'alac.m4a', 'c.opus': 'tone.opus' })) {
    const { kind, file, track } = await send(album, sent, readFileSync(join('testing/recordings', from)));
    expect([kind, file, track?.duration]).toEqual(['recording', sent, '0:03']);
  }
});

test('an unsynchronised tag is read', async () => {
  const title = { id: 'TIT2', data: textData('Ночь', 'utf-16') };
  const tag = id3v2([title], { version: 3, isUnsynchronised: true });
  expect((await send(album, '1.mp3', Buffer.concat([tag, song]))).title).toBe('Ночь');
});

test('the title of a WAV is read in UTF-8', async () => {
  const list = chunk('LIST', Buffer.concat([Buffer.from('INFO'), chunk('INAM', Buffer.from('Élégie, Νύχτα'))]));
  const wav = chunk('RIFF', Buffer.concat([fakeWav(new Float32Array(8000).fill(0.1), 8000).subarray(8), list]));
  expect((await send(album, '1.wav', wav)).title).toBe('Élégie, Νύχτα');
});

test('only the first of two texts in a tag counts, only what can be read, and only a sensible number', async () => {
  for (const number of ['-5', '99999999999999', '0']) {
    const lyrics = Buffer.from('\x03eng\0One\x07\r\nTwo\0Three');
    const frames = [
      { id: 'TIT2', data: textData('\x07Night\x1b\0Day', 'utf-8') },
      { id: 'TRCK', data: textData(number, 'utf-8') },
      { id: 'USLT', data: lyrics },
    ];
    const received = await send(album, 'a.mp3', Buffer.concat([id3v2(frames, { version: 4 }), song]));
    expect(received).toMatchObject({ title: 'Night', track: { notes: 'One\nTwo' } });
    expect(received.number).toBeUndefined();
  }
});

test('a recording without tags has its title from its name', async () => {
  const plain = readFileSync('fixture/albums/single/only-song.mp3');
  expect((await send(album, '03_only-song.mp3', plain)).track).toMatchObject({
    title: expect.any(String),
    duration: '0:45',
  });
});

test('a name that a camera has given is no title', async () => {
  const picture = await paint().jpeg().toBuffer();
  expect(await send(home, 'IMG_0412.JPG', picture)).toMatchObject({ title: '', id: 'img-0412' });
  expect(await send(home, '2024-05-20 18.04.jpg', picture)).toMatchObject({ title: '', id: '2024-05-20-18-04' });
  expect(await send(home, 'Image of 1955.jpg', picture)).toMatchObject({ title: 'Image of 1955' });
});

test('a picture loses place and camera, and stands upright; who made it stays', async () => {
  const photo = await paint()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Camera', Artist: 'The Owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  const { file } = await send(home, 'IMG 0001.JPEG', photo);
  expect(file).toBe('pictures/img-0001.jpg');
  const kept = readFileSync(join(place, 'content', file));
  const { exif, width, height, orientation = 1 } = await sharp(kept).metadata();
  expect([width, height, orientation]).toEqual([32, 64, 1]);
  expect(exif!.toString('latin1')).toContain('The Owner');
  expect(exif!.toString('latin1')).not.toContain('Camera');
  expect(kept.includes('GPS')).toBe(false);
});

test('a JPEG without such data loses the picture of a phone behind it, and stays as it is otherwise', async () => {
  const picture = await paint().jpeg().toBuffer();
  const second = await paint()
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '47/1 3/1 0/1' } })
    .toBuffer();
  for (const sent of [picture, Buffer.concat([picture, second])]) {
    const { file } = await send(album, 'cover.jpg', sent);
    expect(readFileSync(join(place, 'content/albums/new', file)).equals(picture)).toBe(true);
  }
});

test('a picture without such data stays as it is, to the byte', async () => {
  const picture = await paint().png().toBuffer();
  const { file } = await send(album, 'cover.png', picture);
  expect(readFileSync(join(place, 'content/albums/new', file)).equals(picture)).toBe(true);
});

describe('a picture that browsers cannot show is converted, and the desk says so:', () => {
  test('HEIC, without place and camera', async () => {
    const received = await send(album, 'IMG_0001.HEIC', phonePicture());
    expect(received).toMatchObject({ file: 'img-0001.jpg', warnings: ['Converted from HEIC.'] });
    const kept = readFileSync(join(place, 'content/albums/new/img-0001.jpg'));
    const { format, width, height, exif, hasProfile, orientation = 1 } = await sharp(kept).metadata();
    expect([format, width, height, hasProfile, orientation]).toEqual(['jpeg', 64, 96, true, 1]);
    expect(exif!.toString('latin1')).toContain('The Owner');
    for (const trace of ['GPS', 'Camera']) expect(kept.includes(trace), trace).toBe(false);
    const [first] = await colorsOf(kept, true);
    expect(differsBy(first!, halves.first)).toBeLessThan(12);
  });

  test('a mark stays an SVG beside the record of the site, and others than plain shapes are refused', async () => {
    const svg = (inner: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);
    expect(await send(home, 'mark.svg', svg('<path d="M0 0h9"/>'))).toMatchObject({ kind: 'mark', file: 'mark.svg' });
    expect(readFileSync(join(place, 'content/mark.svg'))).toEqual(svg('<path d="M0 0h9"/>'));
    await expect(send(home, 'mark.svg', svg('<script/>'))).rejects.toThrow('mark.svg has a <script>');
  });

  test('TIFF, SVG, and a file with the ending of another kind', async () => {
    const tiff = await sharp([await paint().png().toBuffer(), await paint().png().toBuffer()], {
      join: { animated: true },
    })
      .tiff()
      .toBuffer();
    const pages = 'Only the first of its 2 pages is shown.';
    expect(await send(album, 'scan.tif', tiff)).toMatchObject({
      file: 'scan.jpg',
      warnings: ['Converted from TIFF.', pages],
    });
    const drawing = svg('viewBox="0 0 96 64"', halvesOfSvg);
    expect(await send(album, 'logo.svg', drawing)).toMatchObject({
      file: 'logo.png',
      warnings: ['Converted from SVG.'],
    });
    const named = await send(album, 'phone.jpeg', phonePicture());
    expect(named).toMatchObject({ file: 'phone.jpg', warnings: ['Converted from HEIC.'] });
  });
});

test('a printer’s picture keeps its colours without its place', async () => {
  const print = await twoHalves()
    .toColourspace('cmyk')
    .withExif({ IFD0: { Make: 'Camera' } })
    .jpeg()
    .toBuffer();
  const { file, warnings } = await send(album, 'print.jpg', print);
  expect(warnings).toBeUndefined();
  const kept = readFileSync(join(place, 'content/albums/new', file));
  const [first] = await colorsOf(kept, false);
  expect(differsBy(first!, halves.first)).toBeLessThan(45);
  expect(kept.includes('Camera')).toBe(false);
});

test('a panorama of a phone keeps its length', async () => {
  const panorama = await twoHalves(9000, 900)
    .withExif({ IFD0: { Make: 'Camera' } })
    .jpeg()
    .toBuffer();
  const { file } = await send(album, 'panorama.jpg', panorama);
  expect(await sharp(join(place, 'content/albums/new', file)).metadata()).toMatchObject({ width: 9000, height: 900 });
});

test('words get the name of their recording, whichever comes first', async () => {
  await send(album, '01 Quay.mp3', song);
  const words = Buffer.from('[00:01.00]The quay\n[00:02.00]is empty');
  await send(album, 'Tide.lrc', words);
  expect((await send(album, 'Tide.mp3', song)).file).toBe('tide.mp3');
  expect(await send(album, '01 Quay.LRC', words)).toMatchObject({ kind: 'words', file: '01-quay.lrc', title: 'Quay' });
  expect(readFileSync(join(place, 'content/albums/new/01-quay.lrc')).equals(words)).toBe(true);
});

test('a name that is taken gets a number', async () => {
  await send(album, 'cover.png', await paint().png().toBuffer());
  expect((await send(album, 'Cover.jpg', await paint().jpeg().toBuffer())).file).toBe('cover-2.jpg');
});

test.each<[string, Uint8Array, RegExp]>([
  ...Object.entries(await brokenPictures()).map(([name, bytes]): [string, Uint8Array, RegExp] => [
    name,
    bytes,
    new RegExp(`^${name} (is|has|cannot|takes) .*\\.$`),
  ]),
  ['photo.psd', Buffer.from('x'), /^photo\.psd is a file of a drawing program\. Export it from there as PNG\./],
  ['song.m4a', Buffer.from('x'), /^song\.m4a cannot be read as an M4A\. Save the recording again\.$/],
  ['song.wma', Buffer.from('x'), /^song\.wma .* Save it as FLAC, WAV or MP3 first\.$/],
  ['old.mp3', readFileSync('testing/recordings/layer-2.mp3'), /^old\.mp3 is MPEG Layer I or II/],
  ['text.docx', Buffer.from('x'), /^text\.docx is a text\. Copy its words/],
  ['song.lrc', Buffer.from('no times'), /^song\.lrc cannot be used: line 1 has no time\./],
  ['.htaccess', Buffer.from('x'), /keeps for itself/],
  ['._cover.jpg', Buffer.from('x'), /keeps for itself/],
  ['large.png', Buffer.alloc(60e6), /^large\.png has more than 50 MB\. Save it smaller\./],
  ['no-sound.mp3', Buffer.from('no sound'), /^no-sound\.mp3 cannot be read as an mp3/],
  ['wave.mp3', readFileSync('fixture/pictures/about-1.jpg'), /^wave\.mp3 .*Save the recording again/],
  ['film.mp4', Buffer.from('no film'), /^film\.mp4 is no film in AV1 or H\.264/],
])('%s is refused with a sentence, and nothing is kept', async (name, bytes, message) => {
  await expect(send(album, name, bytes)).rejects.toThrow(message);
  expect(readdirSync(desk.incoming)).toEqual([]);
  expect(readdirSync(join(place, 'content/albums/new'))).toEqual(['album.yaml']);
});

test('a transfer that breaks off leaves nothing', async () => {
  const broken = Readable.from(
    (async function* () {
      yield song.subarray(0, 1000);
      throw new Error('aborted');
    })(),
  );
  await expect(receive(desk, album, 'song.mp3', broken)).rejects.toThrow('aborted');
  expect(readdirSync(desk.incoming)).toEqual([]);
});

test('a better picture of the same name takes the place of the old one, which goes to the trash', async () => {
  const [old, better] = [await paint().png().toBuffer(), await paint().negate().jpeg().toBuffer()];
  await send(album, 'Tide.png', old);
  const into = (replaces?: string) => receive(desk, album, 'Tide.jpg', Readable.from([better]), { replaces });
  expect((await into('tide.png')).file).toBe('tide.jpg');
  expect(readdirSync(join(place, 'content/albums/new'))).toEqual(['album.yaml', 'tide.jpg']);
  expect(desk.trash.entries()).toMatchObject([{ files: ['albums/new/tide.png'] }]);
  // Dropped on a list, it is another picture.
  expect((await into()).file).toBe('tide-2.jpg');
});

test('a picture is turned to the right, and is in the trash as it was', async () => {
  await send(album, 'halves.png', await twoHalves(64, 32).png().toBuffer());
  await turnPicture(desk, 'albums/new/halves.png');
  const { width, height } = await sharp(join(place, 'content/albums/new/halves.png')).metadata();
  expect([width, height]).toEqual([32, 64]);
  expect(desk.trash.entries()).toMatchObject([{ files: ['albums/new/halves.png'] }]);
});
