import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentHash } from '../../generator/lib/content-hash.ts';
import { readSite, redirects } from '../../generator/pages/all-pages.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { isThorough, momentSeeds } from '../../testing/moment-seeds.ts';
import { seededRandom } from '../../testing/random.ts';
import { commitAll, git } from '../../testing/repository.ts';
import type { Fields, Value } from '../value.ts';
import { Desk } from './desk.ts';
import { addLanguage, removeLanguage } from './languages.ts';
import { removeParts, takeOver } from './take-over.ts';
import { Works } from './works.ts';

const symphony = 'albums/symphony/album.yaml';
const songs = 'albums/songs/album.yaml';
const patterns = 'galleries/patterns/gallery.yaml';

let copy: ContentCopy;
let desk: Desk;
let works: Works;
beforeEach(async () => {
  copy = copyFixture();
  commitAll(copy.folder);
  await start();
  return () => copy.remove();
});

/** Also what a restart of the computer does. */
async function start(): Promise<void> {
  desk = new Desk(copy.folder);
  works = new Works(desk);
  desk.finish();
  removeParts(desk);
  await takeOver(desk, works);
}

/** All files below a folder with their bytes. */
const bytesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [relative(folder, file), contentHash(16, readFileSync(file))])
      .filter(([name]) => !/^\.(git|desk)/.test(name))
      .sort(),
  );

const dataOf = async (name: string) => (await desk.open(name)).value!;

async function change(name: string, change: (value: Value) => Value) {
  const { value, version } = await desk.open(name);
  return desk.change(name, { value: change(value!), version });
}

test('who links to a work is said in the words of the owner', () => {
  expect(works.linksTo(symphony)).toEqual([
    'The event ‘Event Seven’ links to this album.',
    'The event ‘Event Eight’ links to this album.',
  ]);
  expect(works.linksTo(songs)).toEqual([
    'The event ‘Event Ten’ links to this album.',
    'The gallery ‘Patterns’ plays this album.',
  ]);
  expect(works.linksTo(patterns)).toEqual(['The event ‘Event Ten’ links to this gallery.']);
});

test('a work takes its translation with it, under a new address, into the trash and back', async () => {
  const file = 'albums/single/album.yaml';
  mkdirSync(join(copy.folder, 'de/albums/single'), { recursive: true });
  const text = 'title: Lieder\ndescription: See /music/album/single.\n';
  writeFileSync(join(copy.folder, 'de', file), text);
  writeFileSync(join(copy.folder, 'de/site.yaml'), '');
  await works.addresses.rename(file, 'stones');
  expect(copy.read('de/albums/stones/album.yaml')).toBe(text.replace('single', 'stones'));
  await works.addresses.rename('albums/stones/album.yaml', 'single');

  const { undo } = await works.remove(file);
  expect(existsSync(join(copy.folder, 'de/albums/single'))).toBe(false);
  const language = removeLanguage(desk, 'de').undo as { putBack: string };
  await works.putBack((undo as { putBack: string }).putBack);
  expect(existsSync(join(copy.folder, 'de'))).toBe(false);
  // What belongs to the language waits for it.
  expect(works.removed().map(({ kind, label }) => [kind, label])).toEqual([
    ['languages', 'Deutsch'],
    ['languages', 'Deutsch'],
  ]);
  await works.putBack(language.putBack);
  await works.putBack(works.removed()[0]!.id);
  expect(copy.read(`de/${file}`)).toBe(text);
});

test('a form changes the record and its translation in one step, and leaves the rest of both as it is', async () => {
  addLanguage(desk, 'de');
  const before = copy.read('team.yaml');
  const [first, ...others] = (await dataOf('team.yaml')) as Fields[];
  const translated = { ...first!, '@de': { role: 'Die Erste' } };
  await change('team.yaml', () => [translated, ...others]);
  expect(copy.read('team.yaml')).toBe(before);
  expect(copy.read('de/team.yaml')).toBe(`- id: ${first!.id}\n  role: Die Erste\n`);
  await change('team.yaml', () => [...others, { ...translated, id: 'new-name' }]);
  expect(copy.read('de/team.yaml')).toBe('- id: new-name\n  role: Die Erste\n');
  expect(await dataOf('team.yaml')).toEqual([...others, { ...translated, id: 'new-name' }]);
  await change('team.yaml', () => [first!, ...others]);
  expect(copy.read('team.yaml')).toBe(before);
  expect(existsSync(join(copy.folder, 'de/team.yaml'))).toBe(false);
});

test('a work is removed with the links to it, and put back with all bytes, also after a restart', async () => {
  const before = bytesIn(copy.folder);
  const { message, undo } = await works.remove(songs);
  expect(message).toBe('‘Songs’ is removed, and the 2 links to it.');
  expect(existsSync(join(copy.folder, 'albums/songs'))).toBe(false);
  await readSite(copy.folder);
  expect(works.removed()).toMatchObject([{ kind: 'albums', label: 'Songs', files: [] }]);

  await start();
  await expect(works.putBack('2020')).rejects.toThrow('no longer in the trash');
  const back = await works.putBack((undo as { putBack: string }).putBack);
  expect(back).toEqual({ message: '‘Songs’ is back in its place, and the 2 links to it.', name: songs });
  expect(bytesIn(copy.folder)).toEqual(before);
  expect(works.removed()).toEqual([]);
  await expect(works.remove('home.yaml')).rejects.toThrow('Only albums, galleries and pages');
});

test('an unfinished event loses its link too, and gets it back', async () => {
  const events = (await dataOf('history.yaml')) as Fields[];
  const link = { href: '/music/album/symphony#track=movement-1', label: 'Hear it' };
  const begun = { id: 'new', date: '2030', title: '', description: 'New.', links: [link] };
  await change('history.yaml', () => [...events, begun]);
  await change(symphony, (value) => ({ ...(value as Fields), genre: '' }));
  const { undo } = await works.remove(symphony);
  const { value, problems } = await desk.open('history.yaml');
  expect(problems.map(({ path }) => path)).toEqual([[events.length, 'title']]);
  expect(JSON.stringify(value)).not.toContain('/music/album/symphony');

  await start();
  const { message } = await works.putBack((undo as { putBack: string }).putBack);
  expect(message).toBe('‘Συμφωνία’ is back, and something in it is to fix.');
  expect(await dataOf('history.yaml')).toEqual([...events, begun]);
  expect(await dataOf(symphony)).toMatchObject({ genre: '' });
});

test('a link is not put back into an event that is gone or over a choice made since', async () => {
  const { undo } = await works.remove(songs);
  await change('history.yaml', (value) => (value as Fields[]).filter(({ id }) => id !== 'event-10'));
  await change(patterns, (value) => ({ ...(value as Fields), music: 'single' }));
  await works.putBack((undo as { putBack: string }).putBack);
  expect(await dataOf(patterns)).toMatchObject({ music: 'single' });
  expect(copy.read('history.yaml')).not.toContain('/music/album/songs');
  await readSite(copy.folder);
});

test('a place that must lead somewhere leads to the list of the works meanwhile', async () => {
  copy.change('site.yaml', '/info#privacy', '/art/alone');
  const before = copy.read('site.yaml');
  expect(works.linksTo('galleries/alone/gallery.yaml')).toEqual(['‘Name and contact’ links to this gallery.']);
  const { undo } = await works.remove('galleries/alone/gallery.yaml');
  expect(copy.read('site.yaml')).toContain('href: /art\n');
  await readSite(copy.folder);
  await works.putBack((undo as { putBack: string }).putBack);
  expect(copy.read('site.yaml')).toBe(before);
});

test('a draft that is removed comes back as a draft', async () => {
  const name = works.begin('galleries', 'Half');
  const before = bytesIn(copy.folder);
  const { undo } = await works.remove(name);
  expect((await desk.list()).map((record) => record.name)).not.toContain(name);
  const { message } = await works.putBack((undo as { putBack: string }).putBack);
  expect(message).toBe('‘Half’ is back, as a draft.');
  expect(bytesIn(copy.folder)).toEqual(before);
});

test('a work that is removed loses its links in works that are in the trash, and gets them back there', async () => {
  const before = bytesIn(copy.folder);
  const gallery = await works.remove(patterns);
  const album = await works.remove(songs);
  await works.putBack((gallery.undo as { putBack: string }).putBack);
  expect(await dataOf(patterns)).not.toHaveProperty('music');
  await readSite(copy.folder);
  await works.putBack((album.undo as { putBack: string }).putBack);
  expect(bytesIn(copy.folder)).toEqual(before);
});

test('three files of one name go aside in one millisecond, and three come back', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-20T12:00:00Z'), toFake: ['Date'] });
  const files = ['albums/songs', 'albums/single', 'galleries/alone'].map((folder) => `${folder}/spare.jpg`);
  for (const file of files) writeFileSync(join(copy.folder, file), file);
  const before = bytesIn(copy.folder);
  desk.discard(files.slice(0, 2));
  desk.discard(files.slice(2));
  await works.remove(songs);
  await works.remove(symphony);
  vi.useRealTimers();
  expect(works.removed().map(({ kind, files }) => [kind, ...files])).toEqual([
    ['albums'],
    ['albums'],
    ['files', 'spare.jpg'],
    ['files', 'spare.jpg', 'spare.jpg'],
  ]);
  for (const { id } of works.removed()) await works.putBack(id);
  expect(bytesIn(copy.folder)).toEqual(before);
});

test('a point of a list that leads to a removed work keeps its words, and leads there again afterwards', async () => {
  copy.change('home.yaml', '[Feature four]', '["[Feature four](/music/album/songs)"]');
  const before = copy.read('home.yaml');
  const { undo } = await works.remove(songs);
  expect(copy.read('home.yaml')).toContain('features: [Feature four]');
  await works.putBack((undo as { putBack: string }).putBack);
  expect(copy.read('home.yaml')).toBe(before);
});

test('a file comes back in place of another one of its name, which is in the trash then', async () => {
  const file = join(copy.folder, 'pictures/spare.jpg');
  writeFileSync(file, 'old');
  const id = desk.discard(['pictures/spare.jpg']);
  writeFileSync(file, 'new');
  const { undo } = await works.putBack(id);
  expect(readFileSync(file, 'utf8')).toBe('old');
  await works.putBack((undo as { putBack: string }).putBack);
  expect(readFileSync(file, 'utf8')).toBe('new');
});

test('an address is changed with all links to it, the old one leads there, and Undo leaves no trace', async () => {
  copy.change('home.yaml', 'pictures/about-2.jpg', 'albums/songs/cover.jpg');
  const before = bytesIn(copy.folder);
  copy.change(
    'future.yaml',
    /description: .*/,
    'description: See [the songs](/music/album/songs), not /music/album/songs-2.',
  );
  copy.change('future.yaml', /^/, '# It was written for /music/album/songs.\n');
  const text = copy.read('future.yaml');
  const done = await works.addresses.rename(songs, 'night-songs');
  expect(copy.read('home.yaml')).toContain('file: albums/night-songs/cover.jpg');
  expect(done.message).toBe('The address of ‘Songs’ is /music/album/night-songs now. The old one leads there too.');
  expect(done.name).toBe('albums/night-songs/album.yaml');
  expect(copy.read('history.yaml')).toContain('/music/album/night-songs#track=song-2');
  expect(copy.read('future.yaml')).toContain('[the songs](/music/album/night-songs), not /music/album/songs-2.');
  expect(copy.read(patterns)).toContain('music: night-songs');
  expect(redirects(await readSite(copy.folder))).toContainEqual({
    from: '/music/album/songs',
    to: '/music/album/night-songs',
  });

  const { rename, id, isAlias } = done.undo as { rename: string; id: string; isAlias: boolean };
  await works.addresses.rename(rename, id, isAlias);
  expect(copy.read('future.yaml')).toBe(text);
  expect({ ...bytesIn(copy.folder), 'future.yaml': '' }).toEqual({ ...before, 'future.yaml': '' });
});

test('a title or a whole address is taken as the address that it means', async () => {
  expect(await works.addresses.rename(songs, ' Night Songs! ')).toMatchObject({
    name: 'albums/night-songs/album.yaml',
  });
  const whole = 'http://localhost:5173/music/album/songs';
  expect(await works.addresses.rename('albums/night-songs/album.yaml', whole)).toMatchObject({ name: songs });
});

test('an album that gets the place of another moves it, and Undo moves it back', async () => {
  const order = async () => (await desk.list()).flatMap(({ group, label }) => (group === 'albums' ? [label] : []));
  const before = bytesIn(copy.folder);
  const labels = await order();
  const setPlace = async (name: string, place: string) => {
    const { version, value } = await desk.open(name);
    await works.change(name, { value: { ...(value as Fields), order: place }, version });
  };
  const single = 'albums/single/album.yaml';
  await setPlace(single, '1');
  expect(await order()).toEqual([labels[2], labels[0], labels[1]]);
  expect([songs, symphony].map((name) => /^order: (.*)/m.exec(copy.read(name))?.[1])).toEqual(['2', '3']);
  await setPlace(single, '3');
  expect(await order()).toEqual(labels);
  expect(bytesIn(copy.folder)).toEqual(before);
});

test('renaming back by hand leaves no alias of itself', async () => {
  await works.addresses.rename(songs, 'night-songs');
  await works.addresses.rename('albums/night-songs/album.yaml', 'songs');
  expect(copy.read(songs)).toContain('aliases: [melodies, /old/songs, night-songs]');
  await readSite(copy.folder);
});

test('the address of an example follows its title until it is published, with all links to it', async () => {
  await works.addresses.rename(songs, 'example-album', false);
  commitAll(copy.folder);
  await start();
  expect(await works.addresses.followTitles()).toEqual({
    names: { 'albums/example-album/album.yaml': songs },
    message: 'The address of ‘Songs’ is /music/album/songs now.',
  });
  expect(copy.read(songs)).not.toContain('example');
  expect(await desk.problems()).toEqual([]);
  await works.addresses.rename(songs, 'example-album', false);
  git(copy.folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(await works.addresses.followTitles()).toEqual({ names: {}, message: '' });
});

test('an address that cannot be used is refused with a sentence, and nothing changes', async () => {
  await works.remove('albums/single/album.yaml');
  const before = bytesIn(copy.folder);
  const sentences: [wanted: string, sentence: string][] = [
    ['!', 'An address has only small letters from a to z, digits and hyphens. Write some.'],
    ['con', 'con is kept for the computer’s own use. Choose another address.'],
    ['symphony', '‘Συμφωνία’ has this address already. Choose another.'],
    ['single', '‘Single’, which is removed, has this address. Put it back, or choose another address.'],
  ];
  for (const [wanted, sentence] of sentences) {
    await expect(works.addresses.rename(songs, wanted)).rejects.toThrow(sentence);
  }
  await works.addresses.rename(patterns, 'shapes');
  await expect(works.addresses.rename('galleries/alone/gallery.yaml', 'patterns')).rejects.toThrow(
    'This address leads to ‘Patterns’, which had it before. Choose another.',
  );
  await works.addresses.rename('galleries/shapes/gallery.yaml', 'patterns', false);
  expect(bytesIn(copy.folder)).toEqual(before);
  expect(works.begin('albums', 'Single')).toBe('albums/single-2/album.yaml');
  expect(works.begin('albums', 'Melodies')).toBe('albums/melodies-2/album.yaml');
});

test('an address that the site refuses leaves no trace', async () => {
  const before = bytesIn(copy.folder);
  vi.spyOn(desk, 'problems')
    .mockResolvedValueOnce([])
    .mockResolvedValueOnce([{ file: '', place: '', path: [], message: 'Refused.' }]);
  await expect(works.addresses.rename(songs, 'tunes')).rejects.toThrow('This address cannot be used here.');
  expect(bytesIn(copy.folder)).toEqual(before);
});

test('a change of address that was interrupted is finished by the next start', async () => {
  const place = join(desk.ownFolder, 'renaming.json');
  writeFileSync(place, JSON.stringify({ kind: 'albums', from: 'songs', to: 'tunes', isAlias: true }));
  await start();
  expect(existsSync(place)).toBe(false);
  const content = await readSite(copy.folder);
  expect(redirects(content)).toContainEqual({ from: '/music/album/songs', to: '/music/album/tunes' });
});

test('a folder that cannot be moved stays with its links, and a sentence says why', async () => {
  const before = bytesIn(copy.folder);
  vi.spyOn(desk, 'carryOut').mockImplementation(() => {
    throw Object.assign(new Error('busy'), { code: 'EBUSY' });
  });
  await expect(works.remove(songs)).rejects.toThrow('‘Songs’ is open in another program.');
  expect(bytesIn(copy.folder)).toEqual(before);
});

test('files that a form has received are not unused', async () => {
  for (const file of ['dropped.jpg', 'unused.jpg']) writeFileSync(join(copy.folder, 'pictures', file), '');
  desk.keepReceived(desk.record('team.yaml'), 'pictures/dropped.jpg');
  expect(desk.isAwaited('pictures/dropped.jpg')).toBe(true);
  await change('future.yaml', (value) => value);
  expect(desk.isAwaited('pictures/dropped.jpg'), 'after a change elsewhere').toBe(true);
  expect(desk.isAwaited('pictures/unused.jpg')).toBe(false);
});

const names = [
  'songs',
  'symphony',
  'single',
  'patterns',
  'places',
  'tunes',
  'melodies',
  'sites',
  'alone',
  'index',
  'A b',
];

test.each(isThorough ? momentSeeds : [])(
  'any steps leave content that builds, and all that is put back has its bytes (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const any = <T>(list: T[]): T | undefined => list[Math.floor(random() * list.length)];
    const folderNames = async () =>
      (await desk.list()).filter(({ group }) => group === 'albums' || group === 'galleries');
    const before = bytesIn(copy.folder);
    const remove = async () => {
      const work = any(await folderNames());
      if (work) await works.remove(work.name);
    };
    const putBack = async () => {
      const entry = any(works.removed());
      if (entry) await works.putBack(entry.id);
    };
    const rename = async () => {
      const work = any(await folderNames());
      // A refusal is an answer.
      if (work) await works.addresses.rename(work.name, any(names)!).catch(() => {});
    };
    for (let count = 0; count < 12; count++) {
      await any([remove, putBack])!();
      await readSite(copy.folder);
    }
    while (works.removed().length > 0) await putBack();
    expect(bytesIn(copy.folder)).toEqual(before);

    for (let count = 0; count < 16; count++) {
      await any([remove, putBack, rename, start])!();
      await readSite(copy.folder);
    }
    while (works.removed().length > 0) await putBack();
    const { length } = await folderNames();
    expect(length).toBe(6);
    await readSite(copy.folder);
  },
);

test('a link to an album is not removed, and leftovers of systems are not in the trash', async () => {
  symlinkSync(join(copy.folder, 'albums/single'), join(copy.folder, 'albums/linked'), 'junction');
  await expect(works.remove('albums/linked/album.yaml')).rejects.toThrow('is a link to another folder');
  expect(existsSync(join(copy.folder, 'albums/linked/album.yaml'))).toBe(true);
  const id = desk.discard(['albums/single/only-song.mp3']);
  writeFileSync(join(desk.trash.root, id, '.DS_Store'), '');
  expect(works.removed()).toMatchObject([{ files: ['only-song.mp3'] }]);
});
