import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { albumsFolder, readAlbum, tagsOf } from './album.ts';
import { id3, withoutTag } from './audio/tags.ts';
import { catalogue } from './catalogue.ts';

/** Rewrites the tags of all songs after a title, the artist or a cover has changed. The music is not encoded again. */
for (const [albumId, { format }] of Object.entries(catalogue)) {
  if (format !== 'song') continue;
  const album = readAlbum(albumId);
  for (const track of album.tracks) {
    const file = join(albumsFolder, albumId, `${track.id}.mp3`);
    const tag = id3(await tagsOf(albumId, album, track));
    writeFileSync(file, Buffer.concat([tag, withoutTag(readFileSync(file))]));
    console.log(`Tagged ${albumId}/${track.id}`);
  }
}
