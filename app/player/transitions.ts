/** What the player is doing. */
export type Status = 'none' | 'pending' | 'playing' | 'paused' | 'buffering' | 'ended' | 'failed';

/** What moves it: a visitor's choice, or its withdrawal; what the audio element reports; a failure; closing. */
export type Signal = 'choose' | 'call-off' | ElementSignal | 'fail' | 'close';

/** The reports of the audio element that can change the status. */
export type ElementSignal = 'playing' | 'waiting' | 'pause' | 'ended' | 'seeked';

/**
 * Every signal in every status. Read a row as: when this is signalled, a player in the status on the left goes to the
 * one on the right. Same on both sides: the signal says nothing new, or comes too late.
 */
export const transitions: Readonly<Record<Signal, Readonly<Record<Status, Status>>>> = {
  choose: {
    none: 'pending',
    pending: 'pending',
    playing: 'pending',
    paused: 'pending',
    buffering: 'pending',
    ended: 'pending',
    failed: 'pending',
  },
  'call-off': {
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

/** The part of an audio element that bears witness. */
export type Witness = Pick<HTMLAudioElement, 'paused' | 'ended' | 'readyState'>;

/** HTMLMediaElement.HAVE_METADATA: length and position are known. */
export const haveMetadata = 1;
/** HTMLMediaElement.HAVE_FUTURE_DATA: sound can go on from here. */
export const haveFutureData = 3;

/**
 * An event says when to look; the element says what is true. An event of a source that was replaced meanwhile arrives
 * at an element that holds the new one, in another state, and is not believed.
 */
export const isTrue: Readonly<Record<ElementSignal, (audio: Witness) => boolean>> = {
  playing: (audio) => !audio.paused && audio.readyState >= haveFutureData,
  waiting: (audio) => !audio.paused && !audio.ended && audio.readyState < haveFutureData,
  pause: (audio) => audio.paused && !audio.ended,
  ended: (audio) => audio.ended,
  // A replay after the end seeks too, but is not paused.
  seeked: (audio) => audio.paused && !audio.ended,
};
