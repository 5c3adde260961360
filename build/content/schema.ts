import { z } from 'zod';

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
const lines = text.transform((block) => block.split('\n'));

/** A picture is a file with its words, never a bare path. */
export const pictureSchema = z.strictObject({
  file: fileName,
  /** Empty for a picture that only decorates. */
  alt: z.string('must be a text for those who cannot see the picture, or "" where it only decorates'),
  made: text.optional(),
  standIn,
});

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
  standIn,
});

export const pageSchema = z.strictObject({
  label: text,
  fullLabel: text,
  href,
  description: text,
  lede: text,
  keywords: list(text, 'words'),
  relatedPages: list(href, 'addresses').max(3, 'must have at most three entries'),
  canonicalUrl: href,
});

export const homeSchema = z.strictObject({
  title: text,
  emphasis: text,
  tagline: text,
  poster: z.strictObject({ wide: pictureSchema, narrow: pictureSchema }),
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
  duration,
  audioUrl: fileName.regex(
    /\.(mp3|wav)$/,
    'must be the name of an mp3 or wav file beside this record, such as arrival.wav',
  ),
  coverImage: pictureSchema.optional(),
  artist: text.optional(),
  genre: text.optional(),
  icon: id,
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
  details: lines.optional(),
});

export const writingProjectSchema = z.strictObject({
  id,
  title: text,
  description: text,
  details: list(text, 'paragraphs'),
  books: z.array(
    z.strictObject({ title: text, link: url, coverImage: pictureSchema.optional(), standIn }),
    'must be a list of books',
  ),
  upcomingBook: z.strictObject({ title: text, status: text }).optional(),
  icon: id,
  images: z.array(pictureSchema, 'must be a list of pictures'),
  accent,
});

export const serviceSchema = z.strictObject({
  name: text,
  url,
  description: text,
  requiresAccount: yesOrNo,
});

export const initiativeSchema = z.strictObject({
  id,
  icon: id,
  title: text,
  description: text,
  details: list(text, 'points'),
  link: url.optional(),
  audio: z.strictObject({ file: fileName, duration, transcript: list(text, 'paragraphs'), standIn }).optional(),
  gradient,
});

export const futureInitiativeSchema = z.strictObject({
  icon: id,
  title: text,
  description: text,
  highlights: z.array(text, 'must be a list of highlights').length(3, 'must have exactly three entries'),
  gradient,
});

const codingToolIds = ['github-copilot', 'aider', 'cline', 'cursor', 'cody', 'gpt-engineer'] as const;

export const codingToolSchema = z.strictObject({
  id: z.enum(codingToolIds, `must be one of ${codingToolIds.join(', ')}`),
  name: text,
  description: text,
  /** Lines: '### ' begins a heading, '• ' a point. */
  details: lines,
  videoUrl: text.regex(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+$/,
    'must be an address that begins with https://www.youtube-nocookie.com/embed/',
  ),
  icon: id,
  url,
});

export const teamMemberSchema = z.strictObject({
  name: text,
  role: text,
  image: pictureSchema,
  bio: text,
  icon: id.optional(),
  standIn,
});

export const infoSchema = z.strictObject({
  facts: list(z.strictObject({ title: text, text }), 'facts'),
  questions: list(z.strictObject({ id, question: text, answer: text }), 'questions'),
});

export type PictureRecord = z.infer<typeof pictureSchema>;
export type SiteRecord = z.infer<typeof siteSchema>;
export type PageRecord = z.infer<typeof pageSchema>;
export type HomeRecord = z.infer<typeof homeSchema>;
export type AlbumRecord = z.infer<typeof albumSchema> & { id: string };
export type TrackRecord = AlbumRecord['tracks'][number];
