import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { acceptInChildProcess } from './accept-in-child-process.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'accept-'));
  return () => rmSync(place, { recursive: true });
});

/** A picture that can be used. */
function good() {
  const part = join(place, 'cover.png');
  copyFileSync('fixture/albums/single/cover.png', part);
  return { kind: 'picture', part, original: 'cover.png' } as const;
}

test('a picture that takes too long is refused with a remedy, and the next one is checked', async () => {
  await expect(acceptInChildProcess(good(), { limitMs: 0 })).rejects.toThrow(
    /^cover\.png takes more than a minute to open\. Save it smaller/,
  );
  expect(await acceptInChildProcess(good())).toEqual({});
});

test('a check ends when nobody waits for it, and the next one is not disturbed', async () => {
  const canceller = new AbortController();
  const checked = acceptInChildProcess(good(), { signal: canceller.signal });
  canceller.abort();
  await expect(checked).rejects.toThrow(/aborted/);
  expect(await Promise.all([acceptInChildProcess(good()), acceptInChildProcess(good())])).toEqual([{}, {}]);
});

test('what is wrong with a file is said as if it were checked here', async () => {
  const task = { ...good(), part: join(place, 'broken.png'), original: 'broken.png' };
  writeFileSync(task.part, 'no picture');
  await expect(acceptInChildProcess(task)).rejects.toMatchObject({
    status: 415,
    message: /^broken\.png cannot be read/,
  });
});
