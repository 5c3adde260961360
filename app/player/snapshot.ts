import type { Track } from './track.ts';
import type { Status } from './transitions.ts';

/** A track that was pointed to, by an address or a memory, and where it will begin. */
export interface Cue {
  track: Track;
  seconds: number;
}

/** What components read of the player. A new object only when something changed. */
export interface PlayerSnapshot {
  /** The current track: the last one that really started. */
  track?: Track;
  /** The track that was chosen and has not started yet. */
  pending?: Track;
  /** The track that begins at a second of its own, once it is chosen. It may be pending, never current. */
  cued?: Cue;
  status: Status;
  /** Sound is on, or held up by the network only. */
  isPlaying: boolean;
  /** Percentage played, 0 to 100. */
  progress: number;
  /** Position in seconds. */
  currentTime: number;
  /** Length in seconds; 0 until the recording has told it. Of a cued track it is the stated one. */
  duration: number;
  /** Percentage up to which the recording has arrived, 0 to 100. */
  buffered: number;
  volume: number;
  isMuted: boolean;
  /** The end of a track starts the next one of its album. */
  playsAlbum: boolean;
  error?: string;
}

/** The state before anything was chosen, and of every prerendered page. */
export const idle: PlayerSnapshot = {
  status: 'none',
  isPlaying: false,
  progress: 0,
  currentTime: 0,
  duration: 0,
  buffered: 0,
  volume: 1,
  isMuted: false,
  playsAlbum: false,
};

/** The track that the bar is about: the current one, and before there is one the cued. */
export const shownTrack = ({ track, cued }: PlayerSnapshot): Track | undefined => track ?? cued?.track;
