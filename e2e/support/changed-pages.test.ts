import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths, readSite } from '../../generator/pages/all-pages.ts';
import { copyFolder } from '../../testing/copy-fixture.ts';
import { changedPaths } from './changed-pages.ts';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'changed pages '));
  copyFolder('fixture', join(repository, 'content'));
  git('init', '--quiet');
  commitAll();
  return () => rmSync(repository, { recursive: true });
});

const git = (...values: string[]) => execFileSync('git', values, { cwd: repository, encoding: 'utf8' });
const commitAll = () => {
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message', 'a');
};
const changed = (commit = 'HEAD') => changedPaths(commit, 'content', repository);
const allPaths = async () => paths(await readSite(join(repository, 'content')));

function edit(file: string, from: string, to: string): void {
  const path = join(repository, 'content', file);
  const text = git('show', `HEAD:content/${file}`);
  expect(text).toContain(from);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text.replace(from, to));
}

test('only the pages that show what has changed, and new pages, have changed since a commit', async () => {
  expect(await changed()).toEqual([]);
  edit('team.yaml', 'Member One', 'Member Eleven');
  expect(await changed()).toEqual(['/team']);
  copyFolder('fixture/galleries/alone', join(repository, 'content/galleries/added'));
  expect(await changed()).toEqual(expect.arrayContaining(['/art', '/art/added', '/team']));
  expect(await changed()).not.toContain('/future');
  // The index of the repository is unchanged.
  expect(git('diff', '--cached', '--name-only')).toBe('');
});

test('a change of a translation has changed its page alone', async () => {
  mkdirSync(join(repository, 'content/de'));
  copyFileSync('fixture/team.yaml', join(repository, 'content/de/team.yaml'));
  commitAll();
  edit('de/team.yaml', 'Member One', 'Mitglied Eins');
  expect(await changed()).toEqual(['/de/team']);
});

test('a clone without files fetches the content of the commit with one request', async () => {
  const place = mkdtempSync(join(tmpdir(), 'clone '));
  git('config', 'uploadpack.allowFilter', 'true');
  git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  const before = git('rev-parse', 'HEAD').trim();
  rmSync(join(repository, 'content/galleries/alone'), { recursive: true });
  edit('team.yaml', 'Member One', 'Member Eleven');
  commitAll();
  git('clone', '--quiet', '--filter=blob:none', pathToFileURL(repository).href, place);
  const trace = join(place, 'trace');
  vi.stubEnv('GIT_TRACE', trace);
  const paths = await changedPaths(before, 'content', place);
  vi.unstubAllEnvs();
  expect(paths).toContain('/team');
  expect(paths).not.toContain('/future');
  expect(readFileSync(trace, 'utf8').match(/built-in: git fetch/g)).toHaveLength(1);
  rmSync(place, { recursive: true });
});

test('all pages have changed since an unknown commit, and since one whose content cannot be read', async () => {
  expect(await changed('0123456')).toEqual(await allPaths());
  edit('team.yaml', 'name: Member One', 'nam: Member One');
  commitAll();
  edit('team.yaml', 'nam: Member One', 'name: Member One');
  expect(await changed()).toEqual(await allPaths());
});
