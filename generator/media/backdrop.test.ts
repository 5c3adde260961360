import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { fakePicture } from '../../testing/fake-picture.ts';
import { backdropOf } from './backdrop.ts';

const file = 'pictures/light.jpg';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'light-'));
  return () => rmSync(folder, { recursive: true });
});

/** The text that is added to a light whose encoded files have these bytes, by width. */
function inlineOf(files: Record<number, Buffer>) {
  mkdirSync(join(folder, 'pictures/encoded'), { recursive: true });
  for (const [width, bytes] of Object.entries(files)) {
    writeFileSync(join(folder, `pictures/encoded/light-${width}.avif`), bytes);
  }
  const picture = { ...fakePicture(file, ''), avifWidths: Object.keys(files).map(Number) };
  const { inline, ...rest } = backdropOf(folder, { file, treatment: 'glow' }, picture, 'page');
  expect(rest).toEqual({ ...picture, treatment: 'glow' });
  return inline;
}

const small = Buffer.from('small');
const right = Buffer.from('right');
const large = Buffer.from('large');
const text = `data:image/avif;base64,${right.toString('base64')}`;

test('the text is the file of 720 px', () => {
  expect(inlineOf({ 480: small, 720: right, 960: large })).toBe(text);
});

test('a smaller picture is used whole', () => {
  expect(inlineOf({ 480: small, 500: right })).toBe(text);
});

test('a light of more than 6000 bytes stays a file', () => {
  expect(inlineOf({ 720: Buffer.alloc(6000) })).toBeDefined();
  expect(inlineOf({ 720: Buffer.alloc(6001) })).toBeUndefined();
});

test('a light that is not encoded yet stays a file', () => {
  expect(inlineOf({})).toBeUndefined();
});
