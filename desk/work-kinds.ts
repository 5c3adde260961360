/** The kinds of records with a folder each, by the folder around them: the name of their file, and their word for the owner. */
export const workKinds = {
  albums: { file: 'album', word: 'album' },
  galleries: { file: 'gallery', word: 'gallery' },
  texts: { file: 'text', word: 'page' },
} as const;

export type WorkKind = keyof typeof workKinds;

export const isWorkKind = (kind: unknown): kind is WorkKind => Object.hasOwn(workKinds, String(kind));

/** Matches the path of a file of a work below the content folder, and captures the folder and the kind. */
export const inWorkFolder = new RegExp(`^((${Object.keys(workKinds).join('|')})/[^/]+)/`);
