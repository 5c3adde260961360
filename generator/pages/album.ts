import { z } from 'zod';
import { type CardData, type CardTrack, cardPath } from '../../contract/card.ts';
import type { AlbumData } from '../../contract/page-data.ts';
import { pathOf } from '../../contract/routes.ts';
import { formatTime, parseTime } from '../../contract/time.ts';
import { checkRecording } from '../content/checks.ts';
import { contentFolders } from '../content/content-file.ts';
import {
  accent,
  day,
  duration,
  icon,
  id,
  list,
  madeBy,
  oldAddressesOrIds,
  order,
  picture,
  recordingName,
  standIn,
  text,
  words,
  year,
} from '../content/fields.ts';
import { galleries, galleryPath } from '../content/galleries.ts';
import { provenance } from '../content/provenance.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { absoluteUrl, mediaUrl } from '../content/site-url.ts';
import { timedWords } from '../content/timed-words.ts';
import type { RecordFile } from '../content/yaml.ts';
import {
  digitalSource,
  imageObject,
  isoDuration,
  pictureUrl,
  rights,
  type StructuredThing,
} from '../head/structured-data.ts';
import { safePath } from '../lib/safe-path.ts';
import type { PictureLookup } from '../media/picture-addresses.ts';
import { recordingFile } from '../media/recordings.ts';
import { readPeaks } from '../media/waveforms.ts';
import { type Context, contextOf, detailPages } from './define-page.ts';
import { picturesOf } from './exhibition.ts';
import { eventsOf, history, newsOf } from './history.ts';

const trackSchema = z.strictObject({
  id,
  title: text.meta({ description: 'The name of the track.' }),
  description: text.meta({ description: 'One sentence, shown below its row.', widget: 'long' }),
  notes: text.optional().meta({
    title: 'Words or notes',
    description: 'Lyrics, or notes on a piece. Line breaks are kept.',
    widget: 'lines',
  }),
  words,
  duration,
  audioUrl: recordingName,
  coverImage: picture.optional().meta({ title: 'Cover', description: 'Only if the track has a cover of its own.' }),
  artist: text.optional().meta({ description: 'Only if it is another than that of the album.' }),
  genre: text.optional().meta({ description: 'Only if it is another than that of the album.' }),
  icon: icon.meta({ start: 'music' }),
  madeBy,
  standIn,
});

/** A track without genre, artist or cover gets its album's; an album without an artist gets the site's. */
const schema = z.strictObject({
  title: text.meta({ description: 'The name of the album.' }),
  aliases: oldAddressesOrIds('album'),
  language: text
    .regex(/^[a-z]{2}$/, 'must be a language code of two letters, such as el')
    .optional()
    .meta({ description: 'The language of the title in two letters, if it is not English, such as el for Greek.' }),
  latinTitle: text
    .optional()
    .meta({ title: 'Title in Latin letters', description: 'The title in Latin letters, for search engines.' }),
  description: text.meta({ description: 'One or two sentences below the title.', widget: 'long' }),
  order,
  year,
  published: day.optional(),
  genre: text.meta({ description: 'Such as Electronic Orchestra.' }),
  artist: text.optional().meta({ description: 'Only if it is another than that of the site.' }),
  accent,
  coverImage: picture.meta({ title: 'Cover', description: 'A square picture.' }),
  tracks: list(trackSchema, 'tracks').meta({
    description: 'In the order in which they play. Drop MP3 or WAV files here: each becomes a track.',
  }),
});

/** The albums, in order. */
export const albums = contentFolders('albums', 'album.yaml', schema, checkRecordings);

type TrackRecord = z.infer<typeof trackSchema>;
export type AlbumRecord = z.infer<typeof schema> & { id: string };

async function checkRecordings({ data, report }: RecordFile<z.infer<typeof schema>>, folder: string): Promise<void> {
  const { published, year } = data;
  if (published && Number(published.slice(0, 4)) !== year) {
    report(['published'], `published is ${published}, but year is ${year}. Correct one of them.`);
  }
  for (const [index, track] of data.tracks.entries()) {
    await checkRecording(report, ['tracks', index], { folder, file: track.audioUrl, ...track });
  }
}

/** The folder of an album's files, relative to the content folder. */
export const albumFolder = ({ id }: AlbumRecord): string => `albums/${id}/`;

export const albumPath = ({ id }: AlbumRecord): string => pathOf('album', id);

const audioPath = ({ id }: AlbumRecord, audioUrl: string) => `/audio/${id}/${safePath(audioUrl)}`;

function albumData({ content, picture, light }: Context, album: AlbumRecord): AlbumData {
  const { id, title, language, description, accent, year, genre, coverImage } = album;
  const folder = albumFolder(album);
  const cover = picture(coverImage, folder);
  const peaks = readPeaks(content.pathOf(folder));
  const pictures = picturesOf(album, content.get(galleries), content.get(albums));
  return {
    id,
    title,
    language,
    description,
    accent,
    year,
    genre,
    cover,
    light: light(content.get(site).lights.album[accent]),
    length: totalLength(album),
    tracks: album.tracks.map(({ standIn: _, madeBy: _madeBy, coverImage: own, audioUrl, icon, words, ...track }) => ({
      ...track,
      words: timedWords(content.pathOf(folder), words, track.duration),
      icon,
      artist: artistOf(content, album, track),
      genre: track.genre ?? genre,
      audioUrl: audioPath(album, audioUrl),
      peaks: peaks(audioUrl),
      cover: own ? picture(own, folder) : cover,
    })),
    events: eventsOf(content, albumPath(album)),
    exhibitionWith: pictures && galleryPath(pictures),
  };
}

/** The data of an album's card on other sites, and the words below its title. */
export function albumCard(
  content: Content,
  pictures: PictureLookup,
  album: AlbumRecord,
): { data: CardData; facts: string[] } {
  const { id, title, genre, year } = album;
  const tracks = albumData(contextOf(content, pictures), album).tracks.map((track): CardTrack => {
    const { id, title, artist, audioUrl, duration, cover } = track;
    return { id, title, artist, audioUrl, duration, cover };
  });
  return { data: { id, title, tracks }, facts: [artistOf(content, album), genre, String(year)] };
}

const artistOf = (content: Content, { artist }: AlbumRecord, track?: Pick<TrackRecord, 'artist'>): string =>
  track?.artist ?? artist ?? content.get(site).artist;

/** The sum of the durations, m:ss. */
const totalLength = ({ tracks }: AlbumRecord): string =>
  formatTime(tracks.reduce((sum, { duration }) => sum + parseTime(duration), 0));

/** An album and its tracks in the words of schema.org. */
function albumThing(context: Context, album: AlbumRecord): StructuredThing {
  const { content, picture } = context;
  const { title, language, description, year, genre, coverImage, tracks } = album;
  return {
    '@type': 'MusicAlbum',
    name: title,
    ...(album.latinTitle && { alternateName: album.latinTitle }),
    inLanguage: language ?? 'en',
    description,
    url: absoluteUrl(content, albumPath(album)),
    image: imageObject(content, {
      title,
      description: coverImage.alt,
      picture: picture(coverImage, albumFolder(album)),
      path: albumPath(album),
      made: coverImage,
    }),
    datePublished: album.published ?? String(year),
    genre,
    byArtist: { '@type': 'MusicGroup', name: artistOf(content, album) },
    numTracks: tracks.length,
    ...rights(content),
    track: {
      '@type': 'ItemList',
      numberOfItems: tracks.length,
      itemListElement: tracks.map((track, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: recordingThing(context, album, track),
      })),
    },
  };
}

function recordingThing({ content, picture }: Context, album: AlbumRecord, track: TrackRecord) {
  const { id, title, description, duration, genre = album.genre, audioUrl, coverImage } = track;
  return {
    '@type': 'MusicRecording',
    name: title,
    description,
    url: absoluteUrl(content, `${albumPath(album)}#track=${id}`),
    duration: isoDuration(duration),
    genre,
    byArtist: { '@type': 'MusicGroup', name: artistOf(content, album, track) },
    ...(coverImage && { image: pictureUrl(content, picture(coverImage, albumFolder(album))) }),
    isAccessibleForFree: true,
    audio: {
      '@type': 'AudioObject',
      contentUrl: mediaUrl(content, audioPath(album, audioUrl)),
      duration: isoDuration(duration),
      ...digitalSource(track),
    },
  } as const;
}

export default detailPages('album', {
  files: [albums, galleries, history],
  records: (content) => content.get(albums),
  ids: ({ tracks }) => tracks.map(({ id }) => `track=${id}`),
  data: albumData,
  facts: ({ id, title, latinTitle, description, genre, tracks }) => {
    const names = latinTitle ? [title, latinTitle] : [title];
    return {
      title,
      description: [description, `${tracks.map(({ title }) => title).join(', ')}.`],
      keywords: [...names, genre, ...tracks.map(({ title }) => title)],
      type: 'music.album',
      oembedPath: `${cardPath(id)}.json`,
    };
  },
  things: (context, album) => [albumThing(context, album)],
  news: (content) => content.get(albums).flatMap((album) => newsOf(content, albumPath(album), album)),
  found: ({ picture }, album) => {
    const { title, language, latinTitle, genre, year, coverImage, tracks } = album;
    return {
      kind: 'album',
      title,
      language,
      detail: genre,
      words: [...(latinTitle ? [latinTitle] : []), String(year)],
      picture: picture(coverImage, albumFolder(album)),
      places: tracks.map((track) => ({
        kind: 'track',
        title: track.title,
        words: [...(latinTitle ? [latinTitle] : []), ...(track.artist ? [track.artist] : [])],
        picture: track.coverImage && picture(track.coverImage, albumFolder(album)),
        hash: `track=${track.id}`,
      })),
    };
  },
  assets: (content) =>
    content.get(albums).flatMap((album) =>
      album.tracks.map((track, index) => ({
        address: audioPath(album, track.audioUrl),
        file: recordingFile(content.pathOf(albumFolder(album)), track.audioUrl)!,
        provenance: {
          ...provenance(content, track.title, track),
          creator: artistOf(content, album, track),
          album: album.title,
          track: { number: index + 1, count: album.tracks.length },
          year: album.year,
          genre: track.genre ?? album.genre,
        },
      })),
    ),
});
