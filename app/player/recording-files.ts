import type { TrackData } from '../../contract/page-data.ts';

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
  const needsStream = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');
  return plays && !needsStream ? [audioUrl, streamUrl] : [streamUrl, audioUrl];
}
