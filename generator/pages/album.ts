import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseFile } from 'music-metadata';
import { z } from 'zod';
import { pathOf } from '../../contract/routes.ts';
import { formatTime, parseTime } from '../../contract/time.ts';
import { contentFolders } from '../content/content-file.ts';
import { accent, duration, fileName, icon, id, list, order, picture, standIn, text, year } from '../content/fields.ts';
import { site } from '../content/site.ts';
import type { RecordFile } from '../content/yaml.ts';
import { type Context, detailPages } from '../define-page.ts';
import { iconData } from '../media/icons.ts';
import { recordingFile } from '../media/recordings.ts';
import { readPeaks } from '../media/waveforms.ts';

const audioFile = 'must be the name of an mp3 or wav file beside this record, such as arrival.wav';

const trackSchema = z.strictObject({
  id,
  title: text,
  description: text,
  /** Lyrics, or notes on a piece. Line breaks are kept. */
  notes: text.optional(),
  duration,
  audioUrl: fileName.regex(/\.(mp3|wav)$/, audioFile),
  coverImage: picture.optional(),
  artist: text.optional(),
  genre: text.optional(),
  icon,
  standIn,
});

/** A track without genre, artist or cover has that of its album; an album without an artist has that of the site. */
const schema = z.strictObject({
  title: text,
  language: text.regex(/^[a-z]{2}$/, 'must be a language code of two letters, such as el').optional(),
  /** The title in Latin letters, for search engines. */
  latinTitle: text.optional(),
  description: text,
  order,
  year,
  genre: text,
  artist: text.optional(),
  accent,
  coverImage: picture,
  tracks: list(trackSchema, 'tracks'),
});

/** The albums, in order. */
export const albums = contentFolders('albums', 'album.yaml', schema, { uniqueIds: 'tracks', check: checkDurations });

export type AlbumRecord = z.infer<typeof schema> & { id: string };

/** A recording must have the duration of its record, to the second. A stand-in may differ. */
async function checkDurations({ data, report }: RecordFile<z.infer<typeof schema>>, folder: string): Promise<void> {
  for (const [index, { duration, audioUrl, standIn }] of data.tracks.entries()) {
    const file = join(folder, audioUrl);
    if (standIn || !existsSync(file)) continue;
    const found = await measureDuration(file);
    if (found === duration) continue;
    const what = found ? `lasts ${found}` : 'cannot be read as a recording';
    const remedy = found ? `Write "${found}", or put the right file in its place` : 'Put a working file in its place';
    report(
      ['tracks', index, 'duration'],
      `tracks › ${index + 1} › duration is ${duration}, but ${audioUrl} ${what}. ${remedy}.`,
    );
  }
}

/** m:ss, rounded to the nearest second; undefined if the file is not a recording. */
async function measureDuration(file: string): Promise<string | undefined> {
  try {
    const { format } = await parseFile(file, { duration: true });
    return format.duration ? formatTime(Math.round(format.duration)) : undefined;
  } catch {
    return undefined;
  }
}

/** The folder of an album's files, relative to the content folder. */
export const albumFolder = ({ id }: AlbumRecord): string => `albums/${id}/`;

export const albumPath = ({ id }: AlbumRecord): string => pathOf('album', id);

const audioPath = ({ id }: AlbumRecord, audioUrl: string) => `/audio/${id}/${audioUrl}`;

function albumData({ content, picture }: Context, album: AlbumRecord) {
  const { id, title, language, description, accent, year, genre, coverImage } = album;
  const { artist, lights } = content.get(site);
  const folder = albumFolder(album);
  const cover = picture(coverImage, folder);
  const peaks = readPeaks(join(content.folder, folder));
  const tracks = album.tracks.map(({ standIn: _, coverImage: own, audioUrl, icon, ...track }) => ({
    ...track,
    icon: iconData(icon),
    artist: track.artist ?? album.artist ?? artist,
    genre: track.genre ?? genre,
    audioUrl: audioPath(album, audioUrl),
    peaks: peaks(audioUrl),
    cover: own ? picture(own, folder) : cover,
  }));
  const light = picture(lights.album[accent]);
  return { id, title, language, description, accent, year, genre, cover, light, length: totalLength(album), tracks };
}

/** The sum of the durations, m:ss. */
const totalLength = ({ tracks }: AlbumRecord): string =>
  formatTime(tracks.reduce((sum, { duration }) => sum + parseTime(duration), 0));

export default detailPages({
  files: [albums],
  records: (content) => content.get(albums),
  path: albumPath,
  data: (context, album) => ({ view: 'album', data: albumData(context, album) }),
  facts: ({ title, latinTitle, description, genre, tracks }) => {
    const names = latinTitle ? [title, latinTitle] : [title];
    return {
      title,
      description,
      keywords: [...names, genre, ...tracks.map(({ title }) => title)],
      type: 'music.album',
    };
  },
  assets: (content) =>
    content.get(albums).flatMap((album) =>
      album.tracks.map(({ audioUrl }): [string, string] => {
        const file = recordingFile(join(content.folder, albumFolder(album)), audioUrl)!;
        return [audioPath(album, audioUrl), file];
      }),
    ),
});
