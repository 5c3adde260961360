import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ID3Writer } from 'browser-id3-writer';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { id3v2, textData } from '../../testing/fake-tags.ts';
import { ContentFolder } from './content-folder.ts';
import { receive } from './receive.ts';
import { type DeskRecord, folderRecord, recordsIn } from './records.ts';

// It decodes pictures, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let place: string;
let folder: ContentFolder;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'receive-'));
  for (const name of ['content', 'incoming']) mkdirSync(join(place, name));
  folder = new ContentFolder(join(place, 'content'));
  return () => rmSync(place, { recursive: true });
});

const album = folderRecord('albums', 'new');
const home = recordsIn([]).find(({ name }) => name === 'home.yaml')!;
const send = (record: DeskRecord, name: string, bytes: Uint8Array) =>
  receive(() => folder, join(place, 'incoming'), record, name, Readable.from([bytes]));
const song = readFileSync('fixture/albums/songs/song-1.mp3');
const paint = () => sharp({ create: { width: 64, height: 32, channels: 3, background: 'teal' } });

test('a recording becomes a track, with what its tags say', async () => {
  const writer = new ID3Writer(song.buffer.slice(song.byteOffset, song.byteOffset + song.length) as ArrayBuffer);
  writer.setFrame('TIT2', 'Nächtlicher Gang').setFrame('TRCK', '7/9').setFrame('TALB', 'Songs');
  writer.setFrame('USLT', { description: '', lyrics: 'First line\nSecond line', language: 'eng' });
  const received = await send(album, '07 irgendwas.MP3', Buffer.from(writer.addTag()));
  expect(received).toMatchObject({ kind: 'recording', file: '07-irgendwas.mp3', number: 7 });
  expect(received.track).toEqual({
    id: 'nachtlicher-gang',
    title: 'Nächtlicher Gang',
    description: '',
    notes: 'First line\nSecond line',
    duration: '1:10',
    audioUrl: '07-irgendwas.mp3',
    icon: 'music',
  });
  expect(readdirSync(join(place, 'content/albums/new'))).toEqual(['07-irgendwas.mp3']);
});

test('an unsynchronised tag is read', async () => {
  const title = { id: 'TIT2', data: textData('Ночь', 'utf-16') };
  const tag = id3v2([title], { version: 3, isUnsynchronised: true });
  expect((await send(album, '1.mp3', Buffer.concat([tag, song]))).title).toBe('Ночь');
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

test('a picture without such data stays as it is, to the byte', async () => {
  const picture = await paint().png().toBuffer();
  const { file } = await send(album, 'cover.png', picture);
  expect(readFileSync(join(place, 'content/albums/new', file)).equals(picture)).toBe(true);
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
  [
    'photo.heic',
    Buffer.from('x'),
    /^photo\.heic is of a kind that the site cannot show\. Save it as JPEG or PNG first\./,
  ],
  ['song.m4a', Buffer.from('x'), /Save it as MP3 or WAV first/],
  ['text.docx', Buffer.from('x'), /^text\.docx is a text\. Copy its words/],
  ['song.lrc', Buffer.from('no times'), /^song\.lrc cannot be used: line 1 has no time\./],
  ['.htaccess', Buffer.from('x'), /keeps for itself/],
  ['._cover.jpg', Buffer.from('x'), /keeps for itself/],
  ['empty.jpg', Buffer.alloc(0), /^empty\.jpg is empty/],
  ['text.jpg', Buffer.from('no picture'), /^text\.jpg cannot be read as a picture/],
  ['cut.jpg', readFileSync('fixture/pictures/about-1.jpg').subarray(0, 900), /^cut\.jpg (is damaged|cannot be read)/],
  ['large.png', Buffer.alloc(60e6), /^large\.png has more than 50 MB\. Save it smaller\./],
  ['no-sound.mp3', Buffer.from('no sound'), /^no-sound\.mp3 cannot be read as an mp3/],
  ['wave.mp3', readFileSync('fixture/pictures/about-1.jpg'), /^wave\.mp3 .*Save the recording again/],
  ['film.mp4', Buffer.from('no film'), /^film\.mp4 is not a film in AV1 or H\.264/],
])('%s is refused with a sentence, and nothing is kept', async (name, bytes, message) => {
  await expect(send(album, name, bytes)).rejects.toThrow(message);
  expect(readdirSync(join(place, 'incoming'))).toEqual([]);
  expect(globSync('**/*.*', { cwd: join(place, 'content') })).toEqual([]);
});

test('a transfer that breaks off leaves nothing', async () => {
  const broken = Readable.from(
    (async function* () {
      yield song.subarray(0, 1000);
      throw new Error('aborted');
    })(),
  );
  await expect(receive(() => folder, join(place, 'incoming'), album, 'song.mp3', broken)).rejects.toThrow('aborted');
  expect(readdirSync(join(place, 'incoming'))).toEqual([]);
});
