import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { copyFolder } from '../../testing/copy-fixture.ts';
import { git, makeRepository } from '../../testing/repository.ts';
import type { Fields } from '../value.ts';
import { Desk } from './desk.ts';
import { Publisher } from './publish.ts';

let place: string;
let ours: string;
let content: string;
let publisher: Publisher;

// A repository with code and content, and its remote. Each test has a copy of them.
let start: string;
beforeAll(async () => {
  start = mkdtempSync(join(tmpdir(), 'publish-start-'));
  const folder = await makeRepository(start, (ours) => {
    copyFolder('fixture', join(ours, 'content'));
    mkdirSync(join(ours, 'app'));
    writeFileSync(join(ours, 'app/code.ts'), 'code\n');
  });
  // One file instead of hundreds, because each test copies them.
  for (const repository of [folder, join(start, 'remote.git')]) git(repository, 'repack', '-adq');
});
afterAll(() => rmSync(start, { recursive: true }));

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'publish-'));
  cpSync(start, place, { recursive: true });
  ours = join(place, 'ours');
  content = join(ours, 'content');
  publisher = publisherWith({});
});
afterEach(() => rmSync(place, { recursive: true }));

type Surroundings = ConstructorParameters<typeof Publisher>[1];
const publisherWith = (surroundings: Partial<Surroundings>) =>
  new Publisher(new Desk(content), { mediaReady: async () => {}, inTurn: (action) => action(), ...surroundings });

/** The changes as the dialog shows them. */
const changeSummary = async () =>
  (await publisher.review.look()).changes.map(({ lead, name, what }) => `${lead} ${name}, ${what}`.trim());

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

test('a translation is sent or held back with its original, and what is wrong with it leads to its text', async () => {
  const german = 'albums/songs/album.yaml';
  mkdirSync(join(content, 'de/albums/songs'), { recursive: true });
  writeFileSync(join(content, 'de', german), 'titel: Lieder\n');
  writeFileSync(join(content, 'de/team.yaml'), '- id: one\n');
  change(content, german, 'title: Songs', 'title: Stones');
  const { heldBack, changes } = await publisher.review.look();
  expect(heldBack).toMatchObject([
    { record: `de/${german}`, label: 'Stones in Deutsch', why: expect.stringContaining("Did you mean 'title'?") },
  ]);
  expect(changes).toMatchObject([{ record: 'team.yaml', name: 'Team in Deutsch', what: 'added' }]);
  await publisher.publish();
  expect(remoteFile('content/de/team.yaml')).toContain('id: one');
  expect(remoteFile(`content/${german}`)).toContain('title: Songs');
});

test('what has changed is shown, and nothing but the content is published', async () => {
  change(content, 'team.yaml', 'Member One', 'Somebody');
  appendFileSync(join(ours, 'app/code.ts'), 'half an idea\n');
  writeFileSync(join(ours, 'app/prepared.ts'), 'prepared\n');
  git(ours, 'add', 'app/prepared.ts');
  const { changes, findings, obstacle, commits } = await publisher.review.look();
  expect([obstacle, commits]).toEqual([undefined, 0]);
  expect(findings).toContainEqual(expect.objectContaining({ level: 'launch', file: 'site.yaml', path: ['url'] }));
  expect(findings.filter(({ level }) => level === 'must')).toEqual([]);
  expect(changes).toMatchObject([
    {
      lead: 'The member',
      name: 'Somebody',
      what: 'changed',
      record: 'team.yaml',
      place: '0',
      texts: [{ label: 'Name', before: 'Member One', after: 'Somebody' }],
    },
  ]);
  const { message, pushed } = await publisher.publish();
  expect(message).toBe('One change is sent.');
  expect(pushed).toEqual({ url: '../remote.git', commit: git(ours, 'rev-parse', 'HEAD') });
  expect(remoteFile('content/team.yaml')).toContain('Somebody');
  expect(remoteFile('app/code.ts')).toBe('code');
  expect(git(ours, 'log', '-1', '--format=%s')).toBe('content: update Team');
  // The code is as it was: changed, prepared, and not committed.
  expect(git(ours, 'status', '--porcelain')).toBe('M app/code.ts\nA  app/prepared.ts');
  expect(await publisher.publish()).toEqual({ message: 'Nothing has changed since the last time.' });
});

test('what is not right stays as it was published, and is named with what to do', async () => {
  const desk = new Desk(content);
  publisher = new Publisher(desk, { mediaReady: async () => {}, inTurn: (action) => action() });
  desk.begin('galleries', 'Night Walks', new Set());
  const events = await desk.open('history.yaml');
  const before = events.value as Fields[];
  await desk.change('history.yaml', { value: [...before, { title: 'Harbour Lights' }], version: events.version });
  change(content, 'albums/single/album.yaml', 'order:', 'odrer:');
  change(content, 'team.yaml', 'Member One', 'Somebody');
  const { heldBack, drafts, findings, canPublish, changes } = await publisher.review.look();
  expect(findings.filter(({ level }) => level === 'must')).toEqual([]);
  expect([canPublish, changes.map(({ name }) => name)]).toEqual([true, ['Night Walks', 'Somebody']]);
  expect(heldBack).toEqual([
    {
      record: 'albums/single/album.yaml',
      label: 'Single',
      why: expect.stringMatching(
        /^Still to write: a place in the list\. To fix: 'odrer' is not a known word\. Did you mean 'order'/,
      ),
      place: 'odrer',
    },
    {
      record: 'history.yaml',
      label: 'History',
      why: 'Still to write: a date for ‘Harbour Lights’, a description for ‘Harbour Lights’.',
      place: `${before.length}.date`,
    },
  ]);
  expect(drafts).toEqual([
    {
      record: 'galleries/night-walks/gallery.yaml',
      label: 'Night Walks',
      why: 'Still to write: a description, pictures.',
      place: 'description',
    },
  ]);
  expect((await publisher.publish()).message).toBe('2 changes are sent. 2 things that are not right yet stay here.');
  expect(remoteFile('content/team.yaml')).toContain('Somebody');
  expect(remoteFile('content/galleries/night-walks/gallery.yaml')).toContain('draft: true');
  expect(remoteFile('content/history.yaml')).not.toContain('Harbour Lights');
  expect(remoteFile('content/albums/single/album.yaml')).toContain('order:');
  expect(readFileSync(join(content, 'history.yaml'), 'utf8')).toContain('Harbour Lights');
  expect(await publisher.publish()).toEqual({
    message: 'Nothing has changed since the last time. 2 things that are not right yet stay here.',
  });
});

test('a change that makes another file wrong stays here with what belongs to it', async () => {
  // An event links to a part of the book.
  change(content, 'writing.yaml', 'id: part-two', 'id: second-part');
  change(content, 'team.yaml', 'Member One', 'Somebody');
  const { heldBack, canPublish } = await publisher.review.look();
  expect(canPublish).toBe(true);
  expect(heldBack).toMatchObject([{ record: 'writing.yaml', why: expect.stringContaining('Finish that first.') }]);
  await publisher.publish();
  expect(remoteFile('content/team.yaml')).toContain('Somebody');
  expect(remoteFile('content/writing.yaml')).not.toContain('second-part');
});

test('a mistake that is published already must be fixed first, and a file that a page needs is named', async () => {
  change(content, 'team.yaml', 'name: Member One', 'nane: Member One');
  git(ours, 'commit', '--quiet', '-am', 'by hand');
  change(content, 'future.yaml', 'title: ', 'title: New ');
  const { canPublish, findings } = await publisher.review.look();
  expect(canPublish).toBe(false);
  expect(findings).toContainEqual(expect.objectContaining({ level: 'must', file: 'team.yaml' }));
  await expect(publisher.publish()).rejects.toThrow(
    /Not published, because something is wrong: Team: .*Name is missing/,
  );
});

test('somebody has published changes of a file that is held back: both are in it', async () => {
  theyPublish('content/team.yaml', 'role: First role', 'role: Their role');
  change(content, 'team.yaml', 'name: Member One', 'name: ""');
  change(content, 'history.yaml', 'title: ', 'title: My ');
  expect((await publisher.publish()).message).toBe(
    'One change is sent, together with what Test changed meanwhile. What is not right yet stays here.',
  );
  const text = readFileSync(join(content, 'team.yaml'), 'utf8');
  expect(text).toContain('role: Their role');
  expect(text).toContain('name: ""');
  expect(remoteFile('content/team.yaml')).toContain('Member One');
  expect(remoteFile('content/history.yaml')).toContain('My ');
});

test('without git, a sentence says where to get it', async () => {
  vi.stubEnv('PATH', place);
  const { obstacle } = await publisher.review.look().finally(() => vi.unstubAllEnvs());
  expect(obstacle).toMatch(/^Git is not installed on this computer\. Get it from https:\/\/git-scm\.com/);
});

test('an album is described by its tracks and its size, and an event by its title', async () => {
  cpSync(join(content, 'albums/single'), join(content, 'albums/harbour-lights'), { recursive: true });
  rmSync(join(content, 'albums/harbour-lights/encoded'), { recursive: true, force: true });
  change(content, 'albums/harbour-lights/album.yaml', 'title: ', 'title: Harbour Lights, ');
  writeFileSync(join(content, 'albums/harbour-lights/second.mp3'), Buffer.alloc(20e6));
  const [first = '', second = ''] = readFileSync(join(content, 'history.yaml'), 'utf8')
    .split(/\n(?=- id)/)
    .slice(-2);
  const titleIn = (event: string) => /title: "?(.*?)"?\n/.exec(event)![1];
  change(content, 'history.yaml', `${first}\n${second}`, second.replace('title: ', 'title: My '));
  expect(await changeSummary()).toEqual([
    expect.stringMatching(/^Harbour Lights, .*, new album, 1 track, 2\d MB$/),
    expect.stringMatching(/^The event My .*, changed$/),
    `The event ${titleIn(first)}, removed`,
  ]);
});

test('a new event has all its words', async () => {
  const event =
    '- id: first-concert\n  date: May 2, 2026\n  title: First concert\n  description: Eleven people came.\n';
  appendFileSync(join(content, 'history.yaml'), event);
  const [{ lead, what, texts } = {}] = (await publisher.review.look()).changes;
  expect([lead, what]).toEqual(['The event', 'new']);
  expect(texts).toContainEqual({ label: 'Description', before: '', after: 'Eleven people came.' });
});

test('an album with a new address is renamed, and neither new nor removed', async () => {
  renameSync(join(content, 'albums/single'), join(content, 'albums/harbour'));
  const [changed, ...others] = (await publisher.review.look()).changes;
  expect(others).toEqual([]);
  expect(changed).toMatchObject({ what: 'album with a new address: harbour, before single', pictures: [], texts: [] });
});

test('a picture belongs to the text that names it; one with a new name is renamed', async () => {
  cpSync(join(content, 'pictures/about-1.jpg'), join(content, 'pictures/somebody.jpg'));
  appendFileSync(join(content, 'pictures/somebody.jpg'), 'other');
  const [portrait = ''] = /pictures\/[\w-]+\.jpg/.exec(readFileSync(join(content, 'team.yaml'), 'utf8')) ?? [];
  change(content, 'team.yaml', portrait, 'pictures/somebody.jpg');
  writeFileSync(join(content, 'pictures/spare.jpg'), 'spare');
  git(ours, 'add', 'content/pictures/spare.jpg');
  git(ours, 'commit', '--quiet', '-m', 'spare');
  renameSync(join(content, 'pictures/spare.jpg'), join(content, 'pictures/other.jpg'));
  const { changes } = await publisher.review.look();
  expect(changes).toMatchObject([
    { lead: 'The member', what: 'changed', pictures: ['pictures/somebody.jpg'] },
    { name: 'other.jpg', what: 'picture with a new name, before spare.jpg' },
  ]);
});

test('a file that cannot be read, or is gone, is named as it is', async () => {
  change(content, 'team.yaml', 'name: Member One', 'name: *star');
  rmSync(join(content, 'future.yaml'));
  const changes = await publisher.review.unpublished();
  expect(changes.map(({ name, what }) => `${name}, ${what}`)).toEqual(['Future, removed', 'Team, changed']);
  expect((await publisher.review.look()).heldBack).toMatchObject([
    { label: 'Future', why: 'To fix: is missing. Put it back, or copy it from the last version that worked.' },
    { label: 'Team', why: expect.stringContaining('needs quotes') },
  ]);
});

test('names with spaces, quotes and umlauts are read as they are', async () => {
  writeFileSync(join(content, 'galleries/alone/new "öne".jpg'), 'x');
  rmSync(join(content, 'podcast'), { recursive: true });
  const { changes, heldBack, unnamed } = await publisher.review.look();
  expect(changes).toContainEqual(expect.objectContaining({ pictures: ['galleries/alone/new "öne".jpg'] }));
  // A page needs it.
  expect(heldBack.map(({ label }) => label)).toContain('podcast/episode.mp3');
  // The content cannot be read without its podcast, so nobody can say what is named.
  expect(unnamed).toEqual([]);
});

test('commits of the code that wait are named before they are pushed along', async () => {
  writeFileSync(join(ours, 'app/code.ts'), 'better code\n');
  git(ours, 'commit', '--quiet', '-am', 'feat: better code');
  change(content, 'team.yaml', 'Member One', 'Somebody');
  expect(await publisher.review.look()).toMatchObject({ commits: 0, codeCommits: ['feat: better code'] });
  await publisher.publish();
  expect(await publisher.review.look()).toMatchObject({ changes: [], commits: 0, codeCommits: [] });
});

/** The remote works on a push for a while, with or without a word. */
function slowRemote(script: string): void {
  const hook = join(place, 'remote.git/hooks/pre-receive');
  mkdirSync(dirname(hook), { recursive: true });
  writeFileSync(hook, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

test('a slow push continues while git reports anything, and its progress is shown', async () => {
  slowRemote('for step in 1 2 3 4 5 6; do echo "step $step" >&2; sleep 0.4; done');
  const steps: unknown[] = [];
  publisher = publisherWith({ silenceMs: 1500, onProgress: (progress) => steps.push(progress) });
  change(content, 'team.yaml', 'Member One', 'Somebody');
  await publisher.publish();
  expect(remoteFile('content/team.yaml')).toContain('Somebody');
  expect(steps[0]).toEqual({ step: 'Sending your changes' });
  expect(steps.at(-1)).toEqual({ step: 'Sending your changes', part: 1 });
});

test('a silent push is ended with a sentence that does not say offline', async () => {
  slowRemote('sleep 3');
  publisher = publisherWith({ silenceMs: 800 });
  change(content, 'team.yaml', 'Member One', 'Somebody');
  await expect(publisher.publish()).rejects.toThrow(/has not answered for five minutes.*kept on this computer/);
});

test('saving does not wait for pictures and for git', async () => {
  const turns: string[] = [];
  publisher = publisherWith({
    mediaReady: async () => void turns.push('media'),
    inTurn: async (action) => {
      turns.push('begin');
      const result = await action();
      turns.push('end');
      return result;
    },
    onProgress: ({ step }) => turns.at(-1) !== step && turns.push(step),
  });
  change(content, 'team.yaml', 'Member One', 'Somebody');
  await publisher.publish();
  expect(turns).toEqual(['media', 'begin', 'end', 'Sending your changes']);
});

test('the remote has moved: both changes are published', async () => {
  theyPublish('content/history.yaml', 'title: ', 'title: Their ');
  change(content, 'team.yaml', 'Member One', 'Somebody');
  await publisher.publish();
  expect(remoteFile('content/team.yaml')).toContain('Somebody');
  expect(remoteFile('content/history.yaml')).toContain('Their');
  expect(readFileSync(join(content, 'history.yaml'), 'utf8')).toContain('Their');
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
  await expect(publisher.publish()).rejects.toThrow(/cannot bring both together here.*\napp\/code\.ts/s);
  expect(readFileSync(join(ours, 'app/code.ts'), 'utf8')).toBe('code\nhalf an idea\n');
  expect(git(ours, 'status', '--porcelain')).toBe('M app/code.ts');
});

test('a remote that cannot be reached: a sentence, and the change goes with the next time', async () => {
  git(ours, 'remote', 'set-url', 'origin', join(place, 'gone.git'));
  change(content, 'team.yaml', 'Member One', 'Somebody');
  await expect(publisher.publish()).rejects.toThrow(/cannot be reached.*kept on this computer/);
  git(ours, 'remote', 'set-url', 'origin', join(place, 'remote.git'));
  expect((await publisher.review.look()).commits).toBe(1);
  await publisher.publish();
  expect(remoteFile('content/team.yaml')).toContain('Somebody');
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

test('a lock that git left when the power failed is no obstacle; one of another program is', async () => {
  change(ours, 'content/team.yaml', 'Member One', 'Somebody');
  writeFileSync(join(ours, '.git/index.lock'), '');
  await expect(publisher.publish()).rejects.toThrow('Git could not keep your changes as a version');
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(join(ours, '.desk/content/running-git.json'), JSON.stringify(pid));
  await publisher.publish();
  expect(remoteFile('content/team.yaml')).toContain('Somebody');
});
