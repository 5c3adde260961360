import { expect, test } from 'vitest';
import { type FileLine, lastDrop, rowsOf } from './file-lines.ts';

const taken = (file: string, remark = ''): FileLine => ({ file, kind: 'picture', remark });

test('a few good files are named, many are counted', () => {
  expect(rowsOf([taken('a.jpg'), taken('b.jpg')])).toEqual({
    leftOut: [],
    taken: [{ files: ['a.jpg', 'b.jpg'], remark: '' }],
  });
  const many: FileLine[] = [...'abcd'].map((name) => taken(`${name}.jpg`));
  const others: FileLine[] = [
    { file: 'e.mp3', kind: 'recording', remark: '' },
    { file: 'e.lrc', kind: 'words', remark: '' },
  ];
  expect(rowsOf([...many, ...others])).toEqual({
    leftOut: [],
    taken: [{ files: [], remark: '4 pictures, 1 recording, and 1 file of words' }],
  });
});

test('files with a remark come before those without one, and the same sentence stands once', () => {
  const lines = [
    ...[...'abcd'].map((name) => taken(`${name}.jpg`)),
    taken('IMG_2.heic', 'Converted from HEIC.'),
    { file: 'x.txt', remark: 'is a text.' },
    { file: 'y.jpg', remark: 'An album has one picture.' },
    { file: 'z.jpg', remark: 'An album has one picture.' },
  ];
  expect(rowsOf(lines)).toEqual({
    leftOut: [
      { files: ['x.txt'], remark: 'is a text.' },
      { files: ['y.jpg', 'z.jpg'], remark: 'An album has one picture.' },
    ],
    taken: [
      { files: ['IMG_2.heic'], remark: 'Converted from HEIC.' },
      { files: [], remark: '4 pictures' },
    ],
  });
});

test('two drops that end one after the other have one report', () => {
  lastDrop.clear();
  lastDrop.add({ lines: [taken('a.jpg')], systemFiles: 1 });
  lastDrop.add({ lines: [taken('b.jpg')], systemFiles: 2 });
  expect(lastDrop.get()).toEqual({ lines: [taken('a.jpg'), taken('b.jpg')], systemFiles: 3 });
  lastDrop.clear();
  expect(lastDrop.get()).toEqual({ lines: [], systemFiles: 0 });
});
