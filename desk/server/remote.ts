import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DeskError } from './desk-error.ts';
import { git, reasonOf } from './git.ts';

/** Where the content goes: the branch that it is on, and the one that it follows. */
export interface Remote {
  branch: string;
  remote: string;
  /** The branch there. */
  target: string;
  /** As git knows it here, such as origin/main. Undefined before the first push. */
  upstream?: string;
}

/** Finds the place to publish a folder to. Throws a DeskError that says what is missing. */
export async function findRemote(folder: string): Promise<Remote> {
  const ask = async (...values: string[]) => (await git(folder, values)).output;
  const top = await git(folder, ['rev-parse', '--show-toplevel']);
  if (top.isMissing) {
    throw new DeskError(
      409,
      'Git is not installed on this computer. Get it from https://git-scm.com, then start the desk again.',
    );
  }
  if (top.failed) throw new DeskError(409, noRepository(folder, reasonOf(top)));
  const branch = await ask('branch', '--show-current');
  const unfinished = await ask('diff', '--name-only', '--diff-filter=U');
  const started = await Promise.all(
    ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'].map((name) => ask('rev-parse', '--verify', '--quiet', name)),
  );
  if (!branch || unfinished || started.some(Boolean)) {
    throw new DeskError(
      409,
      'Git is in the middle of something else in this folder. Ask the person who looks after the code to finish it.',
    );
  }
  const remotes = (await ask('remote')).split('\n').filter(Boolean);
  const [first, ...others] = remotes;
  if (!first) throw new DeskError(409, `There is no place yet to publish to. ${howToGetARemote(top.output)}`);
  const followed = await ask('config', `branch.${branch}.remote`);
  // '.' is a branch of this same repository.
  const configured = [
    followed === '.' ? '' : followed,
    await ask('config', `branch.${branch}.pushRemote`),
    await ask('config', 'remote.pushDefault'),
  ].find(Boolean);
  const remote = configured || (remotes.includes('origin') ? 'origin' : first);
  if (!remotes.includes(remote)) {
    throw new DeskError(
      409,
      `The settings of git name ${remote} as the place to publish to, but the places of this folder are: ${remotes.join(', ')}. ${choose(top.output, branch)}`,
    );
  }
  if (!configured && others.length > 0 && remote !== 'origin') {
    throw new DeskError(
      409,
      `There is more than one place to publish to: ${remotes.join(', ')}. ${choose(top.output, branch)}`,
    );
  }
  const merge = remote === followed ? await ask('config', `branch.${branch}.merge`) : '';
  const target = merge.replace('refs/heads/', '') || branch;
  const upstream = `${remote}/${target}`;
  const isKnown = await ask('rev-parse', '--verify', '--quiet', `refs/remotes/${upstream}`);
  return { branch, remote, target, ...(isKnown && { upstream }) };
}

const choose = (folder: string, branch: string): string =>
  [
    `Open a terminal in the folder ${folder}, and write the following line, with the name of the right place at its end.`,
    `git config branch.${branch}.pushRemote NAME`,
  ].join('\n');

/** Why git does not read this folder. Only where no history is, the desk proposes to begin one. */
function noRepository(folder: string, reason: string): string {
  if (!hasGit(folder) && reason.startsWith('not a git repository')) {
    return `This folder has no history that could be published. ${howToGetARemote(folder, 'git init --initial-branch=main')}`;
  }
  const remedy = remedies.find(([pattern]) => pattern.test(reason))?.[1] ?? askForHelp;
  return `This folder has a history, but git cannot read it. ${remedy}\nGit says: ${reason}`;
}

const askForHelp = 'Ask the person who looks after the code, and show them these lines.';

const remedies: [RegExp, string][] = [
  [
    /dubious ownership|unsafe repository/,
    'It belongs to another user of this computer, or is on a disk of another system. If you trust it, write the line that begins with ‘git config’ into a terminal.',
  ],
  [/repository extension|git repo version/, 'A newer git has made it. Get the latest one from https://git-scm.com.'],
  [/bad config|config file/, 'A file with the settings of git is damaged. Correct it in the line that git names.'],
];

/** Whether a folder, or one around it, has a `.git`: a folder, or the file of a worktree or submodule. */
function hasGit(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return true;
  return dirname(folder) !== folder && hasGit(dirname(folder));
}

/** The steps of docs/owner/new-site.md, for the folder that the desk has open. */
const howToGetARemote = (folder: string, ...before: string[]) =>
  [
    'Make an empty repository on https://github.com/new.',
    `Then open a terminal in the folder ${folder}, and write the following lines, with your names in place of ours. Press Enter after each line.`,
    ...before,
    'git remote add origin https://github.com/you/my-site.git',
  ].join('\n');
