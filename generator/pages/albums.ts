import { join } from 'node:path';
import type { AlbumData, AlbumSummary } from '../../contract/page-data.ts';
import { albumPath } from '../../contract/routes.ts';
import { formatTime, parseTime } from '../../contract/time.ts';
import type { Content } from '../content/read.ts';
import type { AlbumRecord } from '../content/schema.ts';
import { trackSign } from '../content/track-icons.ts';
import { readPeaks } from '../media/waveforms.ts';
import type { PictureOf } from './picture-of.ts';

/** An album as the grid shows it. */
export function albumSummary(album: AlbumRecord, picture: PictureOf): AlbumSummary {
  const { id, title, language, description, accent, coverImage, tracks } = album;
  const cover = picture(coverImage, folderOf(album));
  return { href: albumPath(id), title, language, description, accent, cover, trackCount: tracks.length };
}

/** An album with its tracks. What a track does not say itself, its album says, and then the site. */
export function albumData({ folder, site }: Content, album: AlbumRecord, picture: PictureOf): AlbumData {
  const { id, title, language, description, accent, year, genre, coverImage } = album;
  const cover = picture(coverImage, folderOf(album));
  const light = picture(site.lights.album[accent]);
  const peaks = readPeaks(join(folder, folderOf(album)));
  const tracks = album.tracks.map(({ standIn: _, coverImage: own, audioUrl, icon, ...track }) => ({
    ...track,
    sign: trackSign(icon),
    artist: track.artist ?? album.artist ?? site.artist,
    genre: track.genre ?? genre,
    audioUrl: `/audio/${id}/${audioUrl}`,
    peaks: peaks(audioUrl),
    cover: own ? picture(own, folderOf(album)) : cover,
  }));
  return { id, title, language, description, accent, year, genre, cover, light, length: totalLength(album), tracks };
}

const folderOf = ({ id }: AlbumRecord) => `albums/${id}/`;

/** The stated durations together, as m:ss. */
const totalLength = ({ tracks }: AlbumRecord): string =>
  formatTime(tracks.reduce((sum, { duration }) => sum + parseTime(duration), 0));
