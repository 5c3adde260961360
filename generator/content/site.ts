import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import { webAddressProblem } from '../lib/site-address.ts';
import { hasLetter } from '../media/mark.ts';
import { accentFields, accentProblem } from './accents.ts';
import { contentFile } from './content-file.ts';
import {
  address,
  fileName,
  language,
  light,
  link,
  list,
  platformLinks,
  standIn,
  text,
  title,
  url,
  yesOrNo,
} from './fields.ts';

const lightsByAccent = z.strictObject({
  blue: light.optional().meta({ description: 'For the colour blue.' }),
  purple: light.optional().meta({ description: 'For the colour purple.' }),
  emerald: light.optional().meta({ description: 'For the colour emerald.' }),
});

const part = yesOrNo.default(true);

/** The parts of the site that an owner can turn off. */
const parts = z.strictObject({
  chat: part.meta({ description: 'The button of the chat.' }),
  exhibition: part.meta({ description: 'Pictures that fill the screen while an album plays.' }),
  cards: part.meta({ description: 'Players of your albums that others can show on their sites.' }),
  keepOffline: part.meta({
    description: 'Albums and galleries that visitors can keep for times without a connection.',
  }),
  edgeScrolling: part.meta({ description: 'History scrolls while the mouse is at the top or the bottom.' }),
});

/** What decides on the code of a site: its parts, and what only some sites show. */
export type Features = z.infer<typeof parts> & { profiles: boolean; contactWays: boolean };

const schema = z.strictObject({
  name: title.meta({ description: 'The name of the site.' }),
  url: url.meta({ description: 'Where the site will be found: an address that begins with https://.' }),
  language: language.default('en').meta({
    description:
      'The language of your texts. Buttons are in it, too, if it is English, German or Arabic, or French, Spanish, Portuguese, Italian, Japanese or Chinese, whose words no native speaker has read yet. In others they are English until you write them in ‘Words of the site’.',
  }),
  motto: text.meta({ description: 'A few words at the end of every page.' }),
  smallPrint: text.meta({ description: 'The small print at the end of every page.', widget: 'long' }),
  artist: text.meta({ description: 'The artist of albums that name no other.' }),
  licence: z
    .strictObject({
      text: text.meta({ description: 'One sentence.', widget: 'long' }),
      href: address.optional(),
    })
    .optional()
    .meta({ description: 'What others may do with the works, and the place on this site that says more.' }),
  contact: z
    .strictObject({
      phone: text
        .regex(/^\+[\d ]+$/, 'must be a number with its country code, such as +1 555 0142')
        .optional()
        .meta({ description: 'With its country code, such as +1 555 0142.' }),
      phrase: text.optional().meta({
        description:
          'What a text message to you begins with. Visitors can send it with one press. Without it, they can call.',
      }),
      email: text
        .regex(/^[^\s@?<>"\\]+@[^\s@?.<>"\\]+(\.[^\s@?.<>"\\]+)+$/, 'must be an e-mail address, such as me@example.org')
        .optional()
        .meta({ title: 'E-mail', description: 'Such as me@example.org.' }),
      links: list(link, 'links').optional().meta({
        title: 'Other ways',
        description: 'Such as a form on another site, or the place of a person on Team.',
      }),
      standIn,
    })
    .optional()
    .meta({ description: 'How visitors reach you. Give one way or several; Info shows them.' }),
  profiles: platformLinks.meta({
    description: 'Where else you are, such as Instagram or Bandcamp. Shown at the end of every page and on Info.',
  }),
  mark: z
    .strictObject({
      file: fileName
        .regex(/\.svg$/i, 'must be the name of an SVG file, such as mark.svg')
        .optional()
        .meta({ title: 'Drawing', description: 'An SVG of a few shapes.', widget: 'drawing' }),
      letter: text
        // An É may be typed as two characters.
        .normalize()
        .regex(/^.$/su, 'must be one letter')
        .optional()
        .meta({ description: 'In place of a drawing: one letter in our font.' }),
    })
    .refine(({ file, letter }) => !(file && letter), 'must have a file or a letter, not both')
    .optional()
    .meta({
      title: 'Sign',
      description: 'In the header, in tabs and in icons. Without it, the first letter of the name.',
    }),
  accents: accentFields,
  lights: z
    .strictObject({
      album: lightsByAccent.optional().meta({ title: 'Albums', description: 'Behind the headings of albums.' }),
      gallery: lightsByAccent.optional().meta({ title: 'Galleries', description: 'Behind the headings of galleries.' }),
      notFound: light
        .optional()
        .meta({ description: 'Behind the heading of the page that says that there is nothing.' }),
    })
    .optional()
    .meta({ description: 'The pictures behind headings. Where there is none, a heading has no picture.' }),
  chat: z
    .strictObject({
      title: title.meta({ description: 'On its button and at its top.' }),
      unconfiguredReply: text.meta({
        description: 'What the assistant says as long as no chat is connected.',
        widget: 'long',
      }),
    })
    .meta({ description: 'The texts of the chat. Without them, there is no chat.' })
    .optional(),
  parts: parts.prefault({}).meta({ description: 'What the site has. Without a tick, a part is not there.' }),
  standIn,
});

export type SiteRecord = z.infer<typeof schema>;

/** The record that all pages share: name, origin, contact, pictures behind headings. */
export const site = contentFile('site.yaml', schema, async ({ data, report }) => {
  const problem = webAddressProblem(data.url);
  if (problem) report(['url'], `url is ${data.url}, which ${problem}.`);
  for (const [name, accent] of Object.entries(data.accents ?? {})) {
    const problem = accentProblem(name, accent);
    if (problem) report(['accents', name], problem);
  }
  const letter = data.mark?.letter;
  if (letter && !(await hasLetter(letter))) {
    report(
      ['mark', 'letter'],
      `mark › letter is ${letter}, which our font does not have. Use a drawing: file: mark.svg.`,
    );
  }
});

/** The parts of the site of a content folder, also while site.yaml has mistakes. All of them if it cannot be read, which the pages report. */
export async function readFeatures(folder: string, language?: Language): Promise<Features> {
  const record = await site.read(folder, [], [], { language, isTolerant: true });
  if (!record) return { ...parts.parse({}), profiles: true, contactWays: true };
  const { chat, contact, profiles = [] } = record;
  return {
    ...record.parts,
    chat: record.parts.chat && chat !== undefined,
    profiles: profiles.length > 0,
    contactWays:
      contact !== undefined && !(contact.phone && contact.phrase && !contact.email && !contact.links?.length),
  };
}

/** The language of the site of a content folder. English if site.yaml cannot be read, which the pages report. */
export const readLanguage = async (folder: string): Promise<Language> =>
  (await site.read(folder, [], [], { isTolerant: true }))?.language ?? 'en';
