import { z } from 'zod';
import { trackIcons } from './track-icons.ts';

/** Every record an owner can write. Field names are the specification's; messages finish the sentence "<field> …". */

const text = z.string('must be text').trim().min(1, 'must not be empty');
const id = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, such as night-watch');
const href = text.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'must be an address of this site, such as /music');
const url = z.url({ protocol: /^https$/, error: 'must be a full address that begins with https://' });
const fileName = text.regex(
  /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.\w+$/,
  'must be the name of a file beside this record, such as cover.jpg',
);
const order = z.int('must be a whole number: 1 comes first');
const duration = text.regex(/^\d+:[0-5]\d$/, 'must be minutes and seconds, such as 3:45');
const list = <T extends z.ZodType>(item: T, what: string) =>
  z.array(item, `must be a list of ${what}`).min(1, 'must not be empty');
const year = z
  .int('must be a year, such as 2024')
  .min(1900, 'must be a year, such as 2024')
  .max(2100, 'must be a year, such as 2024');
const yesOrNo = z.boolean('must be true or false');
const standIn = yesOrNo.optional();

const accents = ['blue', 'purple', 'emerald'] as const;
const accent = z.enum(accents, 'must be blue, purple or emerald');
const gradients = [
  'blue-purple',
  'purple-blue',
  'blue-emerald',
  'emerald-blue',
  'purple-emerald',
  'emerald-purple',
] as const;
const gradient = z.enum(gradients, `must be one of ${gradients.join(', ')}`);

/** A picture is a file with its words, never a bare path. */
export const pictureSchema = z.strictObject({
  file: fileName,
  /** Empty for a picture that only decorates. */
  alt: z.string('must be a text for those who cannot see the picture, or "" where it only decorates'),
  made: text.optional(),
  standIn,
});

const lightsByAccent = z.strictObject({ blue: pictureSchema, purple: pictureSchema, emerald: pictureSchema });

export const siteSchema = z.strictObject({
  name: text,
  url,
  motto: text,
  artist: text,
  contact: z.strictObject({
    phone: text.regex(/^\+[\d ]+$/, 'must be a number with its country code, such as +1 555 0142'),
    phrase: text,
    standIn,
  }),
  /** The light behind a heading, by accent; and the one over an empty page. */
  lights: z.strictObject({ album: lightsByAccent, gallery: lightsByAccent, notFound: pictureSchema }),
  standIn,
});

export const pageSchema = z.strictObject({
  label: text,
  fullLabel: text,
  href,
  description: text,
  lede: text,
  /** The picture of light behind the heading. Home has its film. */
  light: pictureSchema.optional(),
  keywords: list(text, 'words'),
  relatedPages: list(href, 'addresses').max(3, 'must have at most three entries'),
  canonicalUrl: href,
});

/** The same film in several encodings: a browser plays the first that it knows. */
const videos = list(
  z.strictObject({
    file: fileName.regex(/\.mp4$/, 'must be the name of an mp4 file below content, such as film/hero.h264.mp4'),
  }),
  'files',
);

export const homeSchema = z.strictObject({
  title: text,
  emphasis: text,
  tagline: text,
  poster: z.strictObject({ wide: pictureSchema, narrow: pictureSchema }),
  film: z.strictObject({ wide: videos, narrow: videos, standIn }),
  about: z.strictObject({
    title: text,
    text,
    cards: list(
      z.strictObject({
        id,
        title: text,
        description: text,
        features: list(text, 'features'),
        backgroundImage: pictureSchema,
      }),
      'cards',
    ),
  }),
});

const trackSchema = z.strictObject({
  id,
  title: text,
  description: text,
  /** Words of a song, or notes to a piece. Line breaks stay. */
  notes: text.optional(),
  duration,
  audioUrl: fileName.regex(
    /\.(mp3|wav)$/,
    'must be the name of an mp3 or wav file beside this record, such as arrival.wav',
  ),
  coverImage: pictureSchema.optional(),
  artist: text.optional(),
  genre: text.optional(),
  icon: z.enum(trackIcons, `must be one of ${trackIcons.join(', ')}`),
  standIn,
});

/** A track takes genre, artist and cover from its album, and the album its artist from the site, where they have none of their own. */
export const albumSchema = z.strictObject({
  title: text,
  language: text.regex(/^[a-z]{2}$/, 'must be a language code of two letters, such as el').optional(),
  latinTitle: text.optional(),
  description: text,
  order,
  year,
  genre: text,
  artist: text.optional(),
  accent,
  coverImage: pictureSchema,
  tracks: list(trackSchema, 'tracks'),
});

export const gallerySchema = z.strictObject({
  title: text,
  description: text,
  order,
  accent,
  coverImage: pictureSchema,
  images: list(
    z.strictObject({ id, url: fileName, title: text, description: text, alt: text, made: text.optional(), standIn }),
    'pictures',
  ),
});

export const timelineEventSchema = z.strictObject({
  id,
  date: text,
  title: text,
  description: text,
  /** Lines; those that begin with spaces belong to the line above them. */
  details: text.optional(),
  /** Where on this site to go on from here. */
  link: z.strictObject({ href, label: text }).optional(),
});

const volume = z.strictObject({ title: text, numeral: text.optional() });

export const writingProjectSchema = z.strictObject({
  id,
  title: text,
  description: text,
  details: list(text, 'paragraphs'),
  books: z.array(
    volume.extend({ link: url, coverImage: pictureSchema.optional(), standIn }),
    'must be a list of books',
  ),
  /** The next book of a series: shown as a drawing. */
  upcomingBook: volume.extend({ status: text }).optional(),
  /** Books that are announced together. */
  parts: list(volume.extend({ status: text, coverImage: pictureSchema.optional() }), 'parts').optional(),
  icon: id,
  /** The first runs across the three covers of parts that have none of their own. */
  images: z.array(pictureSchema, 'must be a list of pictures'),
  accent,
});

export const servicesSchema = z.strictObject({
  services: list(
    z.strictObject({ name: text, url, description: text, requiresAccount: yesOrNo, logo: pictureSchema.optional() }),
    'services',
  ),
  /** Why these services? */
  reasons: list(text, 'reasons'),
});

export const initiativeSchema = z.strictObject({
  id,
  icon: id,
  title: text,
  description: text,
  details: list(text, 'points'),
  link: url.optional(),
  audio: z
    .strictObject({
      file: fileName,
      title: text,
      /** Whose voice it is, as the player shows it. */
      speaker: text,
      duration,
      cover: pictureSchema,
      transcript: list(text, 'paragraphs'),
      standIn,
    })
    .optional(),
  gradient,
});

export const futureSchema = z.strictObject({
  initiatives: list(
    z.strictObject({
      id,
      icon: id,
      title: text,
      description: text,
      highlights: z.array(text, 'must be a list of highlights').length(3, 'must have exactly three entries'),
      gradient,
    }),
    'initiatives',
  ),
  vision: z.strictObject({ title: text, text: list(text, 'paragraphs') }),
});

const codingToolIds = ['github-copilot', 'aider', 'cline', 'cursor', 'cody', 'gpt-engineer'] as const;
const embedUrl = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+$/;

export const codingToolSchema = z.strictObject({
  id: z.enum(codingToolIds, `must be one of ${codingToolIds.join(', ')}`),
  name: text,
  description: text,
  /** '### ' begins a heading, '• ' a point. */
  details: text,
  videoUrl: text.regex(embedUrl, 'must be an address that begins with https://www.youtube-nocookie.com/embed/'),
  icon: id,
  url,
});

export const teamMemberSchema = z.strictObject({
  id,
  name: text,
  role: text,
  image: pictureSchema,
  bio: text,
  icon: id.optional(),
  standIn,
});

export const infoSchema = z.strictObject({
  facts: list(z.strictObject({ title: text, text }), 'facts'),
  /** {phone} and {phrase} in an answer stand for the contact in site.yaml. */
  questions: list(z.strictObject({ id, question: text, answer: text }), 'questions'),
  credits: list(z.strictObject({ name: text, licence: text, url, use: text }), 'credits'),
});

export type PictureRecord = z.infer<typeof pictureSchema>;
export type SiteRecord = z.infer<typeof siteSchema>;
export type PageRecord = z.infer<typeof pageSchema>;
export type HomeRecord = z.infer<typeof homeSchema>;
export type AlbumRecord = z.infer<typeof albumSchema> & { id: string };
export type TrackRecord = AlbumRecord['tracks'][number];
export type GalleryRecord = z.infer<typeof gallerySchema> & { id: string };
export type TimelineEventRecord = z.infer<typeof timelineEventSchema>;
export type WritingProjectRecord = z.infer<typeof writingProjectSchema>;
export type ServicesRecord = z.infer<typeof servicesSchema>;
export type InitiativeRecord = z.infer<typeof initiativeSchema>;
export type EpisodeRecord = NonNullable<InitiativeRecord['audio']>;
export type FutureRecord = z.infer<typeof futureSchema>;
export type CodingToolRecord = z.infer<typeof codingToolSchema>;
export type TeamMemberRecord = z.infer<typeof teamMemberSchema>;
export type InfoRecord = z.infer<typeof infoSchema>;
