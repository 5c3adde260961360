import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { mediaKind } from '../../contract/media-files.ts';
import { pathOf } from '../../contract/routes.ts';
import { pathIn } from '../../generator/content/addresses.ts';
import { checkLength } from '../../generator/content/check-recording.ts';
import { contentFolders } from '../../generator/content/content-file.ts';
import { day, draft, light, oldAddressesOrIds, text, title } from '../../generator/content/fields.ts';
import { recordFolders } from '../../generator/content/folder-names.ts';
import { beginningOf, markdownText, type NamedFile, partsOf } from '../../generator/content/markdown.ts';
import { isNeeded, type MenuRecord, menu, page, relatedPages, siteNames } from '../../generator/content/menu.ts';
import type { Content } from '../../generator/content/read.ts';
import { didYouMean } from '../../generator/content/similar.ts';
import { parseYaml, type RecordFile } from '../../generator/content/yaml.ts';
import { videoProblem } from '../../generator/media/hero-videos.ts';

const schema = z.strictObject({
  title: title.meta({ description: 'The heading of the page.', placeholder: 'Untitled page' }),
  draft,
  text: markdownText.meta({
    description:
      'What you have to say; a page with others below it, such as a journal, needs none. Drop pictures, recordings and other files on it.',
    widget: 'markdown',
  }),
  label: text.optional().meta({
    title: 'Menu word',
    description: 'The word in the menu. Without one, the page is not in the menu.',
  }),
  after: page.optional().meta({
    title: 'After',
    description: 'The page of the menu that it follows there. Without one, it is the last.',
  }),
  below: text.optional().meta({
    title: 'Below',
    description:
      'The page that it belongs to, such as your journal: a page of yours lists those below it, newest first.',
    widget: 'parent',
  }),
  published: day.optional().meta({
    description:
      'The day of it, such as 2024-05-20, or as people write it in your language. It is shown with the text, and the feed lists it.',
  }),
  description: text.optional().meta({
    title: 'First sentence',
    description:
      'The sentence below the heading, in lists and in search results. Without one, lists show how the text begins.',
    widget: 'long',
  }),
  light: light.optional().meta({ title: 'Light', description: 'The picture behind the heading.' }),
  relatedPages: relatedPages.default([]),
  aliases: oldAddressesOrIds('text'),
});

/** The pages of the owner's own. */
export const texts = contentFolders('texts', 'text.yaml', schema, checkText);

export type TextRecord = z.infer<typeof schema> & { id: string };

/** Reports an address that is taken, a page around it that is not there, and what is wrong in the text. */
async function checkText({ data, report }: RecordFile<z.infer<typeof schema>>, folder: string): Promise<void> {
  const id = basename(folder);
  const root = join(folder, '../..');
  if (siteNames.has(id) || isNeeded(root, id)) {
    report([], `The address ${pathOf('text', id)} belongs to the site itself. Give the folder another name.`);
  }
  const ids = recordFolders(root, 'texts').filter((other) => other !== id);
  const pages = page.options.filter((name) => name !== 'home');
  if (data.below !== undefined && ![...pages, ...ids].includes(data.below)) {
    const remedy = data.below === id ? ' It cannot be below itself.' : didYouMean(data.below, [...ids, ...pages]);
    report(['below'], `below names '${data.below}', but there is no such page.${remedy}`);
  }
  const others = ids.map((other) => join(root, 'texts', other, 'text.yaml'));
  if (data.text.markdown.length === 0 && !others.some((file) => isBelow(file, id))) {
    report(['text'], 'text is missing; it must be text. Only a page with others below it needs none.');
  }
  for (const fault of data.text.faults) report(['text'], `text ${fault}`);
  for (const { file } of filesIn(data)) {
    const kind = mediaKind(file);
    if (kind === 'recording') {
      const checked = await checkLength({ folder, file, duration: '' });
      if ('problem' in checked) report(['text'], `text ${checked.problem}`);
    }
    const problem = kind === 'film' ? readProblem(join(folder, file)) : undefined;
    if (problem) report(['text'], `text names ${file}, which ${problem}`);
  }
}

/** Whether a file of another page says that it is below a page. */
const isBelow = (file: string, id: string): boolean =>
  existsSync(file) && parseYaml(readFileSync(file, 'utf8')).get('below') === id;

/** What is wrong with a film. A missing one is reported elsewhere. */
function readProblem(file: string): string | undefined {
  try {
    return videoProblem(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** The pictures, recordings and other files in a text. */
export const filesIn = ({ text }: Pick<TextRecord, 'text'>): NamedFile[] =>
  [...partsOf(text.markdown)].filter((part) => part.tag === 'media');

export const textFolder = ({ id }: TextRecord): string => `${dirname(texts.name).replace('*', id)}/`;

/** What lists and search engines say about a page. */
export const describe = ({ description, text, title }: TextRecord): string =>
  description ?? (beginningOf(text) || title);

export const textPath = ({ id }: TextRecord): string => pathOf('text', id);

/** The pages of each content, found once: a journal of many pages asks for them with each of its pages. */
const known = new WeakMap<Content, TextRecord[]>();

/** The pages of the site: those below a page that is left out, or that is a draft, are left out too. */
export function textsOnSite(content: Content): TextRecord[] {
  const found = known.get(content) ?? findTextsOnSite(content);
  known.set(content, found);
  return found;
}

function findTextsOnSite(content: Content): TextRecord[] {
  const all = content.get(texts);
  const isThere = ({ below, id }: TextRecord, seen: string[] = []): boolean => {
    if (below === undefined || seen.includes(id)) return true;
    const parent = all.find((other) => other.id === below);
    if (parent) return isThere(parent, [...seen, id]);
    return content.get(menu).some((entry) => entry.page === below);
  };
  return all.filter((record) => isThere(record));
}

/** The pages below a page, newest first; those without a day come last, by their titles. */
export const textsBelow = (content: Content, parent: string): TextRecord[] =>
  textsOnSite(content)
    .filter(({ below, id }) => below === parent && id !== parent)
    .toSorted(
      (a, b) =>
        (b.published ?? '').localeCompare(a.published ?? '') || a.title.localeCompare(b.title, content.language),
    );

/** The page around a page of the owner's own: of the menu, or another one of these. */
export type Parent = { entry: MenuRecord } | { text: TextRecord };

export function parentOf(content: Content, { below }: TextRecord): Parent | undefined {
  const text = content.get(texts).find(({ id }) => id === below);
  if (text) return { text };
  const entry = content.get(menu).find(({ page }) => page === below);
  return entry && { entry };
}

/** The links of the menu: each page of the owner's own that has a word follows the page that it names, or all others. */
export function inMenu(content: Content): { label: string; href: string }[] {
  const own = textsOnSite(content).filter(({ label }) => label !== undefined);
  const links = (records: TextRecord[]) => records.map((record) => ({ label: record.label!, href: textPath(record) }));
  const entries = content.get(menu);
  const isAfter = ({ after }: TextRecord) => entries.some(({ page }) => page === after);
  return [
    ...entries.flatMap(({ label, page }) => [
      { label, href: pathIn(content, page) },
      ...links(own.filter(({ after }) => after === page)),
    ]),
    ...links(own.filter((record) => !isAfter(record))),
  ];
}
