import type { Page } from '../../contract/page.ts';
import type { PictureProvenance, Provenance, RecordingProvenance } from '../media/tags/provenance.ts';
import type { MadeBy } from './fields.ts';
import type { Content } from './read.ts';
import { site } from './site.ts';
import { absoluteUrl } from './site-url.ts';

/* The metadata for the files of works. All facts come from the content. */

/** IPTC's terms for the ways in which a work is made. schema.org spells them with capitals (structured-data.ts). */
const sourceTypes = {
  program: 'algorithmicMedia',
  ai: 'trainedAlgorithmicMedia',
  'person-with-ai': 'compositeWithTrainedAlgorithmicMedia',
} as const satisfies Record<MadeBy, string>;

export type SourceType = (typeof sourceTypes)[MadeBy];

/** The fields of a record about the way in which its work was made. */
export interface Made {
  madeBy?: MadeBy | undefined;
  standIn?: boolean | undefined;
}

/** The source type that a record states. Our own stand-ins are made by programs without AI. */
export function sourceTypeOf({ madeBy, standIn }: Made): SourceType | undefined {
  const maker = madeBy ?? (standIn ? 'program' : undefined);
  return maker && sourceTypes[maker];
}

/** The metadata of a work, from its record and from the site. */
export function provenance(content: Content, title: string, made: Made = {}): RecordingProvenance {
  const { name, licence } = content.get(site);
  const sourceType = sourceTypeOf(made);
  return {
    title,
    creator: name,
    licenceUrl: licence?.href && absoluteUrl(content, licence.href),
    rights: licence?.text,
    sourceType: sourceType && `http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}`,
  };
}

/** Finds the metadata of pictures, which all languages share: in the first content that names the picture. */
export function sharedProvenance(contents: Content[]): PictureProvenance {
  const all = contents.map(pictureProvenance);
  return (file) => all.map((provenanceOf) => provenanceOf(file)).find(Boolean);
}

/** Finds the metadata of pictures. A picture's title is its own, or its outer record's, or the site's. */
export function pictureProvenance(content: Content): PictureProvenance {
  const found = new Map<string, { title: string; made: Made; isOwn: boolean }>();
  for (const [folder, record] of content.all()) collect(record, folder, content.get(site).name);
  return (file) => {
    const record = found.get(file);
    // The address of the licence is enough: visitors load these bytes with every picture.
    return record && { ...provenance(content, record.title, record.made), rights: undefined };
  };

  function collect(record: unknown, folder: string, titleAround: string): void {
    if (typeof record !== 'object' || record === null) return;
    const { title, fullLabel, name, file, url, alt } = record as Record<string, unknown>;
    const own = [title, fullLabel, name].find((value) => typeof value === 'string');
    const picture = typeof alt === 'string' && (file ?? url);
    if (typeof picture === 'string') {
      const known = found.get(folder + picture);
      // A cover may show a picture that has its own title elsewhere.
      if (!known || (own && !known.isOwn)) {
        found.set(folder + picture, { title: own ?? titleAround, made: record as Made, isOwn: own !== undefined });
      }
    }
    for (const inner of Object.values(record)) collect(inner, folder, own ?? titleAround);
  }
}

/** Finds the metadata of a link preview by its address: its title is the title of the first page that shows it. */
export function previewFacts(content: Content, pages: Page[]): (address: string) => Provenance | undefined {
  const property = ({ head }: Page, name: string) =>
    head.find(({ attributes }) => attributes?.property === name)?.attributes?.content;
  return (address) => {
    const page = pages.find((candidate) => property(candidate, 'og:image') === absoluteUrl(content, address));
    const title = page && property(page, 'og:title');
    return title === undefined ? undefined : { ...provenance(content, title), rights: undefined };
  };
}
