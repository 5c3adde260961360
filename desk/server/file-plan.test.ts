import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { carryOut, type FilePlan, finishPlan, writePlan } from './file-plan.ts';

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  return { ...fs, renameSync: vi.fn(fs.renameSync), writeFileSync: vi.fn(fs.writeFileSync) };
});

let place: string;
let plan: FilePlan;
const journal = () => join(place, 'plan');
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'plan-'));
  for (const folder of ['old', 'deep']) mkdirSync(join(place, folder));
  writeFileSync(join(place, 'old/work'), 'a');
  writeFileSync(join(place, 'link'), 'to old');
  writeFileSync(join(place, 'gone'), '');
  plan = {
    moves: [[join(place, 'old'), join(place, 'deep/new')]],
    writes: [
      [join(place, 'link'), 'to new'],
      [join(place, 'deep/new/work'), 'b'],
    ],
    removes: [join(place, 'gone')],
  };
  return () => {
    vi.mocked(renameSync).mockReset().mockImplementation(original.renameSync);
    vi.mocked(writeFileSync).mockReset().mockImplementation(original.writeFileSync);
    rmSync(place, { recursive: true });
  };
});
const original = await vi.importActual<typeof import('node:fs')>('node:fs');

function expectDone(): void {
  expect(readdirSync(place).sort()).toEqual(['deep', 'link']);
  expect(readFileSync(join(place, 'link'), 'utf8')).toBe('to new');
  expect(readFileSync(join(place, 'deep/new/work'), 'utf8')).toBe('b');
}

function expectUntouched(): void {
  expect(readdirSync(place).sort()).toEqual(['deep', 'gone', 'link', 'old']);
  expect(readFileSync(join(place, 'link'), 'utf8')).toBe('to old');
}

test('a plan is carried out, and leaves nothing behind', () => {
  carryOut(journal(), plan);
  expectDone();
  finishPlan(journal());
  expectDone();
});

test.each([0, 1, 2])('a plan that ends after %i steps is finished later', (count) => {
  writePlan(journal(), plan);
  let steps = 0;
  vi.mocked(renameSync).mockImplementation((from, to) => {
    if (steps++ === count) throw Object.assign(new Error('crash'), { code: 'CRASH' });
    original.renameSync(from, to);
  });
  // A crash writes nothing more, so the plan is as it was.
  const copy = join(place, '..', `${place}-plan`);
  cpSync(journal(), copy, { recursive: true });
  expect(() => finishPlan(journal())).toThrow('crash');
  if (!existsSync(journal())) renameSyncOf(copy);
  rmSync(copy, { recursive: true, force: true });
  vi.mocked(renameSync).mockImplementation(original.renameSync);
  finishPlan(journal());
  expectDone();
});
const renameSyncOf = (copy: string) => original.renameSync(copy, journal());

test('if a folder cannot be moved, nothing is done', () => {
  vi.mocked(renameSync).mockImplementation((from, to) => {
    if (String(from).endsWith('old')) throw Object.assign(new Error('busy'), { code: 'EBUSY' });
    original.renameSync(from, to);
  });
  expect(() => carryOut(journal(), plan)).toThrow('busy');
  expectUntouched();
});

test('if the disk has no room for all, nothing is done', () => {
  vi.mocked(writeFileSync).mockImplementation((file, ...others) => {
    if (String(file).endsWith('1')) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    original.writeFileSync(file, ...others);
  });
  expect(() => carryOut(journal(), plan)).toThrow('full');
  expectUntouched();
});

test('a file changes places with another one, also after a crash at any moment', () => {
  for (const count of [0, 1, 2]) {
    const [here, aside, kept] = ['here', 'aside', 'kept'].map((name) => join(place, name)) as [string, string, string];
    writeFileSync(here, 'new');
    writeFileSync(kept, 'old');
    rmSync(aside, { force: true });
    writePlan(journal(), { discards: [[here, aside]], moves: [[kept, here]], writes: [] });
    if (count > 0) original.renameSync(here, aside);
    if (count > 1) original.renameSync(kept, here);
    finishPlan(journal());
    expect([readFileSync(here, 'utf8'), readFileSync(aside, 'utf8')]).toEqual(['old', 'new']);
  }
});
