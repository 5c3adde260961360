import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakePicture } from './fake-picture.ts';
import { withInlineLight } from './inline-light.ts';

/** A content folder in whose folder `pictures` a light has files of these sizes, in bytes by width. */
function contentWith(sizes: Record<number, number>): string {
  const folder = mkdtempSync(join(tmpdir(), 'light-'));
  mkdirSync(join(folder, 'pictures/encoded'), { recursive: true });
  for (const [width, bytes] of Object.entries(sizes)) {
    writeFileSync(join(folder, `pictures/encoded/light-${width}.avif`), Buffer.alloc(bytes, Number(width) % 256));
  }
  return folder;
}

const file = 'pictures/light.jpg';
const inlineOf = (sizes: Record<number, number>) =>
  withInlineLight(contentWith(sizes), file, { ...fakePicture(file, ''), avifWidths: Object.keys(sizes).map(Number) })
    .inline;

test('the text is the file of at most 720 px', () => {
  const content = contentWith({ 480: 2, 720: 3, 960: 4 });
  const picture = { ...fakePicture(file, ''), avifWidths: [480, 720, 960] };
  const { inline, ...rest } = withInlineLight(content, file, picture);
  expect(rest).toEqual(picture);
  const bytes = Buffer.from(inline!.replace('data:image/avif;base64,', ''), 'base64');
  expect(bytes).toEqual(readFileSync(join(content, 'pictures/encoded/light-720.avif')));
});

test('a small picture has no such width: its own is used', () => {
  expect(inlineOf({ 480: 2, 500: 3 })).toBe(`data:image/avif;base64,${Buffer.alloc(3, 500 % 256).toString('base64')}`);
});

test('a light of more than 6000 bytes stays a file', () => {
  expect(inlineOf({ 720: 6000 })).toBeDefined();
  expect(inlineOf({ 720: 6001 })).toBeUndefined();
});

test('a light that is not encoded yet stays a file', () => {
  expect(withInlineLight(contentWith({}), file, fakePicture(file, '')).inline).toBeUndefined();
});
