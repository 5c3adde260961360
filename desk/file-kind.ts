import { isSystemFile, type MediaKind, mediaKind } from '../contract/media-files.ts';

/** What the desk takes: media, and words with their times for a recording. */
export type FileKind = MediaKind | 'words';

/** The endings of files with words. */
export const wordsEndings = ['.lrc', '.vtt'];

/** The kind of a file by its name. Undefined for files that the desk does not take. */
export function fileKind(fileName: string): FileKind | undefined {
  const isWords = wordsEndings.some((ending) => fileName.toLowerCase().endsWith(ending)) && !isSystemFile(fileName);
  return isWords ? 'words' : mediaKind(fileName);
}
