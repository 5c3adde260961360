import { filesToPlay, type RecordingFiles } from '../../contract/recording.ts';
import type {} from '../lib/early-presses.ts'; // The type of `presses`.
import { isKept } from '../lib/kept-files.ts';
import { originalsChoice } from '../lib/originals.ts';
import { savesData } from '../lib/saves-data.ts';

/** The browser's view of the network, navigator.connection. Only Chromium has it, and TypeScript does not know it. */
interface Connection {
  effectiveType?: string;
  /** Only phones and tablets say it. */
  type?: string;
}

/** Whether the line is known to be fast and without a limit. Firefox and Safari do not say. */
export function isFastLine({ effectiveType, type = 'ethernet' }: Connection = {}): boolean {
  return effectiveType === '4g' && /^(ethernet|wifi)$/.test(type) && !savesData();
}

/** Whether the visitor wants the recordings themselves: as they chose, or on a fast line. */
export function wantsOriginal(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return originalsChoice() ?? isFastLine(connection);
}

/** Whether it is kept offline, or a press from before the code was there has begun to load it. */
const isAtHand = (file: string): boolean =>
  isKept(file) || (globalThis.presses?.recording?.src.endsWith(file) ?? false);

/** The addresses of a track's files: the one to play, and the other one for the case that it does not load. */
export const recordingFiles = (track: RecordingFiles): [file: string, other?: string] =>
  filesToPlay(track, wantsOriginal(), isAtHand);

/** An audio element; the first one may already load the recording of a track that was pressed before the code was there. */
export function createAudio(): HTMLAudioElement {
  const { presses } = globalThis;
  const audio = presses?.recording ?? new Audio();
  delete presses?.recording;
  return audio;
}
