import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { type CardData, type CardTrack, cardPath } from '../../contract/card.ts';
import type { KeepOffline } from '../../contract/page-data.ts';
import { filesToPlay, type RecordingFiles } from '../../contract/recording.ts';
import { parseTime } from '../../contract/time.ts';
import { ownAddresses, pathIn } from '../../generator/content/addresses.ts';
import { checkRecording } from '../../generator/content/checks.ts';
import { contentFolders } from '../../generator/content/content-file.ts';
import {
  accent,
  day,
  downloads,
  draft,
  duration,
  entry,
  icon,
  id,
  language,
  list,
  madeBy,
  oldAddressesOrIds,
  order,
  picture,
  platformLinks,
  recordingName,
  standIn,
  stream,
  text,
  textOrNone,
  title,
  words,
  year,
} from '../../generator/content/fields.ts';
import { linkedText } from '../../generator/content/links-in-text.ts';
import { platformName } from '../../generator/content/platforms.ts';
import { pictureProvenance, provenance } from '../../generator/content/provenance.ts';
import type { Content } from '../../generator/content/read.ts';
import { site } from '../../generator/content/site.ts';
import { absoluteUrl, mediaUrl } from '../../generator/content/site-url.ts';
import { timedText } from '../../generator/content/timed-text.ts';
import { fallbackLanguage } from '../../generator/content/translations.ts';
import type { RecordFile } from '../../generator/content/yaml.ts';
import {
  digitalSource,
  imageObject,
  isoDuration,
  pictureUrl,
  rights,
  type StructuredThing,
  sameAs,
} from '../../generator/head/structured-data.ts';
import { safePath } from '../../generator/lib/safe-path.ts';
import { numberedName } from '../../generator/lib/saved-name.ts';
import { sizeText } from '../../generator/lib/size-text.ts';
import type { Downloads } from '../../generator/media/downloads.ts';
import type { PictureLookup } from '../../generator/media/picture-addresses.ts';
import { recordingFile } from '../../generator/media/recordings.ts';
import { type RecordingFacts, readRecordings } from '../../generator/media/streams.ts';
import { cleanEnding } from '../../generator/media/tags/given-picture.ts';
import { type Context, contextOf, type DataOf, detailPages } from '../../generator/pages/define-page.ts';
import { collect, linksToAll, linkTo, type OfferedWork } from '../../generator/pages/downloads.ts';
import { picturesOf } from '../../generator/pages/exhibition.ts';
import { newsOf } from '../../generator/pages/news.ts';
import { galleries, galleryPath } from '../gallery/schema.ts';
import { eventsOf, history } from '../history/schema.ts';

const trackSchema = entry({
  id,
  title: title.meta({ description: 'The name of the track.' }),
  description: textOrNone.meta({ description: 'One sentence, shown below its row.', widget: 'long' }),
  notes: text.optional().meta({
    title: 'Words or notes',
    description: 'Lyrics, or notes on a piece. Line breaks are kept.',
    widget: 'lines',
  }),
  words,
  duration,
  audioUrl: recordingName,
  stream,
  coverImage: picture.optional().meta({ title: 'Cover', description: 'Only if the track has a cover of its own.' }),
  artist: text.optional().meta({ description: 'Only if it differs from the album’s.' }),
  genre: text.optional().meta({ description: 'Only if it differs from the album’s.' }),
  icon: icon.meta({ start: 'music' }),
  madeBy,
  standIn,
});

/** A track without genre, artist or cover gets its album's; an album without an artist gets the site's. */
const schema = z.strictObject({
  title: title.meta({ description: 'The name of the album.', placeholder: 'Untitled album' }),
  draft,
  aliases: oldAddressesOrIds('album'),
  language: language.optional().meta({ description: 'The language of the title, if it is not the site’s.' }),
  latinTitle: text
    .optional()
    .meta({ title: 'Title in Latin letters', description: 'The title in Latin letters, for search engines.' }),
  description: text.meta({ description: 'One or two sentences below the title.', widget: 'long' }),
  order,
  year: year.optional(),
  published: day.optional(),
  genre: text.meta({ description: 'Such as Electronic Orchestra.' }),
  artist: text.optional().meta({ description: 'Only if it differs from the site’s.' }),
  accent,
  downloads,
  coverImage: picture.meta({ title: 'Cover', description: 'A square picture.' }),
  links: platformLinks.meta({
    description: 'Where it is sold or streamed, such as its page on Bandcamp or Spotify.',
  }),
  tracks: list(trackSchema, 'tracks').meta({
    description: 'In the order in which they play. Drop recordings here: each becomes a track.',
  }),
});

/** The albums, in order. */
export const albums = contentFolders('albums', 'album.yaml', schema, checkRecordings);

type TrackRecord = z.infer<typeof trackSchema>;
export type AlbumRecord = z.infer<typeof schema> & { id: string };

async function checkRecordings(
  { data, report }: RecordFile<z.infer<typeof schema>>,
  folder: string,
  pathOf: (file: string) => string,
): Promise<void> {
  const { published, year } = data;
  if (published && year && Number(published.slice(0, 4)) !== year) {
    report(['published'], `published is ${published}, but year is ${year}. Correct one of them.`);
  }
  for (const [index, track] of data.tracks.entries()) {
    await checkRecording(report, ['tracks', index, 'audioUrl'], track, folder, track.audioUrl, pathOf);
  }
}

/** The folder of an album's files, relative to the content folder. */
export const albumFolder = ({ id }: AlbumRecord): string => `albums/${id}/`;

/** The file of an album. */
export const albumFile = (album: AlbumRecord): string => `${albumFolder(album)}album.yaml`;

export const albumPath = (content: Content, { id }: AlbumRecord): string => pathIn(content, 'album', id);

/** The language of an album's title, if it is not the site's: then pages say so with `lang`. */
export function titleLanguage(content: Content, album: AlbumRecord): string | undefined {
  const own = album.language ?? fallbackLanguage(content, albumFile(album));
  return own === content.language ? undefined : own;
}

const audioFolder = ({ id }: AlbumRecord) => `/audio/${id}`;
const audioPath = (album: AlbumRecord, audioUrl: string) => `${audioFolder(album)}/${safePath(audioUrl)}`;

const isMp3 = (file: string) => /\.mp3$/i.test(file);

/** The address of a file that visitors keep. An mp3 has a cover there; one that plays has none, because it would delay the sound. */
const downloadPath = (album: AlbumRecord, file: string) =>
  isMp3(file) ? `${audioFolder(album)}/downloads/${safePath(file)}` : audioPath(album, file);

/** The files that visitors can keep, for each track: the recording, and its MP3 if it is of another kind. */
function offeredTracks(content: Content, album: AlbumRecord): OfferedWork[][] {
  const recordings = readRecordings(join(content.folder, albumFolder(album)));
  return album.tracks.map(({ title, audioUrl }, index) => {
    const offer = (file: string): OfferedWork => ({
      title,
      name: numberedName(title, index, album.tracks.length, extname(file).toLowerCase()),
      address: downloadPath(album, file),
    });
    const { stream } = recordings(audioUrl);
    return [offer(audioUrl), ...(stream && !isMp3(audioUrl) ? [offer(stream.name)] : [])];
  });
}

/** The files of an album that visitors can keep. */
function albumDownloads(content: Content, album: AlbumRecord): Downloads {
  const { title, coverImage } = album;
  const cover = albumFolder(album) + coverImage.file;
  const coverFile = join(content.folder, cover);
  const offered = offeredTracks(content, album);
  return collect(content, {
    title,
    creator: artistOf(content, album),
    path: albumPath(content, album),
    folder: audioFolder(album),
    files: offered.map(([own]) => own!),
    streams: offered.flatMap(([, ...others]) => others),
    playlist: playlist(content, album),
    cover: {
      name: `cover${cleanEnding(coverFile)}`,
      file: coverFile,
      provenance: pictureProvenance(content)(cover)!,
    },
  });
}

/** An M3U playlist with full addresses, which plays in any program. */
export function playlist(content: Content, album: AlbumRecord): string {
  const line = (text: string) => text.replace(/\s+/g, ' ');
  const recordings = readRecordings(join(content.folder, albumFolder(album)));
  const tracks = album.tracks.flatMap((track) => [
    `#EXTINF:${parseTime(track.duration)},${line(artistOf(content, album, track))} - ${line(track.title)}`,
    mediaUrl(
      content,
      filesToPlay({
        ...track,
        audioUrl: audioPath(album, track.audioUrl),
        ...streamData(album, recordings(track.audioUrl)),
      })[0],
    ),
  ]);
  return `${['#EXTM3U', `#PLAYLIST:${line(album.title)}`, ...tracks].join('\n')}\n`;
}

function albumData({ content, picture, backdrop, sizes }: Context, album: AlbumRecord) {
  const { id, title, description, accent, year, genre, coverImage } = album;
  const folder = albumFolder(album);
  const cover = picture(coverImage, folder);
  const backdropRecord = content.get(site).lights?.album?.[accent];
  const recordings = readRecordings(content.pathOf(folder));
  const pictures = content.get(site).parts.exhibition
    ? picturesOf(album, content.get(galleries), content.get(albums))
    : undefined;
  const offered = album.downloads ? offeredTracks(content, album) : undefined;
  return {
    id,
    title,
    language: titleLanguage(content, album),
    description: linkedText(description),
    accent,
    year,
    genre,
    cover,
    backdrop: backdropRecord && backdrop(backdropRecord, 'work'),
    length: inMinutes(totalSeconds(album), content.language),
    tracks: album.tracks.map(
      ({ standIn: _, madeBy: _madeBy, coverImage: own, audioUrl, stream: plays, icon, words, ...track }, index) => ({
        ...track,
        description: linkedText(track.description),
        ...(track.notes && { notes: linkedText(track.notes) }),
        timedText: timedText(content, folder, words, track.duration),
        icon,
        artist: artistOf(content, album, track),
        genre: track.genre ?? genre,
        audioUrl: audioPath(album, audioUrl),
        ...streamData(album, recordings(audioUrl), plays),
        cover: own ? picture(own, folder) : cover,
        ...(offered && { downloads: offered[index]!.map((file) => linkTo(content, file, sizes)) }),
      }),
    ),
    ...(offered && { downloads: linksToAll(content, 'album', albumDownloads(content, album), sizes) }),
    ...(album.links && {
      links: album.links.map(({ href, label }) => ({ address: href, label: label ?? platformName(href) })),
    }),
    originals: originalsOf(content, album),
    events: eventsOf(content, albumPath(content, album)),
    exhibitionWith: pictures && galleryPath(content, pictures),
  };
}

/** The fields of a track that come from the lock. */
function streamData(
  album: AlbumRecord,
  { peaks, stream }: RecordingFacts,
  plays?: 'original',
): Pick<RecordingFiles, 'streamUrl' | 'plays'> & { peaks?: string } {
  return { peaks, ...(stream && { streamUrl: audioPath(album, stream.name), ...(plays && { plays }) }) };
}

/** The sizes of the recordings that visitors may play instead of their streams. Undefined without any, or before they are made. */
function originalsOf(content: Content, album: AlbumRecord) {
  const folder = content.pathOf(albumFolder(album));
  const recordings = readRecordings(folder);
  const files = album.tracks
    .filter(({ stream }) => stream)
    .map(({ audioUrl }) => ({ own: recordingFile(folder, audioUrl), stream: recordings(audioUrl).stream?.file }));
  const sizeOf = (paths: (string | undefined)[]) =>
    sizeText(
      paths.reduce((sum, path) => sum + (path ? statSync(path).size : 0), 0),
      content.language,
    );
  if (files.length === 0 || files.some(({ own, stream }) => !own || !stream)) return undefined;
  return { size: sizeOf(files.map(({ own }) => own)), streamsSize: sizeOf(files.map(({ stream }) => stream)) };
}

/** The data of an album's card on other sites, and the words below its title. */
export function albumCard(
  content: Content,
  pictures: PictureLookup,
  album: AlbumRecord,
): { data: CardData; facts: string[] } {
  const { id, title, genre } = album;
  const tracks = albumData(contextOf(content, pictures), album).tracks.map((track): CardTrack => {
    const { id, title, artist, audioUrl, streamUrl, plays, duration, cover } = track;
    return { id, title, artist, audioUrl, streamUrl, plays, duration, cover };
  });
  return {
    data: { id, title, tracks, ...ownAddresses(content) },
    facts: [artistOf(content, album), genre, ...yearOf(album)],
  };
}

const artistOf = (content: Content, { artist }: AlbumRecord, track?: Pick<TrackRecord, 'artist'>): string =>
  track?.artist ?? artist ?? content.get(site).artist;

const yearOf = ({ year }: AlbumRecord): string[] => (year ? [String(year)] : []);

const totalSeconds = ({ tracks }: AlbumRecord): number =>
  tracks.reduce((sum, { duration }) => sum + parseTime(duration), 0);

/** A duration in words: 34 min. */
const inMinutes = (seconds: number, language: string): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit: 'minute' }).format(
    Math.max(1, Math.round(seconds / 60)),
  );

/** An album and its tracks in the words of schema.org. */
function albumThing(context: Context, album: AlbumRecord): StructuredThing {
  const { content, picture } = context;
  const { title, description, year, published, genre, coverImage, tracks } = album;
  return {
    '@type': 'MusicAlbum',
    name: title,
    ...(album.latinTitle && { alternateName: album.latinTitle }),
    inLanguage: titleLanguage(content, album) ?? content.language,
    description,
    url: absoluteUrl(content, albumPath(content, album)),
    image: imageObject(content, {
      title,
      description: coverImage.alt,
      picture: picture(coverImage, albumFolder(album)),
      path: albumPath(content, album),
      made: coverImage,
    }),
    ...((published ?? year) && { datePublished: published ?? String(year) }),
    genre,
    byArtist: { '@type': 'MusicGroup', name: artistOf(content, album) },
    numTracks: tracks.length,
    ...sameAs(album.links),
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
    ...(description && { description }),
    url: absoluteUrl(content, `${albumPath(content, album)}#track=${id}`),
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

const page = detailPages('album', {
  files: [albums, galleries, history],
  records: (content) => content.get(albums),
  ids: ({ tracks }) => tracks.map(({ id }) => `track=${id}`),
  data: albumData,
  facts: ({ id, title, latinTitle, description, genre, tracks }, content) => {
    const names = latinTitle ? [title, latinTitle] : [title];
    return {
      title,
      description: [description, `${tracks.map(({ title }) => title).join(', ')}.`],
      keywords: [...names, genre, ...tracks.map(({ title }) => title)],
      type: 'music.album',
      ...(content.get(site).parts.cards && { oembedPath: `${cardPath(id)}.json` }),
    };
  },
  things: (context, album) => [albumThing(context, album)],
  news: (content) => content.get(albums).flatMap((album) => newsOf(content, albumPath(content, album), album)),
  found: ({ content, picture }, album) => {
    const { title, latinTitle, genre, coverImage, tracks } = album;
    return {
      kind: 'album',
      title,
      language: titleLanguage(content, album),
      detail: genre,
      terms: [...(latinTitle ? [latinTitle] : []), ...yearOf(album)],
      picture: picture(coverImage, albumFolder(album)),
      places: tracks.map((track) => ({
        kind: 'track',
        title: track.title,
        terms: [...(latinTitle ? [latinTitle] : []), ...(track.artist ? [track.artist] : [])],
        picture: track.coverImage && picture(track.coverImage, albumFolder(album)),
        hash: `track=${track.id}`,
        lines: timedText(content, albumFolder(album), track.words, track.duration)?.lines.map(({ start, text }) => [
          start,
          text,
        ]),
      })),
    };
  },
  downloads: (content) =>
    content
      .get(albums)
      .filter(({ downloads }) => downloads)
      .map((album) => albumDownloads(content, album)),
  assets: (content) =>
    content.get(albums).flatMap((album) => {
      const folder = content.pathOf(albumFolder(album));
      const recordings = readRecordings(folder);
      return album.tracks.flatMap((track, index) => {
        const facts = {
          ...provenance(content, track.title, track),
          creator: artistOf(content, album, track),
          album: album.title,
          track: { number: index + 1, count: album.tracks.length },
          year: album.year,
          genre: track.genre ?? album.genre,
        };
        const coverFile = join(folder, (track.coverImage ?? album.coverImage).file);
        const { stream } = recordings(track.audioUrl);
        const own = { name: track.audioUrl, file: recordingFile(folder, track.audioUrl)! };
        return [own, ...(stream ? [stream] : [])].flatMap(({ name, file }) => [
          { address: audioPath(album, name), file, provenance: facts },
          ...(album.downloads && isMp3(name)
            ? [{ address: downloadPath(album, name), file, provenance: { ...facts, coverFile } }]
            : []),
        ]);
      });
    }),
});

export default page;

export type AlbumData = DataOf<typeof page> & { keepOffline?: KeepOffline };

/** A track as pages and players show it. */
export type TrackData = AlbumData['tracks'][number];
