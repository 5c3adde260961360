import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accentsOf } from '../lib/colors.ts';
import { drawPreview } from './draw-preview.ts';
import { parseMark } from './mark.ts';

const mark = parseMark('<svg viewBox="0 0 28 28"><circle cx="14" cy="14" r="13"/></svg>');

/** Whether something light is drawn in a part of the preview. */
async function isLit(picture: Buffer, left: number, top: number, width: number, height: number): Promise<boolean> {
  const { channels } = await sharp(await sharp(picture).extract({ left, top, width, height }).toBuffer()).stats();
  return channels[0]!.max > 200;
}

test('a preview has the mark, the name of the site, and the title in as many lines as it needs', async () => {
  const draw = (title: string) => drawPreview(mark, accentsOf(), { title, siteName: 'Vigil' });
  const short = await draw('Info');
  expect(await sharp(short).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(short.length).toBeLessThan(600_000);
  expect(await isLit(short, 80, 64, 60, 60)).toBe(true);
  expect(await isLit(short, 160, 64, 200, 60)).toBe(true);
  expect(await isLit(short, 80, 400, 400, 110)).toBe(true);
  expect(await isLit(short, 80, 220, 600, 140)).toBe(false);
  const long = await draw('Bowls, plates and vessels from the kiln in the year of the snow');
  expect(await isLit(long, 80, 320, 600, 60)).toBe(true);
  expect(await isLit(long, 800, 200, 400, 300)).toBe(false);
});
