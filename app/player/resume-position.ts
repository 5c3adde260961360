import { readStored } from '../lib/stored.ts';

/** Positions up to this second are not saved: listening to them again takes little time. */
export const shortestSeconds = 10;

/** The track that the visitor last listened to, and the second at which they stopped. */
export interface ResumePosition {
  /** `Track.key` */
  key: string;
  seconds: number;
}

/** Reads the saved resume position. Undefined if there is none, or if it is invalid. */
export function readResumePosition(): ResumePosition | undefined {
  try {
    const { key, seconds } = JSON.parse(readStored('localStorage', 'listening')!);
    if (typeof key === 'string' && seconds > shortestSeconds && Number.isFinite(seconds)) return { key, seconds };
  } catch {
    // None is saved, or other code has changed the value.
  }
  return undefined;
}
