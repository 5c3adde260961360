import { accessSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { albums } from '../../pages/album/page.ts';
import { home } from '../../pages/home/page.ts';
import { initiatives } from '../../pages/other-initiatives/page.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import { assets, contentFiles, makePage, readSite } from '../pages/all-pages.ts';

vi.mock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()), accessSync: vi.fn() }));

let content: ContentCopy;
beforeEach(() => {
  content = copyFixture();
  return content.remove;
});

test('a missing picture and a missing recording', async () => {
  rmSync(join(content.folder, 'albums/songs/cover.jpg'));
  content.change('albums/songs/album.yaml', 'audioUrl: song-1.mp3', 'audioUrl: song-one.mp3');
  const problems = await content.problemsIn(albums);
  expect(problems).toContain(
    "coverImage › file names 'cover.jpg', but there is no such file beside this record. Add it, or correct the name.",
  );
  expect(problems).toContain("tracks › 1 › audioUrl names 'song-one.mp3', but there is no such file");
});

test('the most similar file and icon are proposed', async () => {
  content.change('albums/songs/album.yaml', 'audioUrl: song-1.mp3', 'audioUrl: song1.mp3');
  expect(await content.problemsIn(albums)).toContain("correct the name. Did you mean 'song-1.mp3'?");
  content.change('albums/songs/album.yaml', /icon: .*/, 'icon: clok');
  expect(await content.problemsIn(albums)).toContain(`(it is "clok"). Did you mean 'clock'?`);
});

test('a missing film', async () => {
  rmSync(join(content.folder, 'film/hero-narrow.h264.mp4'));
  const line = content.lineOf('home.yaml', 'film/hero-narrow.h264.mp4');
  expect(await content.problemsIn(home)).toBe(
    `home.yaml:${line}:13  film › narrow › 2 › file names 'film/hero-narrow.h264.mp4', but there is no such file beside this record. Add it, or correct the name.`,
  );
});

test('capitals and accents may differ from those on the disk', async () => {
  const folder = join(content.folder, 'albums/songs');
  renameSync(join(folder, 'cover.jpg'), join(folder, 'Mein Cover fu\u0308r Dich.JPG'));
  renameSync(join(folder, 'song-1.mp3'), join(folder, 'Élise & I #1.MP3'));
  content.change('albums/songs/album.yaml', 'file: cover.jpg', 'file: mein cover f\u00fcr dich.jpg');
  content.change('albums/songs/album.yaml', 'audioUrl: song-1.mp3', 'audioUrl: "e\u0301lise & I #1.mp3"');
  expect(await content.problemsIn(albums)).toBe('');
  const site = await readSite(content.folder);
  const [songs] = site.get(albums);
  expect(songs!.coverImage.file).toBe('Mein Cover fu\u0308r Dich.JPG');
  expect(songs!.tracks[0]!.audioUrl).toBe('Élise & I #1.MP3');
  const { address, file } = assets(site).find(({ file }) => file.endsWith('.MP3'))!;
  expect(address).toMatch(/^\/audio\/songs\/elise-i-1-[0-9a-f]{8}\.mp3$/);
  expect(file).toBe(join(folder, 'Élise & I #1.MP3'));
  expect(makePage(site, fakePicture, '/music/album/songs')).toMatchObject({
    data: { tracks: expect.arrayContaining([expect.objectContaining({ audioUrl: address })]) },
  });
});

test('a folder, and a file without read permission', async () => {
  const folder = join(content.folder, 'albums/songs');
  rmSync(join(folder, 'song-1.mp3'));
  mkdirSync(join(folder, 'song-1.mp3'));
  vi.mocked(accessSync).mockImplementation((file) => {
    if (String(file).endsWith('song-2.mp3')) throw new Error('EACCES: permission denied');
  });
  onTestFinished(() => void vi.mocked(accessSync).mockReset());
  const problems = await content.problemsIn(albums);
  expect(problems).toContain(
    "tracks › 1 › audioUrl names 'song-1.mp3', which is a folder. Name a file in it, or put a file in its place.",
  );
  expect(problems).toContain(
    "tracks › 2 › audioUrl names 'song-2.mp3', which cannot be opened. Allow everyone to read this file.",
  );
});

test.each([
  ['a picture of Paint', 'cover.bmp'],
  ['a drawing', 'cover.psd'],
])('%s is refused with the known kinds', async (_, file) => {
  writeFileSync(join(content.folder, 'albums/songs', file), 'bytes');
  content.change('albums/songs/album.yaml', 'file: cover.jpg', `file: ${file}`);
  const line = content.lineOf('albums/songs/album.yaml', file);
  expect(await content.problemsIn(albums)).toBe(
    `albums/songs/album.yaml:${line}:21  coverImage › file must be the name of a JPEG, PNG, WebP, AVIF, HEIC, TIFF, GIF or SVG file. Export a picture of another kind as JPEG (it is "${file}").`,
  );
});

test('the recording of an initiative has the duration of its record', async () => {
  content.change('initiatives.yaml', /duration: .*/, 'duration: "9:59"');
  content.change('initiatives.yaml', /^ {4}standIn: true\n/m, '');
  expect(await content.problemsIn(initiatives)).toMatch(
    /^initiatives\.yaml:\d+:\d+ {2}\d › audio › duration is 9:59, but podcast\/episode\.mp3 lasts /,
  );
});

describe('an id that occurs twice in a list is refused with both lines', () => {
  const idsIn = (text: string) => [...text.matchAll(/^ *(?:- )?id: (.*)$/gm)].map(([, id]) => id!);
  const files = contentFiles.flatMap((file) => {
    const names = globSync(file.name, { cwd: 'fixture' }).map((name) => name.replaceAll(sep, '/'));
    const name = names.find((name) => idsIn(readFileSync(join('fixture', name), 'utf8')).length > 1);
    return name ? [[name, file] as const] : [];
  });
  test.each(files)('%s', async (name, file) => {
    const source = readFileSync(join(content.folder, name), 'utf8');
    const [first, second] = idsIn(source);
    content.change(name, `id: ${second}`, `id: ${first}`);
    const lines = readFileSync(join(content.folder, name), 'utf8').split('\n');
    const [here, there] = [lines.findLastIndex(isFirst), lines.findIndex(isFirst)];
    function isFirst(line: string): boolean {
      return line.trim().replace('- ', '') === `id: ${first}`;
    }
    const problem = await content.problemsIn(file);
    expect(problem).toMatch(new RegExp(`^${name}:${here + 1}:\\d+ {2}.*2 has the id '${first}'`));
    expect(problem).toContain(`in line ${there + 1} already has it. Give one of them another id.`);
  });
});
