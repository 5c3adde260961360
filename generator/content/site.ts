import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { homePreview } from '../media/link-previews.ts';
import { contentFile } from './content-file.ts';
import { address, picture, standIn, text, url } from './fields.ts';
import type { RecordFile } from './yaml.ts';

const lightsByAccent = z.strictObject({ blue: picture, purple: picture, emerald: picture });

const schema = z.strictObject({
  name: text,
  url,
  motto: text,
  /** The small print at the end of every page. */
  smallPrint: text,
  artist: text,
  /** What others may do with the works, and the place on this site that says more. */
  licence: z.strictObject({ text, href: address }),
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
export const site = contentFile('site.yaml', schema, checkPreview);

/** Pages without a link preview of their own have that of the home page. */
function checkPreview({ report }: RecordFile<SiteRecord>, folder: string): void {
  if (existsSync(join(folder, homePreview))) return;
  report(
    [],
    `the picture ${homePreview} is missing. Other sites show it beside a link: put a JPEG of 1200 × 630 pixels there.`,
  );
}
