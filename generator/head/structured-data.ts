import type { BreadcrumbList, ImageObject, Organization, Thing, WebSite } from 'schema-dts';
import type { PictureData } from '../../contract/page-data.ts';
import { parseTime } from '../../contract/time.ts';
import { type Made, type SourceType, sourceTypeOf } from '../content/provenance.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { absoluteUrl, fileUrl } from '../content/site-url.ts';
import { scriptJson } from '../lib/script-json.ts';

/* The works in the words of schema.org, for search engines. All facts come from the content. */

/** A subject of a page. */
export type StructuredThing = Exclude<Thing, string>;

/** The JSON-LD of a page. */
export const toJsonLd = (things: StructuredThing[]): string =>
  scriptJson({ '@context': 'https://schema.org', '@graph': things });

/** The project: it publishes the site and makes the works. */
export function organization(content: Content): Exclude<Organization, string> {
  const { name, profiles } = content.get(site);
  return {
    '@type': 'Organization',
    name,
    url: absoluteUrl(content, '/'),
    logo: fileUrl(content, '/icons/icon-512.png'),
    ...sameAs(profiles),
  };
}

/** Pages of other sites about the same. Nothing without any. */
export function sameAs(links: { href: string }[] = []): { sameAs?: string[] } {
  const addresses = links.map(({ href }) => href).filter((href) => href.startsWith('https:'));
  return addresses.length > 0 ? { sameAs: addresses } : {};
}

/** The site as a whole. */
export const webSite = (content: Content): Exclude<WebSite, string> => ({
  '@type': 'WebSite',
  name: content.get(site).name,
  description: content.get(site).motto,
  url: absoluteUrl(content, '/'),
  inLanguage: content.language,
  publisher: organization(content),
});

/** A page on the path from the home page to the current page. */
export interface Crumb {
  name: string;
  path: string;
}

/** The path from the home page to a page. */
export const breadcrumbList = (content: Content, crumbs: Crumb[]): Exclude<BreadcrumbList, string> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(content, path),
  })),
});

/** A work's creator and licence. */
export function rights(content: Content) {
  const { name, licence } = content.get(site);
  const licencePage = licence?.href && absoluteUrl(content, licence.href);
  return {
    creator: organization(content),
    creditText: name,
    ...(licence && { copyrightNotice: licence.text }),
    ...(licencePage && { license: licencePage, acquireLicensePage: licencePage }),
  };
}

/** The address of a picture in a format that all programs can read. */
export const pictureUrl = (content: Content, { stem, webpWidth }: PictureData): string =>
  fileUrl(content, `${stem}-${webpWidth}.webp`);

/** A picture with its licence and creator. */
export const imageObject = (
  content: Content,
  { title, description, picture, path, made }: ImageFacts,
): Exclude<ImageObject, string> => ({
  '@type': 'ImageObject',
  name: title,
  ...(description && { description }),
  ...(picture.alt && { caption: picture.alt }),
  contentUrl: pictureUrl(content, picture),
  url: absoluteUrl(content, path),
  width: pixels(picture.webpWidth),
  height: pixels(Math.round((picture.webpWidth * picture.height) / picture.width)),
  ...rights(content),
  ...digitalSource(made),
});

const pixels = (value: number) => ({ '@type': 'QuantitativeValue' as const, value, unitCode: 'E37' });

interface ImageFacts {
  title: string;
  description: string;
  picture: PictureData;
  /** The address of the picture on this site. */
  path: string;
  made: Made;
}

/** The way in which a work was made, if known. */
export const digitalSource = (made: Made) => {
  const sourceType = sourceTypeOf(made);
  return sourceType && { digitalSourceType: digitalSourceTypes[sourceType] };
};

/** IPTC's terms in the spelling of schema.org. */
const digitalSourceTypes = {
  algorithmicMedia: 'https://schema.org/AlgorithmicMediaDigitalSource',
  trainedAlgorithmicMedia: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  compositeWithTrainedAlgorithmicMedia: 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource',
} as const satisfies Record<SourceType, string>;

/** Formats a duration as in ISO 8601: 3:45 becomes PT3M45S. */
export function isoDuration(duration: string): string {
  const seconds = parseTime(duration);
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}
