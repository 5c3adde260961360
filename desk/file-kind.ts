import { isDocument, isSystemFile, type MediaKind, mediaKind } from '../contract/media-files.ts';

/** What the desk takes: media, files that visitors can take from a text, words with their times for a recording, and the mark of the site. */
export type FileKind = MediaKind | 'words' | 'mark' | 'document';

/** The name under which a mark is sent: other SVGs become PNG, as pictures. */
export const markName = 'mark.svg';

/** The endings of files with words. */
export const timedTextEndings = ['.lrc', '.vtt'];

/** The kind of a file by its name. Undefined for files that the desk does not take. */
export function fileKind(fileName: string): FileKind | undefined {
  if (fileName === markName) return 'mark';
  const isWords = timedTextEndings.some((ending) => fileName.toLowerCase().endsWith(ending)) && !isSystemFile(fileName);
  if (isWords) return 'words';
  return mediaKind(fileName) ?? (isDocument(fileName) ? 'document' : undefined);
}
