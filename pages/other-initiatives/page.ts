import { basename, dirname, join, posix } from 'node:path';
import { z } from 'zod';
import { pathIn } from '../../generator/content/addresses.ts';
import { checkRecording } from '../../generator/content/checks.ts';
import { contentList } from '../../generator/content/content-file.ts';
import {
  address,
  day,
  duration,
  entry,
  gradient,
  icon,
  id,
  listOrNone,
  madeBy,
  paragraphs,
  picture,
  recordingName,
  standIn,
  text,
  title,
  words,
  yesOrNo,
} from '../../generator/content/fields.ts';
import { linkedText } from '../../generator/content/links-in-text.ts';
import { menu } from '../../generator/content/menu.ts';
import { shortAddress } from '../../generator/content/platforms.ts';
import { provenance } from '../../generator/content/provenance.ts';
import type { Content } from '../../generator/content/read.ts';
import { site } from '../../generator/content/site.ts';
import { absoluteUrl, mediaUrl } from '../../generator/content/site-url.ts';
import { timedText } from '../../generator/content/timed-text.ts';
import {
  digitalSource,
  isoDuration,
  pictureUrl,
  rights,
  type StructuredThing,
} from '../../generator/head/structured-data.ts';
import { safePath } from '../../generator/lib/safe-path.ts';
import { type RecordingFacts, readRecordings } from '../../generator/media/streams.ts';
import { type Context, type DataOf, menuPage } from '../../generator/pages/define-page.ts';
import { newsOf } from '../../generator/pages/news.ts';
import { eventsOf, history } from '../history/schema.ts';

/** Apple's categories, which all podcast programs use. */
const podcastCategories = [
  'Arts',
  'Business',
  'Comedy',
  'Education',
  'Fiction',
  'Government',
  'Health & Fitness',
  'History',
  'Kids & Family',
  'Leisure',
  'Music',
  'News',
  'Religion & Spirituality',
  'Science',
  'Society & Culture',
  'Sports',
  'TV & Film',
  'Technology',
  'True Crime',
] as const;

const episode = z.strictObject({
  file: recordingName,
  title: title.meta({ description: 'The name of the episode.' }),
  speaker: text.meta({ description: 'Who speaks.' }),
  published: day.optional(),
  explicit: yesOrNo.optional().meta({ description: 'Whether podcast programs must warn of its words.' }),
  category: z
    .enum(podcastCategories, `must be one of ${podcastCategories.join(', ')}`)
    .optional()
    .meta({ description: 'Where podcast programs list it.' }),
  duration,
  cover: picture.meta({ description: 'A square picture of 1400 × 1400 pixels or more.' }),
  transcript: paragraphs.meta({ description: 'All that is said, one paragraph each.' }),
  words,
  madeBy,
  standIn,
});

const schema = entry({
  id,
  icon,
  title: title.meta({ description: 'The name of the initiative.' }),
  description: text.meta({ description: 'One or two sentences.', widget: 'long' }),
  details: listOrNone(text, 'points').meta({ description: 'Short points.' }),
  link: address.optional().meta({ title: 'Link' }),
  audio: episode.optional().meta({ title: 'Podcast', description: 'A podcast with its recording.' }),
  gradient,
});

export const initiatives = contentList('initiatives.yaml', schema, async ({ data, report }, folder, pathOf) => {
  for (const [index, { audio }] of data.entries()) {
    if (audio) await checkRecording(report, [index, 'audio', 'file'], audio, folder, audio.file, pathOf);
  }
});

const audioPath = (file: string) => `/audio/${safePath(file)}`;
const streamPath = (file: string, name: string) => audioPath(posix.join(dirname(file), name));

const factsOf = (content: Content, file: string): RecordingFacts =>
  readRecordings(join(content.folder, dirname(file)))(basename(file));

/** A podcast with its only episode: an initiative with a recording. */
export interface Podcast {
  id: string;
  title: string;
  description: string;
  /** The address of its place on the page. */
  path: string;
  /** The address of its feed, without the ending. */
  feedStem: string;
  /** The address of the recording. */
  audioPath: string;
  /** The stream that is made of a recording which some programs cannot play. */
  stream?: { file: string; path: string } | undefined;
  episode: z.infer<typeof episode>;
}

/** The podcasts, for their feeds. */
export const podcasts = (content: Content): Podcast[] =>
  content.get(initiatives).flatMap(({ id, title, description, audio }) => {
    if (!audio) return [];
    const path = `${pathIn(content, 'other-initiatives')}#${id}`;
    const feedStem = `/podcasts/${id}`;
    const { stream } = factsOf(content, audio.file);
    return [
      {
        id,
        title,
        description,
        path,
        feedStem,
        audioPath: audioPath(audio.file),
        stream: stream && { file: stream.file, path: streamPath(audio.file, stream.name) },
        episode: audio,
      },
    ];
  });

function episodeData({ content, picture }: Context, record: z.infer<typeof episode>) {
  const { title, speaker, duration, file, cover, transcript } = record;
  const { peaks, stream } = factsOf(content, file);
  const url = stream ? streamPath(file, stream.name) : audioPath(file);
  const lines = timedText(content, '', record.words, duration);
  return {
    title,
    speaker,
    duration,
    transcript: transcript.map(linkedText),
    timedText: lines,
    url,
    peaks,
    cover: picture(cover),
  };
}

/** A link in a few words: of a place on this site, the name of its page. */
function linkLabel(content: Content, address: string): string {
  if (!address.startsWith('/')) return shortAddress(address);
  const entry = content.get(menu).find(({ page }) => page !== 'home' && address.startsWith(pathIn(content, page)));
  return entry?.fullLabel ?? content.get(site).name;
}

/** An episode of a podcast in the words of schema.org. */
function episodeThing({ content, picture }: Context, podcast: Podcast): StructuredThing {
  const { title, published, duration, cover, transcript } = podcast.episode;
  return {
    '@type': 'PodcastEpisode',
    name: title,
    description: podcast.description,
    inLanguage: content.language,
    url: absoluteUrl(content, podcast.path),
    image: pictureUrl(content, picture(cover)),
    ...(published && { datePublished: published }),
    partOfSeries: {
      '@type': 'PodcastSeries',
      name: podcast.title,
      description: podcast.description,
      url: absoluteUrl(content, podcast.path),
      webFeed: absoluteUrl(content, `${podcast.feedStem}.xml`),
    },
    ...rights(content),
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: mediaUrl(content, podcast.audioPath),
      duration: isoDuration(duration),
      transcript: transcript.join('\n\n'),
      ...digitalSource(podcast.episode),
    },
  };
}

const page = menuPage('other-initiatives', {
  icon: 'compass',
  files: [initiatives, history],
  ids: (content) => content.get(initiatives).map(({ id }) => id),
  places: ({ content }) =>
    content.get(initiatives).map(({ id, title, icon, audio }) => ({
      title,
      terms: audio && [audio.title, audio.speaker],
      icon,
      hash: id,
    })),
  data: (context, head) => ({
    ...head,
    initiatives: context.content.get(initiatives).map(({ audio, icon, link, ...initiative }) => ({
      ...initiative,
      description: linkedText(initiative.description),
      details: initiative.details.map(linkedText),
      icon,
      link: link && { address: link, label: linkLabel(context.content, link) },
      audio: audio && episodeData(context, audio),
      events: eventsOf(context.content, `${pathIn(context.content, 'other-initiatives')}#${initiative.id}`),
    })),
  }),
  things: (context) => podcasts(context.content).map((podcast) => episodeThing(context, podcast)),
  feeds: (content) => podcasts(content).map(({ title, feedStem }) => ({ title, path: `${feedStem}.xml` })),
  news: (content) =>
    podcasts(content).flatMap(({ path, description, episode: { title, published } }) =>
      newsOf(content, path, { title, description, published }),
    ),
  assets: (content) =>
    podcasts(content).flatMap(({ title, audioPath, stream, episode }) => {
      const own = { address: audioPath, file: join(content.folder, episode.file) };
      return [own, ...(stream ? [{ address: stream.path, file: stream.file }] : [])].map((file) => ({
        ...file,
        provenance: { ...provenance(content, episode.title, episode), album: title },
      }));
    }),
});

export default page;

export type InitiativesData = DataOf<typeof page>;

/** An initiative as the page shows it. */
export type Initiative = InitiativesData['initiatives'][number];

/** A spoken recording with its transcript. */
export type Episode = ReturnType<typeof episodeData>;
