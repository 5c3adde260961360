import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { EpisodeData } from '../../contract/page-data.ts';
import { routes } from '../../contract/routes.ts';
import { recordingProblem } from '../content/check-recording.ts';
import { contentList } from '../content/content-file.ts';
import {
  duration,
  gradient,
  icon,
  id,
  list,
  madeBy,
  picture,
  recordingName,
  standIn,
  text,
  url,
} from '../content/fields.ts';
import { placeName, type RecordFile } from '../content/yaml.ts';
import { type Context, menuPage } from '../define-page.ts';
import { iconData } from '../media/icons.ts';
import { safePath } from '../media/safe-path.ts';
import { readPeaks } from '../media/waveforms.ts';
import { provenance } from '../provenance.ts';
import { absoluteUrl, mediaUrl } from '../site-url.ts';
import { digitalSource, isoDuration, pictureUrl, rights, type StructuredThing } from '../structured-data.ts';
import { eventsOf, history } from './history.ts';

const episode = z.strictObject({
  file: recordingName,
  title: text,
  speaker: text,
  duration,
  cover: picture,
  transcript: list(text, 'paragraphs'),
  madeBy,
  standIn,
});

const schema = z.strictObject({
  id,
  icon,
  title: text,
  description: text,
  details: list(text, 'points'),
  link: url.optional(),
  audio: episode.optional(),
  gradient,
});

export const initiatives = contentList('initiatives.yaml', schema, checkRecordings);

async function checkRecordings({ data, report }: RecordFile<z.infer<typeof schema>[]>, folder: string): Promise<void> {
  for (const [index, { audio }] of data.entries()) {
    const problem = audio && (await recordingProblem({ folder, ...audio }));
    const path = [index, 'audio', 'duration'];
    if (problem) report(path, `${placeName(path)} ${problem}`);
  }
}

const audioPath = (file: string) => `/audio/${safePath(file)}`;

function episodeData({ content, picture }: Context, record: z.infer<typeof episode>): EpisodeData {
  const { standIn: _, madeBy: _madeBy, file, cover, ...texts } = record;
  const peaks = readPeaks(join(content.folder, dirname(file)))(basename(file));
  return { ...texts, url: audioPath(file), peaks, cover: picture(cover) };
}

/** What search engines are told about an episode of a podcast. */
function episodeThing(
  { content, picture }: Context,
  initiative: { id: string; title: string },
  record: z.infer<typeof episode>,
): StructuredThing {
  const { title, duration, file, cover, transcript } = record;
  return {
    '@type': 'PodcastEpisode',
    name: title,
    url: absoluteUrl(content, `${routes['other-initiatives'].path}#${initiative.id}`),
    image: pictureUrl(content, picture(cover)),
    partOfSeries: { '@type': 'PodcastSeries', name: initiative.title },
    ...rights(content),
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: mediaUrl(content, audioPath(file)),
      duration: isoDuration(duration),
      transcript: transcript.join('\n\n'),
      ...digitalSource(record),
    },
  };
}

export default menuPage({
  path: routes['other-initiatives'].path,
  files: [initiatives, history],
  ids: (content) => content.get(initiatives).map(({ id }) => id),
  data: (context, head) => ({
    view: 'other-initiatives',
    data: {
      ...head,
      initiatives: context.content.get(initiatives).map(({ audio, icon, ...initiative }) => ({
        ...initiative,
        icon: iconData(icon),
        audio: audio && episodeData(context, audio),
        events: eventsOf(context.content, `${routes['other-initiatives'].path}#${initiative.id}`),
      })),
    },
  }),
  things: (context) =>
    context.content
      .get(initiatives)
      .flatMap((initiative) => (initiative.audio ? [episodeThing(context, initiative, initiative.audio)] : [])),
  assets: (content) =>
    content.get(initiatives).flatMap(({ title, audio }) => {
      if (!audio) return [];
      const file = join(content.folder, audio.file);
      return [
        {
          address: audioPath(audio.file),
          file,
          provenance: { ...provenance(content, audio.title, audio), album: title },
        },
      ];
    }),
});
