/** What a picture, a film or a recording says about itself, so that a copy of the file still says it. */
export interface Provenance {
  title: string;
  /** Who made it. */
  creator: string;
  /** The page that says what others may do with it. */
  licenceUrl: string;
  /** A sentence about the same. */
  rights?: string | undefined;
  /** How it was made: an address of IPTC's list of digital source types. Absent if that is not known. */
  sourceType?: string | undefined;
}

/** Finds what is known about a picture by its file, relative to the content folder. Undefined if no record names it. */
export type PictureProvenance = (file: string) => Provenance | undefined;

/** What more is known about a recording. */
export interface RecordingProvenance extends Provenance {
  rights: string;
  album?: string | undefined;
  /** The number of the track and that of all tracks. */
  track?: { number: number; count: number } | undefined;
  year?: number | undefined;
  genre?: string | undefined;
}
