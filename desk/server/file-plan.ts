import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAtomically } from '../../generator/lib/write-file.ts';

/** A change of several files, which is made as a whole. All paths are absolute. */
export interface FilePlan {
  /**
   * Files that make room for others, each with its new path: made before all moves. A file whose new path is taken has been moved
   * already, and another one is in its place.
   */
  discards?: [from: string, to: string][];
  /** A file or folder that is gone has been moved already. */
  moves: [from: string, to: string][];
  /** Files with their next bytes, at their places after the moves. */
  writes: [file: string, bytes: Uint8Array | string][];
  /** Removed at the end. */
  removes?: string[];
}

/** What is written down of a plan. The bytes are in files beside it: 0, 1, 2. */
interface WrittenPlan extends Required<Pick<FilePlan, 'discards' | 'moves' | 'removes'>> {
  files: string[];
}

const planFile = (folder: string): string => join(folder, 'plan.json');

/**
 * Carries out a change of several files. It is written down first, in `folder`, so that after a crash at any moment `finishPlan`
 * does the rest. Once it is written, it needs no more room on the disk. If a file cannot be moved, nothing is done.
 */
export function carryOut(folder: string, plan: FilePlan): void {
  finishPlan(folder);
  writePlan(folder, plan);
  finishPlan(folder);
}

/** Writes a plan down, for `finishPlan`. */
export function writePlan(folder: string, { discards = [], moves, writes, removes = [] }: FilePlan): void {
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [index, [, bytes]] of writes.entries()) writeFileSync(join(folder, String(index)), bytes);
    const plan: WrittenPlan = { discards, moves, files: writes.map(([file]) => file), removes };
    writeAtomically(planFile(folder), JSON.stringify(plan));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Does what is left of an interrupted plan. Does nothing without one. */
export function finishPlan(folder: string): void {
  if (!existsSync(planFile(folder))) return;
  const { discards, moves, files, removes }: WrittenPlan = JSON.parse(readFileSync(planFile(folder), 'utf8'));
  const done: [from: string, to: string][] = [];
  for (const [from, to] of [...(discards ?? []).filter(([, to]) => !existsSync(to)), ...moves]) {
    try {
      if (!existsSync(from)) continue;
      move(from, to);
      done.push([from, to]);
    } catch (error) {
      for (const [from, to] of done.toReversed()) move(to, from);
      rmSync(folder, { recursive: true });
      throw error;
    }
  }
  for (const [index, file] of files.entries()) {
    const bytes = join(folder, String(index));
    if (existsSync(bytes)) move(bytes, file);
  }
  for (const path of removes) rmSync(path, { recursive: true, force: true });
  rmSync(folder, { recursive: true });
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}
