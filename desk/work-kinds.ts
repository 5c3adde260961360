/**
 * The kinds of records with a folder each, by the folder around them: the name of their file, their word for the owner, and their
 * list with the word for an entry.
 */
export const workKinds = {
  albums: { file: 'album', word: 'album', list: 'tracks', entry: 'track' },
  galleries: { file: 'gallery', word: 'gallery', list: 'images', entry: 'picture' },
  texts: { file: 'text', word: 'page', list: '', entry: '' },
} as const;

export type WorkKind = keyof typeof workKinds;

export const isWorkKind = (kind: unknown): kind is WorkKind => Object.hasOwn(workKinds, String(kind));

/** Matches the path of a file of a work below the content folder, and captures the folder and the kind. */
export const inWorkFolder = new RegExp(`^((${Object.keys(workKinds).join('|')})/[^/]+)/`);

/** The field by which a record of a group names a work of another one by its id alone: the music of a gallery, the page around one. */
export function idFieldFor(from: string, to: string): string | undefined {
  if (from === 'galleries' && to === 'albums') return 'music';
  return from === 'texts' && to === 'texts' ? 'below' : undefined;
}
