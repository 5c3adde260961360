import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { id3v2 } from '../../../testing/fake-tags.ts';
import { lyricsIn } from './lyrics.ts';
import { readTags } from './recording.ts';

const lrc = '[ti:Night]\n[00:01.00]One\n[00:02.50][00:12.50]Two <00:03.00>three\n\n[1:02]Four\n[01:03:20]Five [Chorus]';
const plain = 'One\nTwo three\n\nFour\nFive [Chorus]';
const head = '\x03eng';
const latinHead = '\0eng';

/** A text with times in milliseconds: its encoding, language, format 2, and kind 1 (lyrics). */
const synchronised = (parts: string[]) =>
  Buffer.concat([
    Buffer.from(`${head}\x02\x01\0`),
    ...parts.map((part, index) => {
      const time = Buffer.alloc(4);
      time.writeUInt32BE(1000 * index);
      return Buffer.concat([Buffer.from(`${part}\0`), time]);
    }),
  ]);

async function lyricsOf(...frames: { id: string; data: Buffer }[]): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'lyrics-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a.mp3');
  writeFileSync(file, Buffer.concat([id3v2(frames, { version: 4 }), Buffer.alloc(2000)]));
  return lyricsIn((await readTags(file))!);
}

test.each([
  ['plain words', [{ id: 'USLT', data: Buffer.from(`${head}\0One\r\nTwo`) }], 'One\nTwo'],
  ['LRC', [{ id: 'USLT', data: Buffer.from(`${head}\0${lrc}`) }], plain],
  ['LRC in Latin-1', [{ id: 'USLT', data: Buffer.from(`${latinHead}\0${lrc}`, 'latin1') }], plain],
  ['lines with times', [{ id: 'SYLT', data: synchronised(['One', 'Two']) }], 'One\nTwo'],
  [
    'syllables with times',
    [{ id: 'SYLT', data: synchronised(['Mid', 'night', ' blue', '\nTwo']) }],
    'Midnight blue\nTwo',
  ],
  [
    'the same with times and without them',
    [
      { id: 'USLT', data: Buffer.from(`${head}\0One\nTwo`) },
      { id: 'SYLT', data: synchronised(['One', 'Two']) },
    ],
    'One\nTwo',
  ],
  [
    'two languages',
    [
      { id: 'USLT', data: Buffer.from(`${head}\0One`) },
      { id: 'USLT', data: Buffer.from('\x03deu\0Eins') },
    ],
    'One\n\nEins',
  ],
  ['no words', [{ id: 'USLT', data: Buffer.from(`${head}\0[00:01.00]`) }], undefined],
])('%s', async (_, frames, words) => {
  expect(await lyricsOf(...frames)).toBe(words);
});

test.each([
  ['LRC in other kinds of recordings', { text: lrc, syncText: [] }, plain],
  ['what the library has left of it', { text: '[00:05.50]Two\nThree', syncText: [] }, 'Two\nThree'],
])('%s', (_, tag, words) => {
  // Cast: only these fields are read.
  expect(lyricsIn({ common: { lyrics: [tag] }, native: {} } as never)).toBe(words);
});
