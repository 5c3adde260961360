/** A recording cannot be used. The message completes the sentence "<file> …" for the owner. */
export class RecordingError extends Error {}

/** The problem of a file whose end is missing. */
export const cutOff = () => new RecordingError('is cut off: its end is missing. Copy it here again, or save it again.');

/** The problem of a file that is shorter than it states: its end is missing, or a part of it cannot be decoded. */
export const incomplete = () =>
  new RecordingError('is cut off or damaged: a part of it is missing. Copy it here again, or save it again.');

/** The problem of a file that cannot be decoded. */
export const damaged = () =>
  new RecordingError('is damaged, or has an encoding that we cannot read. Save it again as FLAC or WAV.');
