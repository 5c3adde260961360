import { useSyncExternalStore } from 'react';
import type { FileKind } from '../file-kind.ts';
import { Store } from './store.ts';

/** What became of a dropped file. */
export interface FileLine {
  file: string;
  /** Of a file that was taken. Undefined for one that was left out. */
  kind?: FileKind;
  /** What the owner should know about it. Completes "<file> …" if it begins with a small letter. */
  remark: string;
}

/** What became of all files that were dropped last. */
export interface FileReport {
  lines: FileLine[];
  /** How many files a system keeps for itself. */
  systemFiles: number;
}

/** Files with the same remark. */
export interface ReportRow {
  files: string[];
  remark: string;
}

const nothing: FileReport = { lines: [], systemFiles: 0 };

/** The report of the last drop. It outlives forms, because a dropped folder opens one. */
class LastDrop extends Store<FileReport> {
  /** Adds to the report. A drop that has begun while others were copied keeps their lines. */
  add({ lines, systemFiles }: FileReport): void {
    const before = this.get();
    this.set({ lines: [...before.lines, ...lines], systemFiles: before.systemFiles + systemFiles });
  }

  /** Called when a new drop begins, and when the owner closes the report. */
  clear = (): void => this.set(nothing);
}

export const lastDrop = new LastDrop(nothing);

export const useLastDrop = (): FileReport => useSyncExternalStore(lastDrop.subscribe, lastDrop.get);

/** More files than this without a remark are only counted. */
const namedAtMost = 3;

/** What was left out, and what was taken: first the files with a remark, then the others. */
export function rowsOf(lines: FileLine[]): { leftOut: ReportRow[]; taken: ReportRow[] } {
  const taken = lines.filter(({ kind }) => kind);
  const good = taken.filter(({ remark }) => !remark);
  return {
    leftOut: grouped(lines.filter(({ kind }) => !kind)),
    taken: [
      ...grouped(taken.filter(({ remark }) => remark)),
      ...(good.length > namedAtMost ? [{ files: [], remark: counted(good) }] : grouped(good)),
    ],
  };
}

const grouped = (lines: FileLine[]): ReportRow[] =>
  [...Map.groupBy(lines, ({ remark }) => remark)].map(([remark, same]) => ({
    remark,
    files: same.map(({ file }) => file),
  }));

/** Such as '12 pictures and 1 film'. */
const counted = (lines: FileLine[]): string =>
  new Intl.ListFormat('en').format(
    [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, { length }]) => {
      const [one, many] = kind === 'words' ? ['file of words', 'files of words'] : [kind, `${kind}s`];
      return `${length} ${length === 1 ? one : many}`;
    }),
  );
