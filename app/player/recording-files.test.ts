import { afterEach, describe, expect, test, vi } from 'vitest';
import { setKept } from '../lib/kept-files.ts';
import { chooseOriginals } from '../lib/originals.ts';
import { createAudio, isFastLine, recordingFiles, wantsOriginal } from './recording-files.ts';

const audioUrl = '/audio/song.wav';
const streamUrl = '/audio/song.mp3';
const track = { audioUrl, streamUrl, plays: 'original' } as const;

afterEach(() => {
  globalThis.presses = undefined;
  vi.unstubAllGlobals();
});

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', type: 'wifi' }, true],
  [{ effectiveType: '4g', type: 'ethernet' }, true],
  [{ effectiveType: '4g', type: 'cellular' }, false],
  [{ effectiveType: '4g', type: 'unknown' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '3g', type: 'wifi' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('a track that may play its original does so only on a fast line: %j', (connection, isFast) => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(isFastLine(connection)).toBe(isFast);
  expect(recordingFiles(track)).toEqual(isFast ? [audioUrl, streamUrl] : [streamUrl, audioUrl]);
  expect(recordingFiles({ audioUrl, streamUrl })).toEqual([streamUrl, audioUrl]);
});

describe('the visitor’s choice', () => {
  const fast = { connection: { effectiveType: '4g' } };
  const stubStore = () => {
    const texts = new Map<string, string>();
    const setItem = (key: string, text: string) => texts.set(key, text);
    vi.stubGlobal('localStorage', { getItem: (key: string) => texts.get(key) ?? null, setItem });
  };

  test.each([
    ['stored', stubStore],
    ['not stored, where the browser blocks it', () => {}],
  ])('is stronger than the line, and is %s', (_, stub) => {
    stub();
    vi.stubGlobal('navigator', {});
    chooseOriginals(true);
    expect(wantsOriginal()).toBe(true);
    expect(recordingFiles(track)).toEqual([audioUrl, streamUrl]);
    vi.stubGlobal('navigator', fast);
    chooseOriginals(false);
    expect(recordingFiles(track)).toEqual([streamUrl, audioUrl]);
  });

  test.each([
    [audioUrl, false],
    [streamUrl, true],
  ])('is weaker than what is kept offline: %s', (file, isWanted) => {
    stubStore();
    chooseOriginals(isWanted);
    setKept(new Set([file]));
    expect(recordingFiles(track)[0]).toBe(file);
    setKept(new Set());
  });
});

test('a stream that a press has begun to load is played; its element is the first one', () => {
  const recording = { src: `https://site.test${streamUrl}` } as HTMLAudioElement; // Cast: only its address is read.
  // Cast: the other fields are not read.
  globalThis.presses = { recording } as typeof globalThis.presses;
  vi.stubGlobal('navigator', { connection: { effectiveType: '4g' } });
  expect(recordingFiles(track)).toEqual([streamUrl, audioUrl]);
  expect(createAudio()).toBe(recording);
  expect(globalThis.presses).not.toHaveProperty('recording');
});
