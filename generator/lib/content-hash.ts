import { createHash } from 'node:crypto';

/** A hash of all parts, such as the bytes of a file and the settings for encoding it, cut to a number of hex digits. */
export function contentHash(digits: number, ...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, digits);
}
