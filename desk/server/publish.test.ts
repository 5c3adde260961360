import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { copyFolder } from '../../testing/copy-fixture.ts';
import { Desk } from './desk.ts';
import { Publisher } from './publish.ts';

let place: string;
let ours: string;
let content: string;
let publisher: Publisher;

const git = (folder: string, ...values: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...values], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

// A repository with code and content, and its remote. Each test has a copy of them.
let start: string;
beforeAll(() => {
  start = mkdtempSync(join(tmpdir(), 'publish-start-'));
  const folder = join(start, 'ours');
  git(start, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  git(start, 'init', '--quiet', '--initial-branch=main', 'ours');
  copyFolder('fixture', join(folder, 'content'));
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app/code.ts'), 'code\n');
  writeFileSync(join(folder, '.gitignore'), '.cache\n.desk\n');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'start');
  git(folder, 'remote', 'add', 'origin', '../remote.git');
  git(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  // One file instead of hundreds, because each test copies them.
  for (const repository of [folder, join(start, 'remote.git')]) git(repository, 'repack', '-adq');
});
afterAll(() => rmSync(start, { recursive: true }));

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'publish-'));
  cpSync(start, place, { recursive: true });
  ours = join(place, 'ours');
  content = join(ours, 'content');
  publisher = new Publisher(new Desk(content), async () => {});
});
afterEach(() => rmSync(place, { recursive: true }));

const change = (folder: string, file: string, from: string, to: string) => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
};
const remoteFile = (file: string) => git(join(place, 'remote.git'), 'show', `main:${file}`);
/** Somebody else publishes a change of a file. */
const theyPublish = (file: string, from: string, to: string) => {
  git(place, 'clone', '--quiet', 'remote.git', 'theirs');
  change(join(place, 'theirs'), file, from, to);
  git(join(place, 'theirs'), 'commit', '--quiet', '-am', 'theirs');
  git(join(place, 'theirs'), 'push', '--quiet');
};

test('what has changed is shown, and nothing but the content is published', async () => {
  change(content, 'team.yaml', 'Member One', 'Somebody');
  appendFileSync(join(ours, 'app/code.ts'), 'half an idea\n');
  writeFileSync(join(ours, 'app/prepared.ts'), 'prepared\n');
  git(ours, 'add', 'app/prepared.ts');
  const { changes, findings, obstacle, commits } = await publisher.look();
  expect([obstacle, commits]).toEqual([undefined, 0]);
  expect(findings).toContainEqual(expect.objectContaining({ level: 'launch', file: 'site.yaml', path: ['url'] }));
  expect(findings.filter(({ level }) => level === 'must')).toEqual([]);
  expect(changes).toMatchObject([
    {
      title: 'Team',
      file: 'team.yaml',
      kind: 'changed',
      removedLines: ['  name: Member One'],
      addedLines: ['  name: Somebody'],
    },
  ]);
  const { message, pushed } = await publisher.publish();
  expect(message).toMatch(/^One change is published, as version [0-9a-f]{7,}\.$/);
  expect(pushed).toEqual({ url: '../remote.git', commit: git(ours, 'rev-parse', 'HEAD') });
  expect(remoteFile('content/team.yaml')).toContain('Somebody');
  expect(remoteFile('app/code.ts')).toBe('code');
  expect(git(ours, 'log', '-1', '--format=%s')).toBe('content: update Team');
  // The code is as it was: changed, prepared, and not committed.
  expect(git(ours, 'status', '--porcelain')).toBe('M app/code.ts\nA  app/prepared.ts');
  expect(await publisher.publish()).toEqual({ message: 'Nothing has changed since the last time.' });
});

test('without git, a sentence says where to get it', async () => {
  vi.stubEnv('PATH', place);
  const { obstacle } = await publisher.look().finally(() => vi.unstubAllEnvs());
  expect(obstacle).toMatch(/^Git is not installed on this computer\. Get it from https:\/\/git-scm\.com/);
});

test('new pictures and removed files are named', async () => {
  writeFileSync(join(content, 'galleries/alone/new one.jpg'), 'x');
  rmSync(join(content, 'podcast'), { recursive: true });
  const { changes, unnamed } = await publisher.look();
  expect(changes).toContainEqual(
    expect.objectContaining({ file: 'galleries/alone/new one.jpg', kind: 'added', isPicture: true }),
  );
  expect(changes.some(({ kind }) => kind === 'removed')).toBe(true);
  // The content cannot be read without its podcast, so nobody can say what is named.
  expect(unnamed).toEqual([]);
});

test('files that no record names can be put aside', async () => {
  writeFileSync(join(content, 'galleries/alone/old.jpg'), 'x');
  expect((await publisher.look()).unnamed).toContain('galleries/alone/old.jpg');
  await publisher.putAside(['galleries/alone/old.jpg', 'site.yaml', '../app/code.ts']);
  expect(existsSync(join(content, 'galleries/alone/old.jpg'))).toBe(false);
  expect(existsSync(join(content, 'site.yaml'))).toBe(true);
  expect(existsSync(join(ours, 'app/code.ts'))).toBe(true);
});

test('something wrong is not published', async () => {
  change(content, 'team.yaml', 'name: Member One', 'nane: Member One');
  const { findings } = await publisher.look();
  const message = expect.stringContaining("'nane' is not a known word");
  expect(findings).toContainEqual(expect.objectContaining({ level: 'must', file: 'team.yaml', message }));
  await expect(publisher.publish()).rejects.toThrow(/Not published, because something is wrong: .*team.yaml/);
  expect(git(ours, 'log', '--format=%s')).toBe('start');
});

test('the remote has moved: both changes are published', async () => {
  theyPublish('content/history.yaml', 'title: ', 'title: Their ');
  change(content, 'team.yaml', 'Member One', 'Somebody');
  await publisher.publish();
  expect(remoteFile('content/team.yaml')).toContain('Somebody');
  expect(remoteFile('content/history.yaml')).toContain('Their');
  expect(readFileSync(join(content, 'history.yaml'), 'utf8')).toContain('Their');
});

test('the remote has moved on the same line: a sentence, no markers, nothing lost', async () => {
  theyPublish('content/team.yaml', 'Member One', 'Their name');
  change(content, 'team.yaml', 'Member One', 'Our name');
  await expect(publisher.publish()).rejects.toThrow(/same lines in the meantime: .*team\.yaml.*kept on this computer/);
  const after = readFileSync(join(content, 'team.yaml'), 'utf8');
  expect(after).toContain('Our name');
  expect(after).not.toMatch(/<<<<|>>>>/);
  expect(git(ours, 'status', '--porcelain')).toBe('');
  expect(remoteFile('content/team.yaml')).toContain('Their name');
  // It stays published-to-be: the next look says so.
  expect((await publisher.look()).commits).toBe(1);
});

test('the remote has moved, and together something would be wrong: everything stays as it was', async () => {
  theyPublish('content/history.yaml', '/writing#part-two', '/art/alone');
  rmSync(join(content, 'galleries/alone'), { recursive: true });
  const before = readFileSync(join(content, 'history.yaml'), 'utf8');
  await expect(publisher.publish()).rejects.toThrow(/in the meantime/);
  expect(readFileSync(join(content, 'history.yaml'), 'utf8')).toBe(before);
  expect(git(ours, 'status', '--porcelain')).toBe('');
});

test('the remote has moved, and the code here is half changed: both are kept', async () => {
  theyPublish('app/code.ts', 'code', 'their code');
  appendFileSync(join(ours, 'app/code.ts'), 'half an idea\n');
  change(content, 'team.yaml', 'Member One', 'Somebody');
  await expect(publisher.publish()).rejects.toThrow(/files of the code here are changed too/);
  expect(readFileSync(join(ours, 'app/code.ts'), 'utf8')).toBe('code\nhalf an idea\n');
  expect(git(ours, 'status', '--porcelain')).toBe('M app/code.ts');
});

test('a remote that cannot be reached: a sentence, and the change goes with the next time', async () => {
  git(ours, 'remote', 'set-url', 'origin', join(place, 'gone.git'));
  change(content, 'team.yaml', 'Member One', 'Somebody');
  await expect(publisher.publish()).rejects.toThrow(/cannot be reached.*kept on this computer/);
  git(ours, 'remote', 'set-url', 'origin', join(place, 'remote.git'));
  expect((await publisher.look()).commits).toBe(1);
  await publisher.publish();
  expect(remoteFile('content/team.yaml')).toContain('Somebody');
});

test('no remote, no repository, an unfinished merge: a sentence each', async () => {
  const obstacle = async () => (await publisher.look()).obstacle;
  git(ours, 'checkout', '--quiet', '--detach');
  expect(await obstacle()).toContain('Git is in the middle of something else');
  git(ours, 'checkout', '--quiet', 'main');
  git(ours, 'remote', 'remove', 'origin');
  expect(await obstacle()).toContain('There is no place yet to publish to. Make an empty repository');
  await expect(publisher.publish()).rejects.toThrow('There is no place yet');
  rmSync(join(ours, '.git'), { recursive: true });
  expect(await obstacle()).toContain('no history that could be published');
});

test('the first push, of an owner who has told git no name', async () => {
  git(join(place), 'init', '--quiet', '--bare', '--initial-branch=main', 'new.git');
  git(ours, 'remote', 'remove', 'origin');
  git(ours, 'remote', 'add', 'origin', join(place, 'new.git'));
  git(ours, 'config', 'user.useConfigOnly', 'true');
  change(content, 'team.yaml', 'Member One', 'Somebody');
  await publisher.publish();
  expect(git(join(place, 'new.git'), 'show', 'main:content/team.yaml')).toContain('Somebody');
});
