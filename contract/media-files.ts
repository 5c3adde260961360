/** The media that an owner may use, with the endings of their file names. */
export const mediaEndings = {
  picture: ['.jpg', '.jpeg', '.png', '.webp', '.avif'],
  recording: ['.mp3', '.wav'],
  film: ['.mp4'],
} as const;

export type MediaKind = keyof typeof mediaEndings;

/** The kind of a media file by the ending of its name, ignoring case. Undefined for other files. */
export function mediaKind(fileName: string): MediaKind | undefined {
  const name = fileName.toLowerCase();
  const kinds = Object.keys(mediaEndings) as MediaKind[];
  return kinds.find((kind) => mediaEndings[kind].some((ending) => name.endsWith(ending)));
}

/** How the address of the picture begins that the preview shows in place of one that is still to come. */
export const missingPicturePath = '/media/missing-';
