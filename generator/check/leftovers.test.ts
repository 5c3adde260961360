import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { albums } from '../../pages/album/page.ts';
import { galleries } from '../../pages/gallery/schema.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { copyPreviews, readPreviews } from '../media/link-previews.ts';
import { mediaProblem } from '../media/media-error.ts';
import { pictureFolders, removeOutdatedVariants } from '../media/picture-folders.ts';
import { hasMasters } from '../media/recordings.ts';
import { drawWaveforms } from '../media/waveforms.ts';
import { readSite } from '../pages/all-pages.ts';
import { unnamedFiles } from './files.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyFixture();
  return () => copy.remove();
});

/** What macOS, Windows, network storage and editors leave beside a file. */
const leftovers = (file: string) => [
  `._${file}`,
  `.~lock.${file}#`,
  `${file}~`,
  `@eaDir/${file}`,
  `@eaDir/${file}@SynoResource/${file}`,
  `__MACOSX/${file}`,
  '.DS_Store',
  'Thumbs.db',
  'desktop.ini',
];

/** Puts leftovers beside every file of a copy. */
function scatter(folder: string): void {
  const files = globSync('**/*.*', { cwd: folder });
  for (const file of files) {
    for (const name of leftovers(file.split(/[\\/]/).at(-1)!)) {
      const path = join(folder, dirname(file), name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, 'Mac OS X');
    }
  }
}

test('no listing finds what systems leave behind', async () => {
  const found = async () => {
    const { get } = await readSite(copy.folder);
    return {
      albums: get(albums).map(({ id }) => id),
      galleries: get(galleries).map(({ id }) => id),
      pictures: pictureFolders(copy.folder),
      unnamed: unnamedFiles(await readSite(copy.folder)),
      drawn: await drawWaveforms(copy.folder, () => {}),
    };
  };
  const before = await found();
  expect(before.pictures.length).toBeGreaterThan(4);
  scatter(copy.folder);
  writeFileSync(join(copy.folder, 'albums/songs/._one.master.mp3'), '');
  expect(await found()).toEqual(before);
  expect(hasMasters(join(copy.folder, 'albums/songs'))).toBe(false);
  expect(mediaProblem(copy.folder, 'albums/songs/song-1.mp3', 'is empty').message).toMatch(/^names /);
});

test('folders of encoded pictures and link previews may have leftovers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'previews-'));
  mkdirSync(join(folder, 'encoded/@eaDir'), { recursive: true });
  expect(() => removeOutdatedVariants(folder, {})).not.toThrow();
  cpSync('fixture/pictures/social', join(folder, 'content/pictures/social'), { recursive: true });
  scatter(join(folder, 'content'));
  const facts = () => ({ title: '', creator: '', licenceUrl: '' });
  copyPreviews(await readPreviews(join(folder, 'content'), []), facts, join(folder, 'out'));
  expect(globSync('**/*.*', { cwd: join(folder, 'out/social') })).toHaveLength(
    globSync('fixture/pictures/social/*').length,
  );
  rmSync(folder, { recursive: true });
});

test('git does not publish what systems leave behind', () => {
  const names = leftovers('cover.jpg').map((name) => `content/albums/songs/${name}`);
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...names], { encoding: 'utf8' });
  expect(ignored.trim().split('\n')).toEqual(names);
});

describe('links', () => {
  let elsewhere: string;
  beforeEach(() => {
    elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
    return () => rmSync(elsewhere, { recursive: true });
  });

  const problems = async () =>
    readSite(copy.folder).then(
      () => [],
      (error) => error.problems.map(({ file, message }: { file: string; message: string }) => [rel(file), message]),
    );
  const rel = (file: string) => relative(copy.folder, file).replaceAll('\\', '/');
  const leadsOut = 'is a link that leads out of the content folder. Put a copy of the original in its place.';

  test('an album that is a link inside the content is read, one that leads out is refused', async () => {
    cpSync(join(copy.folder, 'albums/single'), join(copy.folder, 'drawer/single'), { recursive: true });
    symlinkSync(join(copy.folder, 'drawer/single'), join(copy.folder, 'albums/linked'), 'junction');
    expect((await readSite(copy.folder)).get(albums).map(({ id }) => id)).toContain('linked');

    symlinkSync(elsewhere, join(copy.folder, 'albums/outside'), 'junction');
    expect(await problems()).toEqual([['albums/outside', leadsOut]]);
  });

  // Windows allows links to files only to administrators.
  test.skipIf(process.platform === 'win32')('so are a song, a cover and a record', async () => {
    const linkTo = (original: string, file: string) => {
      cpSync(join('fixture', file), original);
      rmSync(join(copy.folder, file));
      symlinkSync(original, join(copy.folder, file));
    };
    const files = ['albums/single/only-song.mp3', 'albums/songs/cover.jpg', 'galleries/alone/gallery.yaml'];
    for (const [index, file] of files.entries()) {
      linkTo(join(copy.folder, `drawer/${index}`), file);
      expect(await problems(), file).toEqual([]);
      linkTo(join(elsewhere, 'original'), file);
      expect((await problems()).join(), file).toContain(leadsOut);
      rmSync(join(elsewhere, 'original'));
      expect((await problems()).join(), file).toContain('is a link to something that is not there.');
      linkTo(join(copy.folder, `drawer/${index}`), file);
    }
  });
});
