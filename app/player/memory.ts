/** Under this name the device keeps where its visitor stopped listening. It never leaves the device. */
export const storageKey = 'listening';
/** So little is soon heard again: nobody needs to be led back to it. */
export const shortestSeconds = 10;

/** Where a visitor stopped. */
export interface Memory {
  /** The track's. */
  key: string;
  seconds: number;
}

/** What is remembered; undefined where there is nothing, or nothing that can be understood. */
export function remembered(): Memory | undefined {
  try {
    const { key, seconds } = JSON.parse(localStorage.getItem(storageKey)!);
    if (typeof key === 'string' && seconds > shortestSeconds && Number.isFinite(seconds)) return { key, seconds };
  } catch {
    // Storage is refused, empty, or holds what somebody else has written.
  }
  return undefined;
}
