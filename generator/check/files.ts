import { existsSync, globSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mediaKind } from '../../contract/media-files.ts';
import { type Finding, fileProblem, type Level } from '../../contract/problem.ts';
import { parseTime } from '../../contract/time.ts';
import { albums } from '../../pages/album/page.ts';
import { namedFiles } from '../content/checks.ts';
import { completed } from '../content/complete.ts';
import type { Content } from '../content/read.ts';
import { strayFiles } from '../content/translations.ts';
import { parseYaml, partOf } from '../content/yaml.ts';
import { type SizedFile, tooLargeForHosts } from '../hosts/limits.ts';
import { filesBelow } from '../lib/entries.ts';
import { readText } from '../lib/read-text.ts';
import {
  isInVariantsFolder,
  isVariantName,
  pictureFolders,
  previewsFolder,
  variantsProblem,
} from '../media/picture-folders.ts';
import { masterName } from '../media/recordings.ts';
import { contentFiles } from '../pages/all-pages.ts';

const mebibyte = 1024 * 1024;

/** GitHub refuses a push with a larger file. */
const gitHubMaxBytes = 100 * mebibyte;
const heroVideoMaxBytes = 2.5 * mebibyte;

/** Files that are too large for hosts, and films that are too large for visitors. Names are relative to `folder`. */
export const largeFiles = (folder: string, files: SizedFile[]): Finding[] =>
  files.flatMap(({ name, bytes }) => {
    const found = (level: Level, message: string): Finding[] => [
      { level, ...fileProblem(join(folder, name), `has ${(bytes / mebibyte).toFixed(1)} MiB. ${message}`) },
    ];
    const smaller = 'Save a smaller file, or a recording as MP3';
    if (bytes > gitHubMaxBytes) return found('must', `GitHub accepts files up to 100 MiB. ${smaller}.`);
    if (tooLargeForHosts(bytes)) {
      return found('should', `Some hosts accept files only up to 25 MiB. ${smaller}, or see docs/hosting.md.`);
    }
    if (/\.mp4$/i.test(name) && bytes > heroVideoMaxBytes) {
      return found('should', 'Every visitor of the home page loads its film. Save it with two megabytes at most.');
    }
    return [];
  });

/** Recordings whose compact master becomes a WAV that is too large for some hosts. */
export const largeExpansions = (content: Content): Finding[] =>
  content.get(albums).flatMap(({ id, tracks }) =>
    tracks.flatMap(({ audioUrl, duration }): Finding[] => {
      const file = `albums/${id}/${audioUrl}`;
      const bytes = parseTime(duration) * wavBytesPerSecond;
      const isExpanded = masterName(file) !== file && !existsSync(join(content.folder, file));
      if (!isExpanded || !tooLargeForHosts(bytes)) return [];
      const message = `becomes at least ${Math.round(bytes / mebibyte)} MiB when the site is built. Some hosts accept files only up to 25 MiB: for those, use an MP3, or see docs/hosting.md.`;
      return [{ level: 'should', ...fileProblem(join(content.folder, file), message) }];
    }),
  );

/** Mono, two bytes for each of the 22,050 samples of a compact master. */
const wavBytesPerSecond = 22_050 * 2;

/** Media that no record names, and what is never read of translations. The paths are relative to the content folder. */
export function unnamedFiles(content: Content): string[] {
  const named = filesNamedBy(content);
  // A linked folder gives a file a second path.
  const real = (file: string) => realpathSync(join(content.folder, file));
  const files = filesBelow(content.folder);
  const found = new Set(files.filter((file) => named.has(file)).map(real));
  return files
    .filter((file) => mediaKind(file) && !isInVariantsFolder(file) && !file.startsWith(`${previewsFolder}/`))
    .filter((file) => !found.has(real(file)))
    .concat(strayFiles(content.folder).filter((file) => !mediaKind(file)));
}

/** The paths of all files that records name, whether they are there or not. They are relative to the content folder. */
export function filesNamedBy(content: Content): Set<string> {
  const records = [...content.all(), ...writtenRecords(content)];
  const named = new Set(records.flatMap(([folder, record]) => namedFiles(record).map((file) => folder + file)));
  for (const file of [...named]) named.add(masterName(file));
  return named;
}

/** All records as they are written: also drafts and the records of pages that are left out, whose files wait for them. */
const writtenRecords = (content: Content): [folder: string, record: unknown][] =>
  contentFiles
    .flatMap((file) => globSync(file.name, { cwd: content.folder }).map((name) => ({ file, name })))
    .flatMap(({ file, name }) => {
      const folder = name.replaceAll('\\', '/').replace(/[^/]*$/, '');
      const written = partOf(parseYaml(readText(join(content.folder, name))));
      // A text in Markdown names files only when it has been read.
      return [written, completed(file.schema, written)].map((record): [string, unknown] => [folder, record]);
    });

export const unnamedFindings = (content: Content): Finding[] =>
  unnamedFiles(content).map((file) => {
    const message = mediaKind(file)
      ? 'is named by no record, so nobody sees it. Name it, or take it out.'
      : 'translates nothing, because no text of the site has its name. Correct its name or its folder, or take it out.';
    return { level: 'should', ...fileProblem(join(content.folder, file), message) };
  });

/** What is not the build's own in the folders into which it writes. */
export const foreignFindings = ({ folder }: Content): Finding[] => [
  ...pictureFolders(folder).flatMap(({ path }): Finding[] => {
    const problem = variantsProblem(join(folder, path));
    return problem ? [{ level: 'must', ...problem }] : [];
  }),
  ...filesBelow(folder)
    .filter((file) => isInVariantsFolder(file) && !isVariantName(basename(file)))
    .map((file): Finding => {
      const message = "is in the build's own folder, so nobody sees it. Move it out of there.";
      return { level: 'should', ...fileProblem(join(folder, file), message) };
    }),
];
