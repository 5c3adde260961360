import { expect, test } from 'vitest';
import { filesToPlay, type RecordingFiles } from './recording.ts';

const [original, stream] = ['/audio/song.wav', '/audio/song.mp3'];
const only: RecordingFiles = { audioUrl: original };
const streamed: RecordingFiles = { audioUrl: original, streamUrl: stream };
const playable: RecordingFiles = { ...streamed, plays: 'original' };

test.each<[string, RecordingFiles, boolean, string[], string[]]>([
  ['a recording without a stream', only, false, [], [original]],
  ['the same, kept', only, false, [original], [original]],
  ['a stream', streamed, false, [], [stream, original]],
  ['an original that the owner does not offer', streamed, true, [], [stream, original]],
  ['an original that nobody wants', playable, false, [], [stream, original]],
  ['an original that is wanted', playable, true, [], [original, stream]],
  ['a kept stream instead of a wanted original', playable, true, [stream], [stream, original]],
  ['a kept original instead of a stream', playable, false, [original], [original, stream]],
  ['a wanted original, both kept', playable, true, [original, stream], [original, stream]],
  ['a stream, both kept', playable, false, [original, stream], [stream, original]],
])('plays %s', (_, files, wantsOriginal, kept, expected) => {
  expect(filesToPlay(files, wantsOriginal, (file) => kept.includes(file))).toEqual(expected);
});
