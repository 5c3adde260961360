import type { Status } from './player-status.ts';
import type { Track } from './track.ts';

/** A track that is ready to play from a given second, but neither loaded nor started. */
export interface Cue {
  track: Track;
  seconds: number;
}

/** The player's immutable state. The engine creates a new object only when a value has changed. */
export interface PlayerSnapshot {
  /** The current track: the last one that started to play. */
  track?: Track;
  /** The track that was chosen and has not started yet. */
  pending?: Track;
  /** The track that could not start, or the current one, if it has failed while it played. The current track stays current. */
  failed?: Track;
  /** The cue from the page's address or the resume position. Its track can be pending, but never current. */
  cued?: Cue;
  status: Status;
  /** True in the statuses `playing` and `buffering`. */
  isPlaying: boolean;
  /** Percentage played, 0 to 100. */
  progress: number;
  /** Position in seconds. */
  currentTime: number;
  /** Duration in seconds; 0 until the metadata is loaded. For a cued track, the duration from its record. */
  duration: number;
  /** Percentage buffered around the position, 0 to 100. */
  buffered: number;
  /** 0 to 1. */
  volume: number;
  /** Music and speech are muted separately: a visitor who mutes the podcast wants to hear the next album. */
  isMusicMuted: boolean;
  isSpeechMuted: boolean;
  /** The speed of spoken recordings: 1 is as recorded. */
  speed: number;
  /** Whether the next track of the album follows at the end of a track. */
  playsAlbum: boolean;
  /** The message for the visitor while the status is `failed`. */
  error?: string;
}

/** The state before a track is chosen, and in prerendered pages. */
export const idle: PlayerSnapshot = {
  status: 'none',
  isPlaying: false,
  progress: 0,
  currentTime: 0,
  duration: 0,
  buffered: 0,
  volume: 1,
  isMusicMuted: false,
  isSpeechMuted: false,
  speed: 1,
  playsAlbum: false,
};

/** The track in the player bar: the current or the cued one. A track that is pending or has failed never is. */
export const shownTrack = ({ track, cued }: PlayerSnapshot): Track | undefined => track ?? cued?.track;

/** Whether the playing track, or the track that Play would start, is speech. */
export const isSpeech = (snapshot: PlayerSnapshot): boolean =>
  (snapshot.pending ?? shownTrack(snapshot))?.isSpoken ?? false;

/** Whether speech or music is silent; by default, the kind of the playing track or the track that Play would start. */
export const isSilent = (snapshot: PlayerSnapshot, isSpoken = isSpeech(snapshot)): boolean =>
  snapshot.volume === 0 || (isSpoken ? snapshot.isSpeechMuted : snapshot.isMusicMuted);
