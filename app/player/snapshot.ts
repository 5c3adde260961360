import type { Track } from './track.ts';
import type { Status } from './transitions.ts';

/** A track that is ready to play from a given second, but neither loaded nor started. */
export interface Cue {
  track: Track;
  seconds: number;
}

/** The player's state, immutable. The engine makes a new object only when a value has changed. */
export interface PlayerSnapshot {
  /** The current track: the last one that started to play. */
  track?: Track;
  /** The track that was chosen and has not started yet. */
  pending?: Track;
  /** The track that was chosen and could not start. The current one, which it has stopped, stays current. */
  failed?: Track;
  /** The cue from the page's address or the resume position. Its track can be pending, but never current. */
  cued?: Cue;
  status: Status;
  /** True for the statuses `playing` and `buffering`. */
  isPlaying: boolean;
  /** Percentage played, 0 to 100. */
  progress: number;
  /** Position in seconds. */
  currentTime: number;
  /** Duration in seconds; 0 until the metadata is loaded. For a cued track, the duration from its record. */
  duration: number;
  /** Percentage loaded around the position, 0 to 100. */
  buffered: number;
  /** 0 to 1. */
  volume: number;
  /** Music and speech are muted separately: who mutes the podcast wants to hear the next album. */
  isMusicMuted: boolean;
  isSpeechMuted: boolean;
  /** The speed of spoken recordings: 1 is as recorded. */
  speed: number;
  /** Whether the end of a track starts the next one of its album. */
  playsAlbum: boolean;
  /** The message for the visitor while the status is `failed`. */
  error?: string;
}

/** The state before a track is chosen, and of every prerendered page. */
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

/** The track in the player bar: the track that could not start, otherwise the current or the cued track. */
export const shownTrack = ({ failed, track, cued }: PlayerSnapshot): Track | undefined =>
  failed ?? track ?? cued?.track;

/** Whether speech is what plays, or what Play would start. */
export const isSpeech = (snapshot: PlayerSnapshot): boolean =>
  (snapshot.pending ?? shownTrack(snapshot))?.isSpoken ?? false;

/** Whether speech or music is muted, or the volume is 0. By default of what plays, or of what Play would start. */
export const isSilent = (snapshot: PlayerSnapshot, isSpoken = isSpeech(snapshot)): boolean =>
  snapshot.volume === 0 || (isSpoken ? snapshot.isSpeechMuted : snapshot.isMusicMuted);
