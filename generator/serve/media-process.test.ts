import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { MediaError } from '../media/media-error.ts';
import { prepareMediaInChildProcess } from './media-process.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'media process ')), 'content');
  mkdirSync(folder);
  return () => rmSync(join(folder, '..'), { recursive: true });
});

const prepare = (lines: string[] = []) => prepareMediaInChildProcess(folder, (line) => lines.push(line));

test('media are prepared once, also after two concurrent requests', async () => {
  await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).toFile(join(folder, 'one.png'));
  const lines: string[] = [];
  expect(await Promise.all([prepare(lines), prepare()])).toEqual([1, 0]);
  expect(readdirSync(join(folder, 'encoded'))).toEqual(['one-8.avif', 'one-8.webp']);
  expect(lines.join('\n')).toContain('1 of 1  one.png');
});

test('who waits does not wait for a run in the background: that ends, and the rest is done at once', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  for (const name of ['one', 'two']) await picture.clone().toFile(join(folder, `${name}.png`));
  const background = prepare();
  await new Promise(setImmediate); // It has begun.
  const urgent = prepareMediaInChildProcess(folder, () => {}, true);
  expect(await background).toBeUndefined();
  expect(await urgent).toBe(2);
});

test('the problem of a picture is passed on', async () => {
  writeFileSync(join(folder, 'empty.jpg'), '');
  const error = await prepare().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MediaError);
  expect((error as MediaError).problems).toMatchObject([{ message: 'is empty. Put the picture in its place.' }]);
});

test('a missing folder is an error, and does not hang', async () => {
  rmSync(folder, { recursive: true });
  await expect(prepare()).rejects.toThrow('The media could not be prepared: exit 1');
});
