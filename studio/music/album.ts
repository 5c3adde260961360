import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { Tags } from './audio/tags.ts';

const content = join(import.meta.dirname, '../../content');
const coverPixels = 320;

export type Track = { id: string; title: string; duration: string; standIn?: boolean };
export type Album = { title: string; year: number; artist?: string; coverImage?: { file: string }; tracks: Track[] };

export const albumsFolder = join(content, 'albums');

export function readAlbum(albumId: string): Album {
  return parse(readFileSync(join(albumsFolder, albumId, 'album.yaml'), 'utf8'));
}

/** The tags of a song's file, with the project's artist name and a small cover. */
export async function tagsOf(albumId: string, album: Album, track: Track): Promise<Tags> {
  const site = parse(readFileSync(join(content, 'site.yaml'), 'utf8')) as { artist?: string };
  const coverFile = join(albumsFolder, albumId, album.coverImage?.file ?? 'cover.jpg');
  const cover = existsSync(coverFile)
    ? await sharp(coverFile).resize(coverPixels).jpeg({ quality: 78 }).toBuffer()
    : undefined;
  return {
    title: track.title,
    album: album.title,
    artist: album.artist ?? site.artist,
    track: `${album.tracks.indexOf(track) + 1}/${album.tracks.length}`,
    year: album.year,
    cover,
  };
}

export function toSeconds(duration: string): number {
  const [minutes = 0, seconds = 0] = duration.split(':').map(Number);
  return minutes * 60 + seconds;
}
