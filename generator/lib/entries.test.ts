import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { filesBelow, foldersIn, linkProblems } from './entries.ts';

let place: string;
let content: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'entries-'));
  content = join(place, 'content');
  put('content/albums/songs/one.mp3');
  put('elsewhere/other/two.mp3');
  return () => rmSync(place, { recursive: true });
});

function put(path: string): void {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), '');
}

test('what systems leave behind is not listed', () => {
  for (const name of ['._one.mp3', '.DS_Store', 'Thumbs.db', 'desktop.ini', 'one.mp3~', '~$notes.docx', 'Icon\r']) {
    if (process.platform !== 'win32' || !/[\r]/.test(name)) put(`content/albums/songs/${name}`);
  }
  for (const folder of ['@eaDir', '__MACOSX', '.Trashes', '.Spotlight-V100']) put(`content/albums/${folder}/one.mp3`);
  expect(filesBelow(content)).toEqual(['albums/songs/one.mp3']);
  expect(foldersIn(content, 'albums')).toEqual(['songs']);
  expect(foldersIn(content, 'galleries')).toEqual([]);
});

describe('a link to a folder', () => {
  const link = (target: string, path: string) => symlinkSync(join(place, target), join(place, path), 'junction');

  test('inside is followed, but not around itself', () => {
    link('content/albums/songs', 'content/albums/best');
    link('content', 'content/albums/songs/all');
    expect(filesBelow(content)).toEqual(['albums/best/one.mp3', 'albums/songs/one.mp3']);
    expect(foldersIn(content, 'albums').sort()).toEqual(['best', 'songs']);
    expect(linkProblems(content, 'albums')).toEqual([]);
  });

  test('that leads out or nowhere is left out, and reported', () => {
    link('elsewhere/other', 'content/albums/other');
    link('gone', 'content/albums/gone');
    expect(filesBelow(content)).toEqual(['albums/songs/one.mp3']);
    expect(foldersIn(content, 'albums')).toEqual(['songs']);
    const found = linkProblems(content, 'albums').map(({ file, message }) => [relative(content, file), message]);
    expect(found.sort()).toEqual([
      [join('albums', 'gone'), 'is a link to something that is not there. Put the original in its place.'],
      [
        join('albums', 'other'),
        'is a link that leads out of the content folder. Put a copy of the original in its place.',
      ],
    ]);
  });
});

// Windows allows links to files only to administrators.
test.skipIf(process.platform === 'win32')('a link to a file is followed inside only', () => {
  symlinkSync('songs/one.mp3', join(content, 'albums/inside.mp3'));
  symlinkSync(join(place, 'elsewhere/other/two.mp3'), join(content, 'albums/outside.mp3'));
  symlinkSync('gone.mp3', join(content, 'albums/gone.mp3'));
  expect(filesBelow(content)).toEqual(['albums/inside.mp3', 'albums/songs/one.mp3']);
});

test.skipIf(process.platform === 'win32')('a pipe is not listed, because a program that reads it waits forever', () => {
  execFileSync('mkfifo', [join(content, 'albums/songs/pipe.mp3')]);
  symlinkSync('songs/pipe.mp3', join(content, 'albums/linked.mp3'));
  expect(filesBelow(content)).toEqual(['albums/songs/one.mp3']);
});
