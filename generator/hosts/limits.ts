import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/entries.ts';

/** The largest file that Cloudflare Pages accepts. */
const cloudflareMaxBytes = 25 * 1024 * 1024;

export interface SizedFile {
  name: string;
  bytes: number;
}

/** All files below a folder with their sizes. */
export const sizedFiles = (folder: string): SizedFile[] =>
  filesBelow(folder).map((name) => ({ name, bytes: statSync(join(folder, name)).size }));

/** Whether Cloudflare Pages would refuse a file of this size. */
export const tooLargeForHosts = (bytes: number): boolean => bytes > cloudflareMaxBytes;

/** A warning about files that Cloudflare Pages would refuse; undefined if there are none. */
export function sizeWarning(files: SizedFile[]): string | undefined {
  const large = files.filter(({ bytes }) => tooLargeForHosts(bytes));
  if (large.length === 0) return undefined;
  const names = large.map(({ name, bytes }) => `  ${name} (${(bytes / 1024 / 1024).toFixed(1)} MiB)`);
  return `Cloudflare Pages accepts files up to 25 MiB. Save recordings as mp3, turn off \`downloads\`, or set MEDIA_URL (docs/hosting.md):
${names.join('\n')}`;
}
