import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { fileProblem } from '../../contract/problem.ts';
import { parseTime } from '../../contract/time.ts';
import { concurrently } from '../lib/concurrently.ts';
import { contentHash } from '../lib/content-hash.ts';
import { entriesIn, foldersIn } from '../lib/entries.ts';
import { ownFolder } from '../lib/own-folder.ts';
import { readText } from '../lib/read-text.ts';
import type { Expansion } from './expand-recording.ts';
import { inWorker } from './in-worker.ts';
import { MediaError } from './media-error.ts';
import { RecordingError } from './recording-error.ts';

/** Part of every file name in the cache. Raise it when masters must be expanded differently. */
const cacheVersion = 2;
const masterEnding = '.master.mp3';

/** The name of the compact master from which a WAV can be expanded. */
export const masterName = (fileName: string): string => fileName.replace(/\.wav$/i, masterEnding);

/** The fields of an album.yaml. Each may be missing, because the file is read before it is checked. */
interface UncheckedAlbum {
  tracks?: { title?: string; duration?: string; audioUrl?: string }[];
}

/** The file to serve: the file beside the record, or the WAV that was expanded from its master. */
export function recordingFile(albumFolder: string, fileName: string): string | undefined {
  const ownFile = join(albumFolder, fileName);
  if (existsSync(ownFile)) return ownFile;
  const expanded = expansionFor(albumFolder, fileName)?.wavFile;
  return expanded && existsSync(expanded) ? expanded : undefined;
}

/** Expands every compact master that has no WAV yet. Never changes a WAV beside a record. Returns how many it has expanded. */
export async function expandRecordings(contentFolder: string, log: (line: string) => void): Promise<number> {
  const folders = foldersIn(contentFolder, 'albums').map((name) => join(contentFolder, 'albums', name));
  const wanted = folders.flatMap(expansionsFor);
  const cache = cacheFolder(contentFolder);
  mkdirSync(cache, { recursive: true });
  removeOutdated(cache, wanted);

  const missing = wanted.filter(({ wavFile }) => !existsSync(wavFile));
  let done = 0;
  await concurrently(availableParallelism(), missing, async (expansion) => {
    await expandInWorker(expansion);
    log(`Recording ${++done} of ${missing.length} expanded: ${expansion.title}`);
  });
  return missing.length;
}

/** Whether recordings of an album are expanded from masters. */
export const hasMasters = (albumFolder: string): boolean =>
  existsSync(albumFolder) && mastersIn(albumFolder).length > 0;

const mastersIn = (albumFolder: string): string[] =>
  entriesIn(join(albumFolder, '../..'), join('albums', basename(albumFolder)))
    .map(({ name }) => name)
    .filter((name) => name.endsWith(masterEnding));

/** The masters of an album that have no WAV beside the record. */
function expansionsFor(albumFolder: string): Expansion[] {
  if (!existsSync(join(albumFolder, 'album.yaml'))) return [];
  return mastersIn(albumFolder)
    .map((name) => name.replace(masterEnding, '.wav'))
    .filter((name) => !existsSync(join(albumFolder, name)))
    .flatMap((name) => expansionFor(albumFolder, name) ?? []);
}

/** Deletes the WAVs of masters that were changed or deleted, because they are large. */
function removeOutdated(cache: string, wanted: Expansion[]): void {
  const names = new Set(wanted.map(({ wavFile }) => basename(wavFile)));
  for (const name of readdirSync(cache)) if (name.endsWith('.wav') && !names.has(name)) rmSync(join(cache, name));
}

/** The source and target of expanding a WAV; undefined if it has no master or no track. */
function expansionFor(albumFolder: string, fileName: string): Expansion | undefined {
  const masterFile = join(albumFolder, masterName(fileName));
  if (!fileName.endsWith('.wav') || !existsSync(masterFile)) return;
  const album: UncheckedAlbum | null = parse(readText(join(albumFolder, 'album.yaml')), { schema: 'failsafe' });
  const track = album?.tracks?.find((candidate) => candidate.audioUrl === fileName);
  const durationSeconds = parseTime(track?.duration ?? '');
  if (!track?.title || !durationSeconds) return;

  const stated = JSON.stringify([cacheVersion, basename(albumFolder), fileName, durationSeconds]);
  const hash = contentHash(16, stated, readFileSync(masterFile));
  const wavFile = join(cacheFolder(join(albumFolder, '..', '..')), `${hash}.wav`);
  return { masterFile, wavFile, title: track.title, durationSeconds };
}

/** The content, the fixture and each test have their own cache. */
const cacheFolder = (contentFolder: string): string => ownFolder(contentFolder, join('.cache', 'recordings'));

/** Decodes in a worker thread. The file gets its final name only when it is complete. */
async function expandInWorker(expansion: Expansion): Promise<void> {
  const { masterFile, wavFile } = expansion;
  const unfinished = `${wavFile}.${process.pid}.part`;
  try {
    await inWorker(new URL('./expand-recording.ts', import.meta.url), { ...expansion, wavFile: unfinished });
    renameSync(unfinished, wavFile);
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    throw new MediaError([fileProblem(masterFile, 'cannot be read as an mp3. Put the right file in its place.')]);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
