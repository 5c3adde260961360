/** The status of the player. `pending`: a track was chosen and has not started yet. */
export type Status = 'none' | 'pending' | 'playing' | 'paused' | 'buffering' | 'ended' | 'failed';

/** Events of the audio element that can change the status. */
export type ElementEvent = 'playing' | 'waiting' | 'pause' | 'ended' | 'seeked';

/** Everything that can change the status: commands of the visitor, events of the audio element, and a failure. */
export type PlayerEvent = 'choose' | 'cancel' | ElementEvent | 'fail' | 'close';

/**
 * The next status for every event in every status: `transitions[event][status]`. An event that does not apply, or that
 * arrives too late, leaves the status unchanged.
 */
export const transitions: Readonly<Record<PlayerEvent, Readonly<Record<Status, Status>>>> = {
  choose: {
    none: 'pending',
    pending: 'pending',
    playing: 'pending',
    paused: 'pending',
    buffering: 'pending',
    ended: 'pending',
    failed: 'pending',
  },
  cancel: {
    none: 'none',
    pending: 'paused',
    playing: 'playing',
    paused: 'paused',
    buffering: 'buffering',
    ended: 'ended',
    failed: 'failed',
  },
  playing: {
    none: 'none',
    pending: 'playing',
    playing: 'playing',
    paused: 'playing',
    buffering: 'playing',
    ended: 'playing',
    failed: 'failed',
  },
  waiting: {
    none: 'none',
    pending: 'pending',
    playing: 'buffering',
    paused: 'buffering',
    buffering: 'buffering',
    ended: 'buffering',
    failed: 'failed',
  },
  pause: {
    none: 'none',
    pending: 'pending',
    playing: 'paused',
    paused: 'paused',
    buffering: 'paused',
    ended: 'paused',
    failed: 'failed',
  },
  ended: {
    none: 'none',
    pending: 'pending',
    playing: 'ended',
    paused: 'ended',
    buffering: 'ended',
    ended: 'ended',
    failed: 'failed',
  },
  seeked: {
    none: 'none',
    pending: 'pending',
    playing: 'playing',
    paused: 'paused',
    buffering: 'buffering',
    ended: 'paused',
    failed: 'failed',
  },
  fail: {
    none: 'none',
    pending: 'failed',
    playing: 'failed',
    paused: 'failed',
    buffering: 'failed',
    ended: 'failed',
    failed: 'failed',
  },
  close: {
    none: 'none',
    pending: 'none',
    playing: 'none',
    paused: 'none',
    buffering: 'none',
    ended: 'none',
    failed: 'none',
  },
};

/** The part of HTMLAudioElement that the player uses. */
export type AudioElement = EventTarget &
  Pick<HTMLAudioElement, 'src' | 'preload' | 'currentTime' | 'volume' | 'muted' | 'playbackRate'> &
  Pick<HTMLAudioElement, 'paused' | 'ended' | 'readyState' | 'duration' | 'buffered' | 'error' | 'seeking'> &
  Pick<HTMLAudioElement, 'play' | 'pause' | 'load' | 'removeAttribute'>;

/** HTMLMediaElement.HAVE_METADATA: duration and position are known. */
export const haveMetadata = 1;
/** HTMLMediaElement.HAVE_FUTURE_DATA: enough data to play on from here. */
const haveFutureData = 3;

/**
 * Whether the element's state matches an event. Events of a replaced source can still arrive; they do not match the
 * state of the new source and must be ignored.
 */
export const matchesElement: Readonly<Record<ElementEvent, (audio: AudioElement) => boolean>> = {
  playing: (audio) => !audio.paused && !audio.ended && audio.readyState >= haveFutureData,
  waiting: (audio) => !audio.paused && !audio.ended && audio.readyState < haveFutureData,
  pause: (audio) => audio.paused && !audio.ended,
  ended: (audio) => audio.ended,
  // Playing again after the end seeks too, but then the element is not paused.
  seeked: (audio) => audio.paused && !audio.ended,
};
