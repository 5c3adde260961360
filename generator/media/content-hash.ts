import { createHash } from 'node:crypto';

/** So many hex digits that change with any of the parts: the bytes of a file, and the settings by which it is used. */
export function contentHash(digits: number, ...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, digits);
}
