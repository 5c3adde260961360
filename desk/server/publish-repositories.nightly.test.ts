import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeSite } from '../../generator/new-site.ts';
import { git } from '../../testing/repository.ts';
import { Desk } from './desk.ts';
import { Publisher } from './publish.ts';

vi.setConfig({ maxConcurrency: 4 });

// Each row is a new site of which everything was pushed, with one change of its motto, and what is peculiar about its repository.
// What the desk says must be what the remote has.

/** A repository: its folder is `ours`, beside `remote.git`. */
class Repository {
  readonly place: string;
  readonly ours: string;
  constructor(place: string) {
    this.place = place;
    this.ours = join(place, 'ours');
  }
  git = (...values: string[]) => git(this.ours, ...values);
  set = (name: string, value: string) => this.git('config', name, value);
  write(file: string, text: string, mode = 0o644): void {
    const path = join(this.ours, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { mode });
    chmodSync(path, mode);
  }
  replace(file: string, from: string | RegExp, to: string): void {
    const path = join(this.ours, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has no ${from}`);
    writeFileSync(path, after);
  }
  hook = (name: string, script: string, folder = '.git/hooks') =>
    this.write(`${folder}/${name}`, `#!/bin/sh\n${script}\n`, 0o755);
  bare(name: string): void {
    git(this.place, 'init', '--quiet', '--bare', '--initial-branch=main', `${name}.git`);
  }
  /** Puts a new picture into the gallery or page that names it. */
  newPicture(): void {
    const text = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';
    this.write('pictures/portrait-2.svg', text);
    this.replace('team.yaml', /pictures\/portrait\.svg/, 'pictures/portrait-2.svg');
  }
  /** Somebody else publishes. */
  they(change: (theirs: Repository) => void): void {
    const folder = mkdtempSync(join(this.place, 'they-'));
    git(folder, 'clone', '--quiet', '../remote.git', 'ours');
    const theirs = new Repository(folder);
    change(theirs);
    theirs.git('add', '--all');
    theirs.git('commit', '--quiet', '--message', 'theirs');
    theirs.git('push', '--quiet', 'origin', 'HEAD:main');
  }
}

interface Row {
  name: string;
  prepare?(repository: Repository): void;
  says: RegExp;
  /** The remote that has the owner's motto in the end. None: undefined. */
  has?: string | undefined;
  branch?: string;
}

const sent = /^One change is sent\b/;
const origin = 'remote';
const theyChange = (file: string, from: string | RegExp, to: string) => (repository: Repository) =>
  repository.they((theirs) => theirs.replace(file, from, to));
const teamName = /name: .*/;

const rows: Row[] = [
  // Where to
  { name: 'an upstream', says: sent, has: origin },
  {
    name: 'two remotes, no upstream',
    prepare: (r) => [
      r.bare('backup'),
      r.git('remote', 'add', 'backup', '../backup.git'),
      r.git('branch', '--unset-upstream'),
    ],
    says: sent,
    has: origin,
  },
  {
    name: 'remote.pushDefault',
    prepare: (r) => [
      r.bare('fork'),
      r.git('remote', 'add', 'fork', '../fork.git'),
      r.git('branch', '--unset-upstream'),
      r.set('remote.pushDefault', 'fork'),
    ],
    says: sent,
    has: 'fork',
  },
  {
    name: 'pushRemote before pushDefault',
    prepare: (r) => [
      r.bare('fork'),
      r.git('remote', 'add', 'fork', '../fork.git'),
      r.git('branch', '--unset-upstream'),
      r.set('remote.pushDefault', 'origin'),
      r.set('branch.main.pushRemote', 'fork'),
    ],
    says: sent,
    has: 'fork',
  },
  {
    name: 'an only remote of another name',
    prepare: (r) => [r.git('remote', 'rename', 'origin', 'github'), r.git('branch', '--unset-upstream')],
    says: sent,
    has: origin,
  },
  {
    name: 'two remotes, none is origin',
    prepare: (r) => [
      r.bare('backup'),
      r.git('remote', 'rename', 'origin', 'github'),
      r.git('remote', 'add', 'backup', '../backup.git'),
      r.git('branch', '--unset-upstream'),
    ],
    says: /more than one place to publish to: backup, github\..*git config branch\.main\.pushRemote/s,
  },
  {
    name: 'an upstream that is no remote',
    prepare: (r) => r.set('branch.main.remote', 'https://example.org/x.git'),
    says: /name https:\/\/example\.org\/x\.git as the place/,
  },
  {
    name: 'an upstream of this same repository',
    prepare: (r) => r.set('branch.main.remote', '.'),
    says: sent,
    has: origin,
  },
  {
    name: 'a branch there of another name',
    prepare: (r) => [
      r.git('push', '--quiet', 'origin', 'main:live'),
      r.git('fetch', '--quiet'),
      r.git('branch', '--set-upstream-to=origin/live'),
    ],
    says: sent,
    has: origin,
    branch: 'live',
  },
  { name: 'no remote', prepare: (r) => r.git('remote', 'remove', 'origin'), says: /no place yet/ },
  {
    name: 'the branch is gone at the remote',
    prepare: (r) => git(join(r.place, 'remote.git'), 'update-ref', '-d', 'refs/heads/main'),
    says: sent,
    has: origin,
  },
  {
    name: 'only another branch is fetched',
    prepare: (r) => [
      theyChange('pages.yaml', 'Home', 'Start')(r),
      r.set('remote.origin.fetch', '+refs/heads/x:refs/remotes/origin/x'),
    ],
    says: sent,
    has: origin,
  },
  {
    name: 'a remote that is gone',
    prepare: (r) => r.git('remote', 'set-url', 'origin', '../gone.git'),
    says: /cannot be reached.*\nGit says: .*gone\.git/s,
  },
  {
    name: 'another history there',
    prepare: (r) => [
      rmSync(join(r.place, 'remote.git'), { recursive: true }),
      r.bare('remote'),
      r.git('push', '--quiet', 'origin', `${r.git('commit-tree', '-m', 'x', 'HEAD^{tree}')}:refs/heads/main`),
    ],
    says: /another history, which did not begin with this site/,
  },
  // A repository that git does not read
  {
    name: 'no repository',
    prepare: (r) => rmSync(join(r.ours, '.git'), { recursive: true }),
    says: /no history that could be published.*git init/s,
  },
  {
    name: 'a folder of another user',
    prepare: (r) => r.write('.git/of-another-user', ''),
    says: /safe\.directory/,
  },
  {
    name: 'a damaged config',
    prepare: (r) => appendFileSync(join(r.ours, '.git/config'), '[core\n'),
    says: /cannot read it\. A file with the settings of git is damaged.*bad config line \d+ in file/s,
  },
  {
    name: 'a newer format',
    prepare: (r) => r.set('core.repositoryFormatVersion', '9'),
    says: /A newer git has made it.*Expected git repo version/s,
  },
  {
    name: 'an unknown extension',
    prepare: (r) => [r.set('core.repositoryFormatVersion', '1'), r.set('extensions.future', 'true')],
    says: /A newer git has made it/,
  },
  {
    name: 'a .git that leads nowhere',
    prepare: (r) => [
      rmSync(join(r.ours, '.git'), { recursive: true }),
      writeFileSync(join(r.ours, '.git'), 'gitdir: ../gone\n'),
    ],
    says: /has a history, but git cannot read it.*Git says: not a git repository/s,
  },
  {
    name: 'a HEAD that is gone',
    prepare: (r) => rmSync(join(r.ours, '.git/HEAD')),
    says: /has a history, but git cannot read it/,
  },
  {
    name: 'no branch',
    prepare: (r) => r.git('checkout', '--quiet', '--detach'),
    says: /in the middle of something else/,
  },
  {
    name: 'a merge that is not finished',
    prepare: (r) => writeFileSync(join(r.ours, '.git/MERGE_HEAD'), `${r.git('rev-parse', 'HEAD')}\n`),
    says: /in the middle of something else/,
  },
  // Settings
  ...(
    [
      ['merge.ff', 'only'],
      ['merge.ff', 'false'],
      ['pull.ff', 'only'],
      ['pull.rebase', 'true'],
      ['log.showSignature', 'true'],
      ['color.ui', 'always'],
      ['core.quotePath', 'true'],
      ['status.showUntrackedFiles', 'no'],
      ['status.relativePaths', 'false'],
      ['push.default', 'nothing'],
      ['user.useConfigOnly', 'true'],
      ['diff.noprefix', 'true'],
      ['core.fsmonitor', '/nowhere/monitor'],
      ['fetch.prune', 'true'],
    ] as const
  ).map(
    ([name, value]): Row => ({
      name: `${name}=${value}`,
      prepare: (r) => [r.set(name, value), theyChange('pages.yaml', 'Home', 'Start')(r)],
      says: sent,
      has: origin,
    }),
  ),
  {
    name: 'a signature that cannot be made',
    prepare: (r) => [r.set('commit.gpgSign', 'true'), r.set('gpg.program', '/nowhere/gpg')],
    says: /could not keep your changes as a version.*Git says: .*\/nowhere\/gpg/s,
  },
  // Refusals
  {
    name: 'pre-commit',
    prepare: (r) => r.hook('pre-commit', 'echo "Titles need a full stop." >&2; exit 1'),
    says: /could not keep.*Titles need a full stop\./s,
  },
  {
    name: 'commit-msg',
    prepare: (r) => r.hook('commit-msg', 'echo "No ticket." >&2; exit 1'),
    says: /could not keep.*No ticket\./s,
  },
  {
    name: 'pre-push',
    prepare: (r) => r.hook('pre-push', 'echo "Not on Fridays."; exit 1'),
    says: /kept on this computer.*Not on Fridays\./s,
  },
  {
    name: 'pre-receive',
    prepare: (r) =>
      r.hook(
        'pre-receive',
        'echo "error: E007: Your push would publish a private address." >&2; exit 1',
        '../remote.git/hooks',
      ),
    says: /does not accept your changes.*E007: Your push would publish a private address\./s,
  },
  {
    name: 'update',
    prepare: (r) => r.hook('update', 'echo "Protected: $1" >&2; exit 1', '../remote.git/hooks'),
    says: /does not accept your changes.*Protected: refs\/heads\/main/s,
  },
  {
    name: 'a lock of the index',
    prepare: (r) => r.write('.git/index.lock', ''),
    says: /remove the file \S+\.git\/index\.lock/,
  },
  {
    name: 'a lock of the branch',
    prepare: (r) => r.write('.git/refs/heads/main.lock', ''),
    says: /remove the file \S+main\.lock/,
  },
  {
    name: 'a filter that is missing',
    prepare: (r) => [
      r.write('.gitattributes', '*.yaml filter=lfs\n'),
      r.set('filter.lfs.clean', 'no-such-lfs'),
      r.set('filter.lfs.required', 'true'),
    ],
    says: /no-such-lfs/,
  },
  // Files that would not be sent
  {
    name: '.gitignore',
    prepare: (r) => [r.newPicture(), appendFileSync(join(r.ours, '.gitignore'), 'portrait-*.svg\n')],
    says: /pictures\/portrait-2\.svg: would not be sent: line \d+ of \.gitignore keeps it back: portrait-\*\.svg/,
    has: origin,
  },
  {
    name: '.git/info/exclude',
    prepare: (r) => [r.newPicture(), r.write('.git/info/exclude', '*.svg\n')],
    says: /would not be sent: line 1 of \.git\/info\/exclude keeps it back: \*\.svg/,
    has: origin,
  },
  {
    name: 'core.excludesFile',
    prepare: (r) => [
      r.newPicture(),
      writeFileSync(join(r.place, 'mine'), '*.svg\n'),
      r.set('core.excludesFile', join(r.place, 'mine')),
    ],
    says: /would not be sent: line 1 of \S+\/mine keeps it back/,
    has: origin,
  },
  {
    name: 'a repository within',
    prepare: (r) => [
      r.newPicture(),
      r.git('rm', '-r', '--quiet', '--cached', 'pictures'),
      r.git('commit', '--quiet', '-m', 'x'),
      git(join(r.ours, 'pictures'), 'init', '--quiet'),
    ],
    says: /the folder pictures has a history of its own/,
  },
  {
    name: 'a submodule',
    prepare: (r) => {
      r.newPicture();
      r.git('rm', '-r', '--quiet', '--cached', 'pictures');
      r.git('update-index', '--add', '--cacheinfo', `160000,${r.git('rev-parse', 'HEAD')},pictures`);
      r.git('commit', '--quiet', '-m', 'x');
    },
    says: /the folder pictures belongs to another history/,
  },
  {
    name: 'skip-worktree',
    prepare: (r) => r.git('update-index', '--skip-worktree', 'site.yaml'),
    says: /would not be sent: git was told not to look at it/,
  },
  {
    name: 'assume-unchanged',
    prepare: (r) => r.git('update-index', '--assume-unchanged', 'site.yaml'),
    says: /would not be sent: git was told not to look at it/,
  },
  {
    name: 'another case',
    prepare: (r) => [
      r.set('core.ignoreCase', 'true'),
      renameSync(join(r.ours, 'pictures/portrait.svg'), join(r.ours, 'pictures/Portrait.svg')),
      r.replace('team.yaml', /pictures\/portrait\.svg/, 'pictures/Portrait.svg'),
    ],
    says: /git knows it as pictures\/portrait\.svg/,
    has: origin,
  },
  {
    name: 'marks of a merge',
    prepare: (r) => r.write('notes.txt', 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n'),
    says: /notes\.txt, line 2: has two versions of a text in line 2/,
    has: origin,
  },
  // Somebody else has published
  { name: 'another file', prepare: theyChange('team.yaml', teamName, 'name: Their name'), says: sent, has: origin },
  {
    name: 'another field of the file',
    prepare: theyChange('site.yaml', /artist: .*/, 'artist: Their artist'),
    says: sent,
    has: origin,
  },
  { name: 'the same change', prepare: theyChange('site.yaml', /motto: .*/, 'motto: Ours'), says: sent, has: origin },
  {
    name: 'the same value in quotes',
    prepare: theyChange('site.yaml', /motto: .*/, 'motto: "Ours"'),
    says: sent,
    has: origin,
  },
  {
    name: 'the same text',
    prepare: theyChange('site.yaml', /motto: .*/, 'motto: Theirs'),
    says: /^One change is sent, together with what Test changed meanwhile\. One of them is a text that you have changed too/,
  },
  {
    name: 'the code of a new workflow',
    prepare: (r) => r.they((theirs) => theirs.write('.github/workflows/other.yml', 'on: push\n')),
    says: sent,
    has: origin,
  },
];

/** Treats a marked repository as another user's. For options newer than git 2.30 it prints its usage and ends with 129. */
const oldGit = (real: string) => `#!/bin/sh
[ -f .git/of-another-user ] && export GIT_TEST_ASSUME_DIFFERENT_OWNER=1
for word in "$@"; do
  case "$word" in --write-tree|--merge-base=*|--object-id|--format=%\\(objectname*|--end-of-options) echo usage: git >&2; exit 129 ;; esac
done
exec "${real}" "$@"
`;

let start: string;
const path = process.env.PATH!;
beforeAll(() => {
  start = mkdtempSync(join(tmpdir(), 'repositories-'));
  const place = join(start, 'start');
  mkdirSync(place);
  const repository = new Repository(place);
  makeSite(repository.ours, { name: 'My site', pages: ['team', 'art'] });
  repository.bare('remote');
  repository.git('remote', 'add', 'origin', '../remote.git');
  repository.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const real = path
    .split(delimiter)
    .map((folder) => join(folder, 'git'))
    .find((file) => existsSync(file))!;
  mkdirSync(join(start, 'bin'));
  writeFileSync(join(start, 'bin/git'), oldGit(real), { mode: 0o755 });
  process.env.PATH = [join(start, 'bin'), path].join(delimiter);
});
afterAll(() => {
  process.env.PATH = path;
  rmSync(start, { recursive: true });
});

const publish = async (ours: string) => {
  const publisher = new Publisher(new Desk(ours), { mediaReady: async () => {}, inTurn: (action) => action() });
  return {
    publisher,
    message: await publisher.publish().then(
      ({ message }) => message,
      (error: Error) => error.message,
    ),
  };
};
const at = (place: string, remote: string, branch = 'main') => {
  try {
    return git(join(place, `${remote}.git`), 'show', `${branch}:site.yaml`);
  } catch {
    return '';
  }
};

test.concurrent.each(rows)('$name', async ({ name, prepare, says, has, branch }) => {
  const place = join(start, name.replaceAll(/\W+/g, '-'));
  cpSync(join(start, 'start'), place, { recursive: true });
  const repository = new Repository(place);
  prepare?.(repository);
  repository.replace('site.yaml', /motto: .*/, 'motto: Ours');
  const { message } = await publish(repository.ours);
  expect(message).toMatch(says);
  if (!/no history that/.test(String(says))) expect(message).not.toContain('git init');
  for (const remote of ['remote', 'backup', 'fork']) {
    const isThere = /motto: "?Ours/.test(at(place, remote, remote === has ? branch : undefined));
    expect([remote, isThere]).toEqual([remote, remote === has || (name === 'the same change' && remote === 'remote')]);
  }
});

const svg = (path: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="${path}"/></svg>`;
const gallery = 'galleries/example-gallery';

/** The owner's other change is in the same file, perhaps. */
const withoutArtist = (text: string) => text.trim().replace(/artist: .*/, '');

/** Both change the same: theirs is published, and the owner's is a change that the next Publish sends. */
const clashes: [name: string, file: string, mine: (r: Repository) => void, theirs: (r: Repository) => void][] = [
  [
    'a field',
    'site.yaml',
    (r) => r.replace('site.yaml', /motto: .*/, 'motto: Ours'),
    (r) => r.replace('site.yaml', /motto: .*/, 'motto: Theirs'),
  ],
  [
    'a field of a list',
    'team.yaml',
    (r) => r.replace('team.yaml', teamName, 'name: My name'),
    (r) => r.replace('team.yaml', teamName, 'name: Their name'),
  ],
  [
    'a picture',
    'pictures/portrait.svg',
    (r) => r.write('pictures/portrait.svg', svg('M0 0h8v7z')),
    (r) => r.write('pictures/portrait.svg', svg('M0 0h8v6z')),
  ],
  [
    'a work that the owner has removed',
    `${gallery}/gallery.yaml`,
    (r) => rmSync(join(r.ours, gallery), { recursive: true }),
    (r) => r.replace(`${gallery}/gallery.yaml`, /^title: .*/m, 'title: Theirs'),
  ],
  [
    'a work that they have removed',
    `${gallery}/gallery.yaml`,
    (r) => r.replace(`${gallery}/gallery.yaml`, /^title: .*/m, 'title: Mine'),
    (r) => rmSync(join(r.ours, gallery), { recursive: true }),
  ],
];

test.concurrent.each(clashes)(
  'both change %s: theirs is published, and mine with the next Publish',
  async (name, file, mine, theirs) => {
    const place = join(start, name.replaceAll(/\W+/g, '-'));
    cpSync(join(start, 'start'), place, { recursive: true });
    const repository = new Repository(place);
    const read = (folder: string) => {
      const path = join(folder, file);
      return existsSync(path) ? readFileSync(path, 'utf8') : '';
    };
    const published = () => {
      try {
        return withoutArtist(git(join(place, 'remote.git'), 'show', `main:${file}`));
      } catch {
        return '';
      }
    };
    repository.they(theirs);
    const before = published();
    mine(repository);
    const own = read(repository.ours);
    repository.replace('site.yaml', /artist: .*/, 'artist: Somebody');
    const { message, publisher } = await publish(repository.ours);
    expect(message).toContain('theirs is published, and yours is a change here');
    expect(at(place, 'remote'), 'the rest').toMatch(/artist: Somebody/);
    expect(published()).toBe(before);
    expect((await publisher.review.look()).changes).toHaveLength(1);
    await publish(repository.ours);
    expect(published()).toBe(withoutArtist(own));
  },
);
