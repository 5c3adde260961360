import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { analyseRecording } from '../media/analyse-recording.ts';
import { videoProblem } from '../media/hero-videos.ts';
import { readPicture } from '../media/read-picture.ts';
import { lfsPointerProblem } from './lfs-pointer.ts';

const pointer = Buffer.from(`version https://git-lfs.github.com/spec/v1\noid sha256:${'4d'.repeat(32)}\nsize 12345\n`);

test('what Git LFS leaves for a file is named as that, for pictures, recordings and films', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pointer-'));
  try {
    for (const ending of ['wav', 'mp3', 'flac', 'm4a']) {
      const file = join(folder, `sound.${ending}`);
      writeFileSync(file, pointer);
      await expect(analyseRecording(file), ending).rejects.toThrow(lfsPointerProblem);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  await expect(readPicture(pointer)).rejects.toThrow(lfsPointerProblem);
  expect(videoProblem(pointer)).toBe(lfsPointerProblem);
});
