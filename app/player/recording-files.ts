import type { TrackData } from '../../contract/page-data.ts';
import type {} from '../lib/kept-presses.ts'; // The type of `presses`.

/** The browser's view of the network, navigator.connection. Only Chromium has it, and TypeScript does not know it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The addresses of a track's files: the one to play, and the other one for the case that it does not load. */
export function recordingFiles(
  { audioUrl, streamUrl, plays }: Pick<TrackData, 'audioUrl' | 'streamUrl' | 'plays'>,
  connection = (navigator as { connection?: Connection }).connection,
): [file: string, other?: string] {
  if (!streamUrl) return [audioUrl];
  // A press from before the code was there shows that the line is slow.
  const isLoading = globalThis.presses?.recording?.src.endsWith(streamUrl);
  const needsStream = isLoading || connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');
  return plays && !needsStream ? [audioUrl, streamUrl] : [streamUrl, audioUrl];
}

/** An audio element; the first one may already load the recording of a track that was pressed before the code was there. */
export function createAudio(): HTMLAudioElement {
  const { presses } = globalThis;
  const audio = presses?.recording ?? new Audio();
  delete presses?.recording;
  return audio;
}
