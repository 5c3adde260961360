import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type IAudioMetadata, type ICommonTagsResult, parseFile } from 'music-metadata';
import { formatTime } from '../../contract/time.ts';

export interface Recording {
  folder: string;
  file: string;
  /** m:ss */
  duration: string;
  standIn?: boolean | undefined;
}

/** Checks the kind and the duration of a recording, exact to the second. The message completes the sentence "<field> …". */
export async function recordingProblem({ folder, file, duration, standIn }: Recording): Promise<string | undefined> {
  const path = join(folder, file);
  // A missing file is reported elsewhere, and a stand-in may be another recording.
  if (standIn || !existsSync(path) || !statSync(path).isFile()) return undefined;
  const found = await readRecording(path);
  if ('unreadable' in found) return `is ${duration}, but ${file} ${found.unreadable}`;
  if (found.wrongKind) return `belongs to ${file}, which ${found.wrongKind}`;
  if (found.duration === duration) return undefined;
  return `is ${duration}, but ${file} lasts ${found.duration}. Write "${found.duration}", or put the right file in its place.`;
}

/** The tags of a recording, its duration as m:ss, and the reason why browsers cannot play it. */
export interface ReadRecording {
  tags: ICommonTagsResult;
  duration: string;
  wrongKind?: string | undefined;
}

/** Reads a recording. Its messages complete the sentence "<file> …". */
export async function readRecording(path: string): Promise<ReadRecording | { unreadable: string }> {
  const found = await parseFile(path, { duration: true }).catch(() => undefined);
  const seconds = found?.format.duration;
  if (!found || !seconds) {
    const kind = isWav(path) ? 'a WAV' : 'an mp3';
    const what = statSync(path).size === 0 ? 'is empty' : `cannot be read as ${kind}`;
    return { unreadable: `${what}. Save the recording again as ${kind}.` };
  }
  const duration = formatTime(Math.round(seconds));
  return { tags: found.common, duration, wrongKind: wrongKind(path, found.format) };
}

const isWav = (file: string) => /\.wav$/i.test(file);

/** Browsers play any mp3, and a WAV with integers of 16, 24 or 32 bits, or with floating-point numbers of 32 bits. */
function wrongKind(
  file: string,
  { container, codec, bitsPerSample = 0 }: IAudioMetadata['format'],
): string | undefined {
  if (!isWav(file)) return container === 'MPEG' ? undefined : `is ${container}. Save the recording again as an mp3.`;
  const isPlayed =
    codec === 'PCM' ? [16, 24, 32].includes(bitsPerSample) : codec?.includes('FLOAT') && bitsPerSample === 32;
  if (isPlayed) return undefined;
  return `is a WAV that browsers cannot play (${codec}, ${bitsPerSample} bits). Save it again with 16 or 24 bits, or as mp3.`;
}
