import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs git in a folder. Returns what it prints. */
export const git = (folder: string, ...values: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...values], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

/** Makes a repository of the folder 'ours' in a place, with all that is in it by `fill`, and its remote. Returns its folder. */
export async function makeRepository(place: string, fill: (folder: string) => unknown): Promise<string> {
  git(place, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  git(place, 'init', '--quiet', '--initial-branch=main', 'ours');
  const folder = join(place, 'ours');
  await fill(folder);
  writeFileSync(join(folder, '.gitignore'), '.cache\n.desk\n');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'start');
  git(folder, 'remote', 'add', 'origin', '../remote.git');
  git(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  return folder;
}

/** Makes a repository of a folder, with one commit of all that is in it. */
export function commitAll(folder: string): void {
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'start');
}
