import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { mediaKind } from '../../contract/media-files.ts';
import type { Finding, Level } from '../../contract/problem.ts';
import { parseTime } from '../../contract/time.ts';
import { namedFiles } from '../content/checks.ts';
import type { Content } from '../content/read.ts';
import { type SizedFile, tooLargeForHosts } from '../hosts/limits.ts';
import { masterName } from '../media/recordings.ts';
import { albums } from '../pages/album.ts';

const mebibyte = 1024 * 1024;

/** GitHub refuses a push with a file above this. */
const gitHubMaxBytes = 100 * mebibyte;
const filmMaxBytes = 2.5 * mebibyte;

/** Files that no host, or not every host, takes, and films for which a visitor would wait. Names are below `folder`. */
export const largeFiles = (folder: string, files: SizedFile[]): Finding[] =>
  files.flatMap(({ name, bytes }) => {
    const found = (level: Level, message: string): Finding[] => [
      {
        level,
        file: join(folder, name),
        place: '',
        path: [],
        message: `has ${(bytes / mebibyte).toFixed(1)} MiB. ${message}`,
      },
    ];
    if (bytes > gitHubMaxBytes)
      return found('must', 'GitHub takes no file above 100 MiB. Save it smaller, a recording as MP3.');
    if (tooLargeForHosts(bytes)) {
      return found(
        'should',
        'Some hosts take no file above 25 MiB. Save it smaller, a recording as MP3, or see docs/hosting.md.',
      );
    }
    if (/\.mp4$/i.test(name) && bytes > filmMaxBytes) {
      return found(
        'should',
        'A film is loaded by everybody who opens the home page. Save it with two megabytes at most.',
      );
    }
    return [];
  });

/** Recordings whose compact master becomes a WAV that not every host takes. */
export const largeExpansions = (content: Content): Finding[] =>
  content.get(albums).flatMap(({ id, tracks }) =>
    tracks.flatMap(({ audioUrl, duration }): Finding[] => {
      const file = `albums/${id}/${audioUrl}`;
      const bytes = parseTime(duration) * wavBytesPerSecond;
      const isExpanded = masterName(file) !== file && !existsSync(join(content.folder, file));
      if (!isExpanded || !tooLargeForHosts(bytes)) return [];
      const message = `becomes at least ${Math.round(bytes / mebibyte)} MiB when the site is built. Some hosts take no file above 25 MiB: for those, use an MP3, or see docs/hosting.md.`;
      return [{ level: 'should', file: join(content.folder, file), place: '', path: [], message }];
    }),
  );

/** Mono, two bytes for each of the 22,050 samples of a compact master. */
const wavBytesPerSecond = 22_050 * 2;

/** Media that no record names: they are published, and nobody sees them. Paths below the content folder. */
export function unnamedFiles(content: Content): string[] {
  const named = new Set(content.all().flatMap(([folder, record]) => namedFiles(record).map((file) => folder + file)));
  for (const file of [...named]) named.add(masterName(file));
  return mediaIn(content.folder)
    .filter((file) => mediaKind(file))
    .filter((file) => !named.has(file) && !/(^|\/)(encoded|social)\//.test(file));
}

export const unnamedFindings = (content: Content): Finding[] =>
  unnamedFiles(content).map((file) => ({
    level: 'should',
    file: join(content.folder, file),
    place: '',
    path: [],
    message: 'is named by no record, so nobody sees it. Name it, or take it out.',
  }));

/** All files below the content folder with their sizes. */
export const sizedFiles = (folder: string): SizedFile[] =>
  mediaIn(folder).map((name) => ({ name, bytes: statSync(join(folder, name)).size }));

const mediaIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
