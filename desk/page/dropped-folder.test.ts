import { expect, test } from 'vitest';
import type { ReceivedFile } from '../messages.ts';
import type { Value } from '../value.ts';
import { albumOf, filesChosen, filesDropped, inOrder, planOf, withoutRecording, withWords } from './dropped-folder.ts';

const chosen = (...paths: string[]) =>
  filesChosen(
    paths.map((webkitRelativePath) => Object.assign(new File([], webkitRelativePath), { webkitRelativePath })),
  );

test('the files of a folder come in the order in which people count', () => {
  const { name, files, report } = chosen(
    'Walks/IMG_10.jpg',
    'Walks/CD 10/1.mp3',
    'Walks/CD 2/10.mp3',
    'Walks/CD 2/9.mp3',
    'Walks/.DS_Store',
    'Walks/CD 2/._9.mp3',
    'Walks/@eaDir/IMG_2.jpg/SYNOPHOTO_THUMB_M.jpg',
    'Walks/IMG_2.jpg',
    'Walks/CD 2 bonus/1.mp3',
  );
  expect(name).toBe('Walks');
  // A tablet lets its owner choose files only.
  expect(chosen('walk.mp3').name).toBe('New');
  expect(files.map(({ webkitRelativePath }) => webkitRelativePath)).toEqual([
    'Walks/CD 2/9.mp3',
    'Walks/CD 2/10.mp3',
    'Walks/CD 2 bonus/1.mp3',
    'Walks/CD 10/1.mp3',
    'Walks/IMG_2.jpg',
    'Walks/IMG_10.jpg',
  ]);
  expect(report).toEqual({ lines: [], systemFiles: 3 });
});

/** What a browser gives for a drop. Folders have entries; a text cannot be read. */
type Tree = { [name: string]: Tree | 'file' | 'unreadable' };
function entryOf(name: string, content: Tree[string], parent = ''): unknown {
  const fullPath = `${parent}/${name}`;
  if (typeof content === 'string') {
    const file = (resolve: (file: File) => void, reject: (error: Error) => void) =>
      content === 'file' ? resolve(new File([], name)) : reject(new Error('NotReadableError'));
    return { name, fullPath, isFile: true, isDirectory: false, file };
  }
  const parts = [Object.entries(content).map(([inner, below]) => entryOf(inner, below, fullPath)), []];
  const readEntries = (resolve: (entries: unknown) => void) => resolve(parts.shift());
  return { name, fullPath, isFile: false, isDirectory: true, createReader: () => ({ readEntries }) };
}
const transfer = (tree: Tree) =>
  ({
    items: [...Object.entries(tree).map(([name, content]) => entryOf(name, content)), null].map((entry) => ({
      webkitGetAsEntry: () => entry,
    })),
  }) as unknown as DataTransfer;

test('each dropped folder and file is taken or has a line', async () => {
  const tree: Tree = {
    One: { 'a.mp3': 'file', Deep: { 'b.mp3': 'unreadable', '.DS_Store': 'file' } },
    Two: { 'c.mp3': 'file' },
    'd.mp3': 'file',
  };
  const one = await filesDropped(transfer(tree), true);
  expect(one.files.map(({ name }) => name)).toEqual(['d.mp3', 'a.mp3']);
  expect(one).toMatchObject({
    name: 'One',
    report: {
      lines: [
        { file: 'Two', remark: 'One folder becomes one album or gallery. Drop this one next.' },
        { file: 'b.mp3', remark: 'cannot be opened.' },
      ],
      systemFiles: 1,
    },
  });
  const all = await filesDropped(transfer(tree));
  expect(all.files.map(({ name }) => name)).toEqual(['d.mp3', 'a.mp3', 'c.mp3']);
});

test.each<[string, string[], string | undefined, string[], Record<string, RegExp>]>([
  [
    'recordings and a cover',
    ['01.mp3', '02.wav', 'Cover.jpg', 'notes.txt'],
    'albums',
    ['Cover.jpg', '01.mp3', '02.wav'],
    { 'notes.txt': /^is a text\. Copy its words into the form/ },
  ],
  [
    'recordings, their words and several pictures',
    ['01.lrc', '01.mp3', '02.vtt', 'back.jpg', 'front.png'],
    'albums',
    ['front.png', '01.mp3', '01.lrc'],
    {
      '02.vtt': /^has words, but no recording beside it has its name\./,
      'back.jpg': /^An album has one picture, its cover\./,
    },
  ],
  [
    'pictures',
    ['2.jpg', '1.png', 'film.mp4', 'set.zip', 'list.m3u8'],
    'galleries',
    ['2.jpg', '1.png'],
    { 'film.mp4': /^is a film/, 'set.zip': /^is packed\. Open it/, 'list.m3u8': /^is a playlist/ },
  ],
  [
    'recordings that cannot be played',
    ['01.wma', '02.wma', 'cover.jpg'],
    undefined,
    [],
    {
      '01.wma': /Save it as FLAC, WAV or MP3 first/,
      '02.wma': /Save it as FLAC, WAV or MP3 first/,
      'cover.jpg': /^A folder with recordings becomes an album, but these cannot be played/,
    },
  ],
  ['nothing for a page', ['a.pdf', 'b.exe'], undefined, [], { 'a.pdf': /^is a PDF/, 'b.exe': /^is neither/ }],
])('a folder of %s', (_, names, kind, wanted, leftOut) => {
  const plan = planOf(names.map((name) => new File([], name)));
  expect([plan.kind, plan.wanted.map(({ name }) => name)]).toEqual([kind, wanted]);
  expect(plan.leftOut.map(({ file }) => file).sort()).toEqual(Object.keys(leftOut).sort());
  for (const { file, remark } of plan.leftOut) expect(remark).toMatch(leftOut[file]!);
});

test.each([
  [['Discovery.jpg', 'front.jpg'], 'front.jpg'],
  [['backcover.jpg', 'cover.jpg'], 'cover.jpg'],
  [['Back Cover.jpg', 'cover-hd.jpg'], 'cover-hd.jpg'],
  [['01 cover.jpg', 'Folder.jpg'], 'Folder.jpg'],
  [['back-cover.jpg', 'front-cover.jpg'], 'front-cover.jpg'],
  [['cover_inside.jpg', 'My frontcover.jpg'], 'My frontcover.jpg'],
  [['recovery.jpg', 'discover.jpg'], 'recovery.jpg'],
])('of %j the cover is %s', (names, cover) => {
  expect(planOf(['1.mp3', ...names].map((name) => new File([], name))).cover?.name).toBe(cover);
});

test.each(['1.m4p', '1.aaxc', '1.mid', '1.als'])('%s with a cover does not become a gallery', (name) => {
  expect(planOf([name, 'cover.jpg'].map((file) => new File([], file))).wanted).toEqual([]);
});

test('words find the track whose recording has their name, and replace no others', () => {
  const tracks: Value[] = [
    { audioUrl: 'quay.mp3' },
    { audioUrl: 'tide.mp3', words: { file: 'old.vtt', title: 'Guide' } },
  ];
  const received = ['quay.lrc', 'tide.lrc', 'gone.vtt'].map((file) => ({ kind: 'words', file }) as ReceivedFile);
  expect(withWords(tracks, received)).toEqual([
    { audioUrl: 'quay.mp3', words: { file: 'quay.lrc', title: 'Lyrics' } },
    tracks[1],
  ]);
  expect(withoutRecording(tracks, received).map(({ file }) => file)).toEqual(['gone.vtt']);
});

test('recordings follow their track numbers, unless two have the same, as on two discs', () => {
  const received = (...numbers: (number | undefined)[]) =>
    numbers.map((number, index) => ({ file: `${index}.mp3`, number }) as ReceivedFile);
  const names = (files: ReceivedFile[]) => inOrder(files).map(({ file }) => file);
  expect(names(received(3, undefined, 1))).toEqual(['2.mp3', '0.mp3', '1.mp3']);
  expect(names(received(1, 2, 1, 2))).toEqual(['0.mp3', '1.mp3', '2.mp3', '3.mp3']);
});

test('an album has the commonest texts of its recordings, the first cover, and names the artists of other tracks', () => {
  const received = [
    { title: 'Songs', year: '2019', artist: '' },
    { title: 'Walks', year: '2021', artist: '', cover: 'cover.jpg' },
    { title: 'Walks', artist: 'A Guest' },
    {},
  ].map((album, index) => ({ album, track: { id: `${index}` } }) as unknown as ReceivedFile);
  expect(albumOf(received)).toEqual({
    album: { title: 'Walks', year: '2019', coverImage: { file: 'cover.jpg', alt: '' } },
    tracks: [{ id: '0' }, { id: '1' }, { artist: 'A Guest', id: '2' }, { id: '3' }],
  });
});
