import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { isFields } from '../value.ts';
import { isWorkKind } from '../work-kinds.ts';
import { ContentFolder } from './content-folder.ts';
import type { Desk } from './desk.ts';
import { folderRecord } from './records.ts';
import { rewritten, valueIn } from './texts.ts';
import { type KeptLink, linksFileIn } from './trash.ts';
import type { Works } from './works.ts';

/**
 * Takes over what a desk before November 2026 has kept beside the content: begun works become drafts, changes that waited are
 * written into their files, and a change whose file somebody has changed since goes to the trash.
 */
export async function takeOver(desk: Desk, works: Works): Promise<void> {
  const place = (...names: string[]) => join(desk.ownFolder, ...names);
  for (const name of filesIn(place('begun'), '*/*/{album,gallery}.yaml')) takeBegunWork(desk, name);
  for (const file of filesIn(place('waiting'), '*.json')) {
    takeWaitingText(desk, file.replace(/\.json$/, '').replaceAll('!', '/'), place('waiting', file));
  }
  const renaming = place('renaming.json');
  if (existsSync(renaming)) {
    const { kind, from, to, isAlias } = JSON.parse(readFileSync(renaming, 'utf8'));
    const isThere = existsSync(join(desk.content.root, kind, from));
    if (isWorkKind(kind) && isThere) await works.addresses.rename(folderRecord(kind, from).name, to, isAlias);
  }
  takeLinks(desk);
  for (const name of ['begun', 'waiting', 'renaming.json', 'entering.json', 'removed/links.json']) {
    rmSync(place(name), { recursive: true, force: true });
  }
}

function takeBegunWork(desk: Desk, name: string): void {
  const [kind, id] = name.split('/');
  if (!isWorkKind(kind)) return;
  const begun = new ContentFolder(join(desk.ownFolder, 'begun'));
  const record = folderRecord(kind, id!);
  const { text } = begun.read(name);
  const value = valueIn(record, text);
  const to = desk.content.pathOf(name);
  desk.carryOut({
    moves: [[join(begun.root, dirname(name)), dirname(to)]],
    writes: isFields(value) ? [[to, rewritten(record, text, { ...value, draft: 'true' })]] : [],
  });
}

function takeWaitingText(desk: Desk, name: string, file: string): void {
  const { text, hash, nextHash, isSavedThen } = JSON.parse(readFileSync(file, 'utf8'));
  const now = desk.content.read(name);
  if (isSavedThen && nextHash === now.hash) return;
  const isFor = hash === now.hash || nextHash === now.hash;
  const path = isFor ? desk.content.pathOf(name) : join(desk.trash.newFolder(), name);
  desk.carryOut({ moves: [], writes: [[path, text]], removes: [file] });
}

/** The links to all removed works were in one file. Each entry of the trash has those to its own work now. */
function takeLinks(desk: Desk): void {
  const file = join(desk.trash.root, 'links.json');
  if (!existsSync(file)) return;
  const { links } = JSON.parse(readFileSync(file, 'utf8')) as { links: (KeptLink & { to: string })[] };
  const entries = desk.trash.entries();
  const writes = entries.flatMap((entry): [string, string][] => {
    const name = entry.work && folderRecord(entry.work.kind, entry.work.id).name;
    const own = links.filter(({ to }) => to === name).map(({ to: _, ...link }) => link);
    return own.length > 0 ? [[linksFileIn(desk.trash.folderOf(entry)), JSON.stringify(own)]] : [];
  });
  desk.carryOut({ moves: [], writes, removes: [file] });
}

const filesIn = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder }).map((name) => name.replaceAll(sep, '/'));

/** Removes half-written files of a crash. The media of the content are prepared by another process. */
export function removeParts(desk: Desk): void {
  for (const folder of [desk.content.root, desk.ownFolder]) {
    for (const part of globSync('**/*.{yaml,json}.part', { cwd: folder })) {
      if (!part.endsWith('.lock.json.part')) rmSync(join(folder, part));
    }
  }
}
