import { expect, test } from 'vitest';
import type { ReceivedFile } from '../messages.ts';
import { filesChosen, inOrder } from './dropped-folder.ts';

const chosen = (...paths: string[]) =>
  filesChosen(
    paths.map((webkitRelativePath) => Object.assign(new File([], webkitRelativePath), { webkitRelativePath })),
  );

test('the files of a folder come in the order in which people count', () => {
  const { name, files } = chosen(
    'Walks/IMG_10.jpg',
    'Walks/CD 10/1.mp3',
    'Walks/CD 2/10.mp3',
    'Walks/CD 2/9.mp3',
    'Walks/.DS_Store',
    'Walks/IMG_2.jpg',
    'Walks/CD 2 bonus/1.mp3',
  );
  expect(name).toBe('Walks');
  expect(files.map(({ webkitRelativePath }) => webkitRelativePath)).toEqual([
    'Walks/CD 2/9.mp3',
    'Walks/CD 2/10.mp3',
    'Walks/CD 2 bonus/1.mp3',
    'Walks/CD 10/1.mp3',
    'Walks/IMG_2.jpg',
    'Walks/IMG_10.jpg',
  ]);
});

test('recordings follow their track numbers, unless two have the same, as on two discs', () => {
  const received = (...numbers: (number | undefined)[]) =>
    numbers.map((number, index) => ({ file: `${index}.mp3`, number }) as ReceivedFile);
  const names = (files: ReceivedFile[]) => inOrder(files).map(({ file }) => file);
  expect(names(received(3, undefined, 1))).toEqual(['2.mp3', '0.mp3', '1.mp3']);
  expect(names(received(1, 2, 1, 2))).toEqual(['0.mp3', '1.mp3', '2.mp3', '3.mp3']);
});
