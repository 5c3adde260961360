import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { albums } from '../pages/album.ts';
import { history } from '../pages/history.ts';
import { home } from '../pages/home.ts';
import { type ContentCopy, copyFixture } from './copy-fixture.ts';

let content: ContentCopy;
beforeEach(() => {
  content = copyFixture();
  return content.remove;
});

test('a missing picture and a missing recording', async () => {
  rmSync(join(content.folder, 'albums/songs/cover.jpg'));
  content.change('albums/songs/album.yaml', 'audioUrl: song-1.mp3', 'audioUrl: song-one.mp3');
  const problems = await content.problemsIn(albums);
  expect(problems).toContain(
    "coverImage › file names 'cover.jpg', but there is no such file beside this record. Add it, or correct the name.",
  );
  expect(problems).toContain("tracks › 1 › audioUrl names 'song-one.mp3', but there is no such file");
});

test('a missing film', async () => {
  rmSync(join(content.folder, 'film/hero-narrow.h264.mp4'));
  const line = content.lineOf('home.yaml', 'film/hero-narrow.h264.mp4');
  expect(await content.problemsIn(home)).toBe(
    `home.yaml:${line}:13  film › narrow › 2 › file names 'film/hero-narrow.h264.mp4', but there is no such file beside this record. Add it, or correct the name.`,
  );
});

test('an id that occurs twice in a list', async () => {
  content.change('albums/symphony/album.yaml', 'id: movement-4', 'id: movement-1');
  expect(await content.problemsIn(albums)).toContain(
    "tracks › 4 has the id 'movement-1', which tracks › 1 has already. Give one of them another.",
  );
  content.change('history.yaml', 'id: event-2', 'id: event-1');
  expect(await content.problemsIn(history)).toContain("2 has the id 'event-1', which 1 has already.");
});
