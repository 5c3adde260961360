/** The media that an owner may use, with the endings of their file names. */
export const mediaEndings = {
  picture: ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif', '.tif', '.tiff', '.gif', '.svg'],
  recording: ['.mp3', '.wav', '.flac', '.m4a', '.aif', '.aiff', '.aifc', '.caf', '.ogg', '.oga', '.opus', '.webm'],
  film: ['.mp4'],
} as const;

export type MediaKind = keyof typeof mediaEndings;

/** The kind of a media file by the ending of its name, ignoring case. Undefined for other files and for those of systems. */
export function mediaKind(fileName: string): MediaKind | undefined {
  if (isSystemFile(fileName)) return undefined;
  const name = fileName.toLowerCase();
  const kinds = Object.keys(mediaEndings) as MediaKind[];
  return kinds.find((kind) => mediaEndings[kind].some((ending) => name.endsWith(ending)));
}

/**
 * Other files that a text of the owner can offer. No browser runs anything in them: an HTML or XML file of this site could have
 * scripts.
 */
export const documentEndings = [
  ...['.pdf', '.zip', '.epub', '.txt', '.csv', '.docx', '.odt', '.rtf', '.xlsx', '.ods', '.pptx', '.odp'],
  ...['.mid', '.midi', '.mxl', '.mscz', '.ics', '.gpx'],
];

export const isDocument = (fileName: string): boolean =>
  !isSystemFile(fileName) && documentEndings.some((ending) => fileName.toLowerCase().endsWith(ending));

/**
 * Names of files and folders that systems and programs keep for themselves: macOS beside each file on other disks, in folders
 * and in ZIPs, Windows, network storage, Linux desktops, Office, and the backups of editors.
 */
const systemName =
  /^(\..*|__macosx|icon\r|(eh)?thumbs(_vista)?\.db|desktop\.ini|\$recycle\.bin|system volume information|@eadir|#recycle|lost\+found|~\$.*|.*~)$/is;

/** Whether a file or a folder around it is one that systems leave behind, and so is no content. Hidden files are. */
export const isSystemFile = (path: string): boolean => path.split(/[\\/]/).some((name) => systemName.test(name));

/** How the address of the picture begins that the preview shows in place of one that is still to come. */
export const missingPicturePath = '/media/missing-';
