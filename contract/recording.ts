/** The files of a recording: their paths or addresses. */
export interface RecordingFiles {
  audioUrl: string;
  /** An MP3 that the build has made of the recording. */
  streamUrl?: string;
  /** Set if visitors may play the recording itself instead of its stream. */
  plays?: 'original';
}

/**
 * The file to play, and the other one for the case that it does not load. A file that is kept on the device comes first, then
 * the stream, or the original where it is wanted.
 */
export function filesToPlay(
  { audioUrl, streamUrl, plays }: RecordingFiles,
  wantsOriginal = false,
  isKept: (file: string) => boolean = () => false,
): [file: string, other?: string] {
  if (!streamUrl) return [audioUrl];
  const [file, other] = plays && wantsOriginal ? [audioUrl, streamUrl] : [streamUrl, audioUrl];
  return isKept(other) && !isKept(file) ? [other, file] : [file, other];
}
