import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';

/** Turns a picture to the right. `file` is its path below the content folder. Returns the entry of the trash with the picture as it was. */
export async function turnPicture(desk: Desk, file: string): Promise<{ replaced: string }> {
  const path = desk.content.pathOf(file);
  const { format } = await sharp(readFileSync(path)).metadata();
  const picture = sharp(readFileSync(path)).autoOrient().rotate(90).keepIccProfile();
  const turned =
    format === 'jpeg'
      ? picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      : format === 'png'
        ? picture.png()
        : format === 'webp'
          ? picture.webp({ quality: 95 })
          : undefined;
  if (!turned) throw new DeskError(415, `${file} cannot be turned here. Turn it in the program that has made it.`);
  const bytes = await turned.toBuffer();
  const entry = desk.trash.newFolder();
  desk.carryOut({ discards: [[path, join(entry, file)]], moves: [], writes: [[path, bytes]] });
  return { replaced: basename(entry) };
}
