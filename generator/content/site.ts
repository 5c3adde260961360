import { z } from 'zod';
import { contentFile } from './content-file.ts';
import { picture, standIn, text, url } from './fields.ts';

const lightsByAccent = z.strictObject({ blue: picture, purple: picture, emerald: picture });

const schema = z.strictObject({
  name: text,
  url,
  motto: text,
  /** The small print at the end of every page. */
  smallPrint: text,
  artist: text,
  contact: z.strictObject({
    phone: text.regex(/^\+[\d ]+$/, 'must be a number with its country code, such as +1 555 0142'),
    phrase: text,
    standIn,
  }),
  /** The pictures behind headings, by accent, and that of the not-found page. */
  lights: z.strictObject({ album: lightsByAccent, gallery: lightsByAccent, notFound: picture }),
  standIn,
});

export type SiteRecord = z.infer<typeof schema>;

/** What all pages share: name, origin, contact, pictures behind headings. */
export const site = contentFile('site.yaml', schema);
