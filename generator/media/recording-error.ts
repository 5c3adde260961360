/** A recording cannot be used. The message completes the sentence "<file> …" for the owner. */
export class RecordingError extends Error {}

/** The problem of a file whose end is missing. */
export const cutOff = () => new RecordingError('is cut off: its end is missing. Copy it here again, or save it again.');
