import { z } from 'zod';
import { languageOf } from '../../contract/languages.ts';
import { mediaKind } from '../../contract/media-files.ts';
import type { Accent, Gradient, Treatment } from '../../contract/page-data.ts';
import { pathOf, type View } from '../../contract/routes.ts';
import type { Widget } from '../../contract/widget.ts';
import { iconData, iconNames } from '../media/icons.ts';
import { addressProblem, tidyAddress } from './link-address.ts';

/*
 * The types of the fields in records. A message completes the sentence "<field> …". YAML reads every value as text. `title`
 * and `description` are the label and the help of a field at the desk and in editors. The default label is the field's name.
 */

declare module 'zod' {
  interface GlobalMeta {
    /** The field's widget at the desk. Default: a line of text, or a choice for an enumeration. */
    widget?: Widget;
    /** What a new entry has in this field at the desk. */
    start?: string;
    /**
     * What stands for a missing or wrong value in the preview, as a file would write it. Default: `start`, the first of its
     * choices, or an empty text.
     */
    placeholder?: string;
    /** A value that the field could have: shown in it while it is empty. */
    example?: string;
    /** The part of a long form that it is in. */
    section?: string;
    /** What a sentence at the desk calls the value, with its article. Default: made of the label. */
    noun?: string;
    /** What a choice calls its values. Default: the values themselves. */
    names?: Record<string, string>;
    /** The pages that have this field in their entries of pages.yaml. Default: all. */
    pages?: View[];
  }
}

const line = z.string('must be text').trim().min(1, 'must not be empty');

/** In composed letters: a Mac's 'ü' of two characters would be drawn in two fonts. */
export const text = line.normalize('NFC');

/** A language by its tag, in its usual spelling: pt-br is read as pt-BR. */
export const language = text
  .overwrite((tag) => languageOf(tag) ?? tag)
  .refine((tag) => languageOf(tag) !== undefined, 'must be the tag of a language, such as en, ja or pt-BR')
  .meta({ widget: 'language', placeholder: 'en' });

/** A text that may be empty or left out. */
export const textOrNone = z
  .string('must be text')
  .trim()
  .normalize('NFC')
  .optional()
  .transform((written) => written ?? '');

/** What names a record. Nothing can be shown without it. */
export const title = text.meta({ placeholder: 'Untitled' });

/** A list with at least one entry. `plural` names the entries in the message. */
export const list = <T extends z.ZodType>(item: T, plural: string) =>
  z.array(item, `must be a list of ${plural}`).min(1, 'must not be empty');

/** A list that may be empty or left out. `plural` names the entries in the message. */
export const listOrNone = <T extends z.ZodType>(item: T, plural: string) =>
  z.array(item, `must be a list of ${plural}`).default([]);

export const paragraphs = list(
  text.meta({ title: 'Paragraph', description: 'One paragraph.', widget: 'long' }),
  'paragraphs',
);

/** An id is part of addresses: /art/<id>, #<id>. It has no underscore, because the page's own ids begin with one. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const id = text.regex(idPattern, 'must be small letters, digits and hyphens, such as night-watch').meta({
  title: 'Address',
  description:
    'How its address ends: small letters from a to z, digits and hyphens, which every host and program can read. It is made of the Latin letters of the title; without any, write a word of your own here. Others may have linked to it, so keep it then.',
  widget: 'id',
  placeholder: 'untitled', // With the number of the entry: see `placeholderId`.
});

/** A path of this site. */
export const href = text
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'must be an address of this site, such as /music')
  .meta({
    title: 'Page',
    description: 'The address of a page of this site, such as /music.',
    widget: 'place',
    placeholder: '/',
  });

/** Where a link leads: to a place of this site, to another site, an e-mail address or a phone number. */
export const address = text
  .overwrite(tidyAddress)
  .refine((written) => !addressProblem(written), { error: ({ input }) => addressProblem(String(input)) })
  .meta({
    title: 'Leads to',
    noun: 'a place',
    description:
      'A place on this site: type a part of its title, or its address, such as /music. Or anywhere else: https://example.org, mailto:me@example.org, tel:+15550142.',
    widget: 'place',
    placeholder: '/',
  });

/** A link with its words. */
export const link = z.strictObject({ href: address, label: title.meta({ description: 'The words of the link.' }) });

/** Links to platforms, whose names the site knows. */
export const platformLinks = list(
  z.strictObject({
    href: address,
    label: text.optional().meta({ description: 'The words of the link. Left out, they are the name of the service.' }),
  }),
  'links',
).optional();

const oldPath = /^\/[a-z\d][\w~-]*(\/[\w~-]+)*(\.(html?|php|aspx?))?\/?$/i;

/** Old addresses that redirect to a page. readSite checks that they are free. */
export const oldAddresses = list(
  text
    .regex(oldPath, 'must be an old address of this site, such as /old-songs or /songs.html')
    .transform((path) => path.replace(/\/$/, '')),
  'old addresses',
)
  .optional()
  .meta({
    title: 'Old addresses',
    description: 'Addresses that the page had before, such as /songs.html. They lead here.',
  });

/** Old addresses, or old ids of a record whose id is part of its address. */
export const oldAddressesOrIds = (view: View) =>
  list(
    text
      .regex(
        new RegExp(`${oldPath.source}|${idPattern.source}`, 'i'),
        'must be an old id or an old address of this site, such as old-name or /old-songs',
      )
      .transform((old) => (old.startsWith('/') ? old.replace(/\/$/, '') : pathOf(view, old))),
    'old ids or addresses',
  )
    .optional()
    .meta({
      title: 'Old addresses',
      description: 'Names and addresses that the page had before, such as old-name or /songs.html. They lead here.',
    });

export const url = z.url({ protocol: /^https$/, error: 'must be a full address that begins with https://' }).meta({
  title: 'Web address',
  description: 'The full address, which begins with https://.',
  placeholder: 'https://example.com/',
});

/** Letter for letter as on the disk. */
export const fileName = line.regex(
  /^(?:[^./\\][^/\\]*\/)*[^./\\][^/\\]*\.\w+$/,
  'must be the name of a file beside this record, such as cover.jpg',
);

const wholeNumber = (message: string) =>
  z
    .string(message)
    .regex(/^-?\d{1,9}$/, message)
    .transform(Number);

export const recordingName = fileName
  .refine(
    (file) => mediaKind(file) === 'recording',
    'must be the name of a recording, such as arrival.flac. Save one of another kind as MP3, FLAC or WAV',
  )
  .meta({
    title: 'Recording',
    description: 'An MP3, WAV, FLAC, M4A, AIFF, OGG, Opus, CAF or WebM file.',
    widget: 'recording',
    placeholder: 'untitled.mp3',
  });

/** Whether visitors may play a recording itself that has a stream. */
export const stream = z.enum(['original'], 'must be original, or be left out').optional().meta({
  title: 'Plays',
  description:
    'Visitors hear an MP3 that is made of your file. With original, they hear your own file on a fast line, and may choose it on any other.',
});

/** Words with their times, in a file beside the recording. */
export const words = z
  .strictObject({
    file: fileName
      .regex(/\.(vtt|lrc)$/i, 'must be the name of a .vtt or .lrc file, such as arrival.vtt')
      .meta({ description: 'A .vtt or .lrc file beside the recording.' }),
    title: text.meta({ description: 'What the words are, such as Lyrics or Listening guide.' }),
  })
  .optional()
  .meta({ title: 'Words in time', description: 'Words that light up while they sound.' });

export const order = wholeNumber('must be a whole number: 1 comes first').meta({
  title: 'Place in the list',
  description: 'A whole number: 1 comes first.',
  widget: 'number',
  placeholder: '999999999',
});

/** Minutes and seconds, m:ss. Empty until `checkRecording` has counted it, if the record leaves it out. */
export const duration = text
  .regex(/^\d+:[0-5]\d$/, 'must be minutes and seconds, such as 3:45')
  .optional()
  .transform((stated) => stated ?? '')
  .meta({
    title: 'Length',
    description: 'Minutes and seconds, exact to the second, such as 3:45. Left out, it is counted.',
  });

const yearMessage = 'must be a year, such as 2024';
export const year = wholeNumber(yearMessage)
  .pipe(z.int().min(1900, yearMessage).max(2100, yearMessage))
  .meta({ description: 'Such as 2024.', widget: 'number' });

/** A day, such as 2024-05-20. Files may have it in the words of their language (content-file.ts). */
export const day = z.iso.date('must be a day, such as 2024-05-20 or May 20, 2024').meta({
  title: 'Published on',
  description:
    'The day on which it came out, such as 2024-05-20, or as people write it in your language. The feed lists it.',
});

/** The day on which somebody last checked a record about another site. `npm run check:content` reads it. */
export const checked = day.optional().meta({
  title: 'Looked at on',
  description: 'The day on which you last saw that this is still true, such as 2026-05-20.',
});

export const yesOrNo = z
  .stringbool({ truthy: ['true', 'yes'], falsy: ['false', 'no'], error: 'must be true or false' })
  .meta({ widget: 'yes-or-no', placeholder: 'false' });

/** Marks a record that a build leaves out, with the links to it. It may be unfinished. */
export const draft = yesOrNo.optional().meta({
  title: 'Only you see this',
  description:
    'A tick keeps it off the site. Publish keeps it with your other files, so whoever can read your repository can read it there.',
  widget: 'yes-or-no',
});

/** A record in a list, which may be a draft. */
export const entry = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.strictObject({ ...shape, draft });

/** Whether visitors may keep the files of a work. */
export const downloads = yesOrNo.optional().meta({
  description: 'A tick lets visitors take the files with them, one by one and all together as a ZIP.',
  widget: 'yes-or-no',
});

/** Marks a stand-in for the owner's own work. */
export const standIn = yesOrNo
  .optional()
  .meta({ title: 'Stand-in', description: 'A tick says that the right one is still to come.', widget: 'yes-or-no' });

const makers = ['program', 'ai', 'person-with-ai'] as const;
export type MadeBy = (typeof makers)[number];

/** The maker of a work, for search engines: a program without AI, an AI, or a person together with an AI. */
export const madeBy = z.enum(makers).optional().meta({
  description: 'What search engines are told. Leave it out if you would rather not say.',
});

const accents = ['blue', 'purple', 'emerald'] as const satisfies Accent[];
export const accent = z
  .enum(accents, 'must be blue, purple or emerald')
  .meta({ title: 'Colour', description: 'The colour of its light.', start: 'blue', widget: 'accent' });

const gradients = [
  'blue-purple',
  'purple-blue',
  'blue-emerald',
  'emerald-blue',
  'purple-emerald',
  'emerald-purple',
] as const satisfies Gradient[];
export const gradient = z
  .enum(gradients, `must be one of ${gradients.join(', ')}`)
  .meta({ title: 'Colours', description: 'The two colours of its light.', start: 'blue-purple', widget: 'accent' });

/** The name of an icon. The build replaces it by the icon's shapes. */
export const icon = z
  .enum(iconNames, `must be one of ${iconNames.join(', ')}`)
  .transform(iconData)
  .meta({ description: 'The small drawing beside it.', widget: 'icon', start: 'sparkle' });

export const pictureFile = fileName
  .refine(
    (file) => mediaKind(file) === 'picture',
    'must be the name of a JPEG, PNG, WebP, AVIF, HEIC, TIFF, GIF or SVG file. Export a picture of another kind as JPEG',
  )
  .meta({
    title: 'Picture',
    description: 'Any picture of a phone, a camera or a program, best 1600 pixels wide or more.',
    widget: 'picture-file',
    placeholder: 'untitled.jpg',
  });

/** A picture: a file with its alternative text. */
export const picture = z
  .strictObject({
    file: pictureFile,
    alt: textOrNone.meta({
      title: 'In words',
      noun: '‘In words’',
      description: 'What people should know who cannot see the picture. Empty if it only decorates.',
      widget: 'long',
    }),
    madeBy,
    standIn,
  })
  .meta({ widget: 'picture' });

/** How a drawing of lights is shown: with the lamps of its room, or as it is. */
const treatments = [
  'glow',
  'room-art',
  'room-team',
  'room-blue',
  'room-purple',
  'room-emerald',
] as const satisfies Treatment[];

/** A picture behind a heading. */
export const light = z
  .strictObject({
    ...picture.shape,
    treatment: z
      .enum(treatments, `must be one of ${treatments.join(', ')}`)
      .optional()
      .meta({
        description:
          'Only for drawings of lights in the dark, such as those of the first site: they are shown by night, and the light of a window by day. Your own picture needs none.',
      }),
  })
  .meta({ widget: 'picture' });

export type PictureRecord = z.infer<typeof picture>;
export type LightRecord = z.infer<typeof light>;
