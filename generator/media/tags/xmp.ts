import { XMLParser } from 'fast-xml-parser';
import type { Provenance } from './provenance.ts';

const namespaces = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
};

/**
 * Writes XMP, the only metadata that all formats of pictures, films and recordings can contain. Without wrapper and padding,
 * which only editors need, because visitors load it with every picture.
 */
export function toXmp({ title, creator, licenceUrl, rights, sourceType }: Provenance): string {
  const attributes = [
    ...(licenceUrl ? [`xmpRights:WebStatement="${escapeXml(licenceUrl)}"`] : []),
    ...(sourceType ? [`Iptc4xmpExt:DigitalSourceType="${escapeXml(sourceType)}"`] : []),
  ];
  const properties = [
    alternatives('dc:title', title),
    `<dc:creator><rdf:Seq><rdf:li>${escapeXml(creator)}</rdf:li></rdf:Seq></dc:creator>`,
    ...(rights ? [alternatives('dc:rights', rights)] : []),
  ].join('');
  const used = Object.entries(namespaces)
    .filter(([prefix]) => prefix !== 'Iptc4xmpExt' || sourceType)
    .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`);
  const description = `<rdf:Description rdf:about="" ${[...used, ...attributes].join(' ')}>${properties}</rdf:Description>`;
  return `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF>`;
}

const alternatives = (name: string, text: string) =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt></${name}>`;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });

/** Reads the XMP of another program. Empty if it cannot be parsed. */
export function readXmp(xmp: string): Partial<Provenance> {
  const descriptions = findAll(parse(xmp), 'rdf:Description');
  // A property is an attribute, or an element with a text or a list.
  const find = (name: string): string | undefined =>
    descriptions.map((description) => firstText((description as Record<string, unknown>)[name])).find(Boolean);
  return withoutGaps({
    title: find('dc:title'),
    creator: find('dc:creator'),
    licenceUrl: find('xmpRights:WebStatement'),
    rights: find('dc:rights'),
    sourceType: find('Iptc4xmpExt:DigitalSourceType'),
  });
}

function parse(xmp: string): unknown {
  try {
    return parser.parse(xmp);
  } catch {
    return undefined;
  }
}

/** All elements of a name, anywhere in a parsed document. */
function findAll(node: unknown, name: string): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === name ? [value].flat() : findAll(value, name)));
}

/** The text of an element, or the first text of its list. */
function firstText(node: unknown): string | undefined {
  if (typeof node === 'string') return node.trim() || undefined;
  if (typeof node !== 'object' || node === null) return undefined;
  const { '#text': text, 'xml:lang': _language, ...inner } = node as Record<string, unknown>;
  if (typeof text === 'string') return firstText(text);
  for (const value of Object.values(inner)) {
    const found = firstText(value);
    if (found) return found;
  }
  return undefined;
}

/** Drops undefined properties, so that spreading the result replaces only known values. */
export function withoutGaps<T extends object>(record: T): { [K in keyof T]?: NonNullable<T[K]> } {
  // Object.fromEntries does not keep the type of the keys.
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof withoutGaps<T>
  >;
}
