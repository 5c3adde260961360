import { readStored } from '../lib/stored.ts';

/** Positions up to this second are not saved: hearing so little again costs nothing. */
export const shortestSeconds = 10;

/** The track that a visitor last listened to, and the second at which they stopped. */
export interface ResumePosition {
  /** `Track.key` */
  key: string;
  seconds: number;
}

/** Reads the saved resume position. Returns undefined if there is none, or if it is invalid. */
export function readResumePosition(): ResumePosition | undefined {
  try {
    const { key, seconds } = JSON.parse(readStored('localStorage', 'listening')!);
    if (typeof key === 'string' && seconds > shortestSeconds && Number.isFinite(seconds)) return { key, seconds };
  } catch {
    // There is none, or the value was changed by other code.
  }
  return undefined;
}
