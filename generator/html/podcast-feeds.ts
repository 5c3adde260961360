import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateRssFeed } from 'feedsmith';
import { parseTime } from '../../contract/time.ts';
import { type Podcast, podcasts } from '../../pages/other-initiatives/page.ts';
import { provenance } from '../content/provenance.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { absoluteUrl, fileUrl, mediaUrl } from '../content/site-url.ts';
import { contentType } from '../lib/content-type.ts';
import { firstCharacters } from '../lib/cut-text.ts';
import { writeNew } from '../lib/write-file.ts';
import { findMat, openPicture } from '../media/mat.ts';
import type { PictureLookup } from '../media/picture-addresses.ts';
import { readPicture } from '../media/read-picture.ts';
import { tagPicture } from '../media/tags/picture.ts';
import { type Context, contextOf } from '../pages/define-page.ts';
import { noonOf, selfLink } from './feeds.ts';
import { escapeText } from './tag.ts';

/** Writes the feed of each podcast with its transcript and its cover. */
export async function writePodcastFeeds(
  content: Content,
  pictures: PictureLookup,
  outFolder: string,
  recordingsFolder: string,
): Promise<void> {
  for (const podcast of podcasts(content)) {
    const place = join(outFolder, content.languagePath, podcast.feedStem);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(`${place}.txt`, `${podcast.episode.transcript.join('\n\n')}\n`);
    const cover = await podcastCover(contextOf(content, pictures), podcast);
    if (cover) writeNew(join(outFolder, `${podcast.feedStem}.jpg`), cover);
    const { size } = statSync(join(recordingsFolder, playedPath(podcast)));
    writeFileSync(`${place}.xml`, podcastFeed(content, podcast, { audioBytes: size, hasCover: cover !== undefined }));
  }
}

/** The address that programs play: an mp3 if the recording has a stream. */
const playedPath = ({ audioPath, stream }: Podcast) => stream?.path ?? audioPath;

/** The feed of a podcast as RSS, with the tags of Apple and of Podcasting 2.0. */
export function podcastFeed(
  content: Content,
  podcast: Podcast,
  { audioBytes, hasCover }: { audioBytes: number; hasCover: boolean },
): string {
  const { title, description, path, feedStem, audioPath, episode } = podcast;
  const { language } = content;
  const { name, licence } = content.get(site);
  const link = absoluteUrl(content, path);
  const feedUrl = absoluteUrl(content, `${feedStem}.xml`);
  const audioUrl = mediaUrl(content, playedPath(podcast));
  const { published, explicit, category, duration, transcript } = episode;
  const xml = generateRssFeed({
    title,
    link,
    description: escapeText(description),
    language,
    ...(licence && { copyright: licence.text }),
    atom: { links: [selfLink(feedUrl)] },
    itunes: {
      author: name,
      type: 'episodic',
      ...(explicit !== undefined && { explicit }),
      ...(category && { categories: [{ text: category }] }),
      ...(hasCover && { image: fileUrl(content, `${feedStem}.jpg`) }),
    },
    podcast: {
      guid: podcastGuid(feedUrl),
      medium: 'podcast',
      ...(licence && {
        license: {
          display: firstCharacters(licence.text, 128),
          ...(licence.href && { url: absoluteUrl(content, licence.href) }),
        },
      }),
    },
    items: [
      {
        title: episode.title,
        link,
        description: escapeText(transcript[0]!),
        content: { encoded: transcript.map((paragraph) => `<p>${escapeText(paragraph)}</p>`).join('') },
        guid: { value: fileUrl(content, audioPath), isPermaLink: false },
        ...(published && { pubDate: noonOf(published) }),
        enclosures: [{ url: audioUrl, length: audioBytes, type: contentType(playedPath(podcast)) }],
        itunes: { duration: parseTime(duration), episodeType: 'full', ...(explicit !== undefined && { explicit }) },
        podcast: {
          transcripts: [{ url: absoluteUrl(content, `${feedStem}.txt`), type: 'text/plain', language }],
        },
      },
    ],
  });
  // Apple requires true or false, but the library writes yes or no.
  return xml.replace(/(?<=<itunes:explicit>)(yes|no)/g, (word) => String(word === 'yes'));
}

/** Apple accepts squares of 1400 to 3000 px. */
const coverPx = { min: 1400, max: 3000 };

/** The middle of the episode's cover as a square JPEG. Undefined if it is too small. */
async function podcastCover({ content, picture }: Context, podcast: Podcast): Promise<Buffer | undefined> {
  const { cover } = podcast.episode;
  const { width, height } = picture(cover);
  const side = Math.min(width, height, coverPx.max);
  if (side < coverPx.min) return undefined;
  const { bytes: original } = await readPicture(readFileSync(join(content.folder, cover.file)));
  const opened = openPicture(original, await findMat(original));
  const jpeg = await opened.resize({ width: side, height: side, fit: 'cover' }).jpeg({ mozjpeg: true }).toBuffer();
  return tagPicture('cover.jpg', jpeg, provenance(content, podcast.title, cover));
}

/** The namespace of Podcasting 2.0 for UUIDs of version 5. */
const podcastNamespace = 'ead4c236bf5858c6a2c6a6b28d128cb6';

/** The id of a podcast: a UUID made from the address of its feed. */
export function podcastGuid(feedUrl: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(podcastNamespace, 'hex'))
    .update(feedUrl.replace(/^\w+:\/\//, ''))
    .digest()
    .subarray(0, 16);
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
