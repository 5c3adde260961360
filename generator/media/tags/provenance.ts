/** The metadata in the file of a picture, a film or a recording. It stays with every copy of the file. */
export interface Provenance {
  title: string;
  creator: string;
  /** The page that says what others may do with it. */
  licenceUrl?: string | undefined;
  /** A sentence about the licence. */
  rights?: string | undefined;
  /** How it was made: an address of IPTC's list of digital source types. Absent if unknown. */
  sourceType?: string | undefined;
}

/** Finds a picture's metadata by its file, relative to the content folder. Undefined if no record names the picture. */
export type PictureProvenance = (file: string) => Provenance | undefined;

/** The metadata of a recording. */
export interface RecordingProvenance extends Provenance {
  album?: string | undefined;
  /** The number of the track, and the number of tracks. */
  track?: { number: number; count: number } | undefined;
  year?: number | undefined;
  genre?: string | undefined;
  /** For an mp3 that visitors keep: the path of a picture, if it has none of its own. Without it, it gets no picture. */
  coverFile?: string | undefined;
}
