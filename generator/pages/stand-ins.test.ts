import { expect, onTestFinished, test } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { readSite } from './all-pages.ts';
import { standInsLeft } from './stand-ins.ts';

test('each kind of stand-in is counted', async () => {
  expect(standInsLeft(await readSite('fixture'))).toEqual([
    'the phone number',
    '2 recordings',
    '1 podcast episode',
    'the film of the home page',
    '12 pictures',
    'book titles with their bookshop links',
    'the names on the team page',
  ]);
});

test("a record without 'standIn' is no longer counted", async () => {
  const content = copyFixture();
  onTestFinished(content.remove);
  content.change('site.yaml', '  phrase: Red & blue\n  standIn: true\n', '  phrase: Red & blue\n');
  content.change('albums/songs/album.yaml', /(song-9\.mp3\n.*\n) {4}standIn: true\n/, '$1');
  content.change('albums/songs/album.yaml', ', standIn: true }', ' }');
  const lines = standInsLeft(await readSite(content.folder));
  expect(lines).not.toContain('the phone number');
  expect(lines).toContain('1 recording');
  expect(lines).toContain('11 pictures');
});
