/** A file that a browser stores of a work that a visitor keeps offline. */
export interface OfflineFile {
  /** Its whole address: with the base path, or on the host of the recordings (MEDIA_URL). */
  address: string;
  bytes: number;
  /** Of a file that keeps its address when it changes: the hash of its content. */
  version?: string;
}

/** What a browser stores of an album or a gallery: the content of <address>.offline.json. */
export interface OfflineList {
  /** The address of the page, with the base path. */
  address: string;
  title: string;
  titleLanguage: string;
  /** The language of the page, and its folder: '' or '/de'. */
  language: string;
  languagePath: string;
  /** What the service worker says in this language. */
  words: { noConnection: string; keptWorks: string };
  /** Changes with the page and each of its files. */
  version: string;
  /** The HTML and the JSON of the page. */
  page: OfflineFile[];
  /** Code, styles and fonts of the site, and the pictures and recordings of the page. */
  files: OfflineFile[];
}
