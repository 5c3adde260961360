/** A file that a browser stores of a work that a visitor keeps offline. */
export interface OfflineFile {
  /** Its whole address: with the base path, or on the host of the recordings (MEDIA_URL). */
  address: string;
  bytes: number;
  /** The beginning of the SHA-256 of its content, in hex digits. A browser stores nothing else at this address. */
  hash: string;
}

/**
 * What a browser stores of an album or a gallery: the content of <address>.offline.json. An album with recordings that visitors can
 * choose instead of their streams has a second list with these, <address>.originals.offline.json.
 */
export interface OfflineList {
  /** Whether it is that second list. */
  hasOriginals?: true;
  /** The address of the page, with the base path. */
  address: string;
  title: string;
  titleLanguage: string;
  /** The language of the page, and its folder: '' or '/de'. */
  language: string;
  languagePath: string;
  /** What the service worker says in this language. */
  words: { noConnection: string; keptWorks: string };
  /** Changes with each of the files. */
  version: string;
  /** The page and its JSON, its pictures and recordings; of the site all code, styles and fonts, and the search index. */
  files: OfflineFile[];
}
