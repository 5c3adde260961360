import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type ContentCopy, copyFixture } from './copy-fixture.ts';

let content: ContentCopy;
beforeEach(() => {
  content = copyFixture();
  return content.remove;
});

test('a missing picture, recording and film', async () => {
  rmSync(join(content.folder, 'albums/songs/cover.jpg'));
  rmSync(join(content.folder, 'film/hero-narrow.h264.mp4'));
  content.change('albums/songs/album.yaml', 'audioUrl: song-1.mp3', 'audioUrl: song-one.mp3');
  const message = await content.readError();
  expect(message).toContain(
    "coverImage › file names 'cover.jpg', but there is no such file beside this record. Add it, or correct the name.",
  );
  expect(message).toContain("tracks › 1 › audioUrl names 'song-one.mp3', but there is no such file");
  expect(message).toContain("names 'film/hero-narrow.h264.mp4', but there is no such file beside this record.");
});

test('an id that occurs twice in a list', async () => {
  content.change('albums/symphony/album.yaml', 'id: movement-4', 'id: movement-1');
  content.change('history.yaml', 'id: event-2', 'id: event-1');
  const message = await content.readError();
  expect(message).toContain(
    "tracks › 4 has the id 'movement-1', which tracks › 1 has already. Give one of them another.",
  );
  expect(message).toContain("2 has the id 'event-1', which 1 has already.");
});
