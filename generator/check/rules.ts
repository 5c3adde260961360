import { globSync } from 'node:fs';
import { join, posix } from 'node:path';
import { mediaKind } from '../../contract/media-files.ts';
import type { Finding } from '../../contract/problem.ts';
import { dayOf, monthNames, numberOfMonth, readDate } from '../content/dates.ts';
import { isWithin, isYes } from '../content/drafts.ts';
import { placeName } from '../content/yaml.ts';
import { cutText } from '../lib/cut-text.ts';
import { readText } from '../lib/read-text.ts';
import type { Found } from '../lib/walk.ts';
import { recordsIn, type Source, sourceOf, textsIn } from './source.ts';

/* Findings that schemas cannot make. Each rule checks one content file. `today` is a day such as 2026-05-20. */

type Rule = (source: Source, today: string) => Finding[];

/** Stand-ins for the owner's own works. */
export const standIns: Rule = ({ data, finding }) =>
  recordsIn(data)
    .filter(({ value }) => isYes(value.standIn))
    .map(({ path, value }) =>
      finding(
        'launch',
        [...path, 'standIn'],
        `${nameOf(value, path)} is a stand-in. Put your own in its place, then take the mark ‘Stand-in’ away.`,
      ),
    );

/** The words of examples in a new site (starter/): they say so, or belong to an 'Example album'. One finding for each entry. */
export const examples: Rule = ({ data, language, finding }) =>
  [
    ...Map.groupBy(
      textsIn(data)
        .filter(({ value }) => value.includes('This is an example') || wordsOfExamples(language).has(value))
        // The credits of the program are true on every site, and a page that is left out has no visitors.
        .filter(({ path }) => path[0] !== 'credits' && !isWithin(data, path, 'leftOut')),
      ({ path }) => entryAround(path).join(),
    ).values(),
  ].map(([first, ...more]) => {
    const [state, them] =
      more.length > 0 ? [` and ${more.length} more here are still examples`, 'them'] : [' is still an example', 'it'];
    const message = `${quote(first!.value)}${state}. Write your own over ${them}, or remove ${them}.`;
    return finding('example', first!.path, message);
  });

/** The place of the entry of a list that has a text, in a field or in a list of texts. */
function entryAround(path: PropertyKey[]): PropertyKey[] {
  const field = path.findLastIndex((step) => typeof step === 'string');
  return path.slice(0, path.slice(0, field).findLastIndex((step) => typeof step === 'number') + 1);
}

const known = new Map<boolean, Set<string>>();

/**
 * The texts in records of the starter whose titles begin with 'Example'. A single word may be an owner's own too, and so may a date. In
 * another language than English, all its sentences are still to write.
 */
function wordsOfExamples(language: string): Set<string> {
  const isEnglish = new Intl.Locale(language || 'en').language === 'en';
  const starter = join(import.meta.dirname, '../../starter');
  const words =
    known.get(isEnglish) ??
    new Set(
      globSync('**/*.yaml', { cwd: starter })
        .flatMap((name) => recordsIn(sourceOf(name, readText(join(starter, name))).data))
        .filter(({ value }) => !isEnglish || /^Example /.test(String(value.title ?? value.name ?? value.question)))
        .flatMap(({ value }) => textsIn(value))
        .filter(({ path, value }) => path.at(-1) !== 'date' && value.includes(' '))
        .map(({ value }) => value),
    );
  known.set(isEnglish, words);
  return words;
}

/** A phone number from the range that is reserved for films and books. */
export const fictionalPhone: Rule = ({ name, data, finding }) => {
  const phone = name === 'site.yaml' ? textAt(data, ['contact', 'phone']) : undefined;
  if (!phone || !/^\+1\d{0,3}55501\d\d$/.test(phone.replaceAll(' ', ''))) return [];
  const message = `The phone number ${phone} belongs to nobody: it is reserved for films and books. Write your own.`;
  return [finding('launch', ['contact', 'phone'], message)];
};

const exampleHost = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

/** An address that no site can have. */
export const defaultOrigin: Rule = ({ name, data, finding }) => {
  const url = name === 'site.yaml' ? textAt(data, ['url']) : undefined;
  const host = url && URL.canParse(url) ? new URL(url).hostname : '';
  if (!exampleHost.test(host)) return [];
  const message = `The site's address ${url} is only an example. Write the address at which visitors will find it.`;
  return [finding('launch', ['url'], message)];
};

/** An e-mail address of an example. */
export const exampleMail: Rule = ({ name, data, finding }) => {
  const email = name === 'site.yaml' ? textAt(data, ['contact', 'email']) : undefined;
  if (!email || !exampleHost.test(email.replace('@', '.'))) return [];
  const message = `The e-mail address ${email} is only an example. Write your own.`;
  return [finding('launch', ['contact', 'email'], message)];
};

/** Alternative texts that describe nothing, or too much. */
export const pictureTexts: Rule = ({ data, finding }) => {
  const seen = new Map<string, unknown>();
  return recordsIn(data).flatMap(({ path, value }) => {
    const { file = value.url, title } = value;
    // A picture may be without words; one of a gallery then has only its title.
    const alt = value.alt ?? (mediaKind(String(file)) === 'picture' ? '' : undefined);
    if (typeof alt !== 'string') return [];
    const isOfGallery = file !== undefined && file === value.url;
    const first = seen.get(alt);
    if (alt !== '' && first === undefined) seen.set(alt, file);
    const isRepeated = first !== undefined && first !== file;
    const weakness = isRepeated
      ? 'also stands for another picture'
      : weaknessOf(alt, String(file), title, isOfGallery ? 'image' : path.at(-1));
    if (!weakness) return [];
    const remedy = 'Describe in a sentence what people who cannot see the picture should know.';
    const written = alt.trim() ? ` (${quote(alt)})` : '';
    return [finding('should', [...path, 'alt'], `The words for the picture ${file}${written}: ${weakness}. ${remedy}`)];
  });
};

/** Pictures in these fields are never decoration. */
const pictureFieldsWithWords = ['coverImage', 'image'];

function weaknessOf(alt: string, file: string, title: unknown, field: PropertyKey | undefined): string | undefined {
  const words = alt.trim().toLowerCase();
  if (words === '') return pictureFieldsWithWords.includes(String(field)) ? 'there are none' : undefined;
  if (words === posix.parse(file).name.toLowerCase() || mediaKind(words) === 'picture') {
    return 'they are the name of the file';
  }
  if (/^((a|an|the|my) )?(picture|image|photo(graph)?|img|dsc|untitled)[\s_-]*\d*\.?$/.test(words)) {
    return 'they could describe any picture';
  }
  if (/^((a|an|the) )?(picture|image|photo(graph)?) of\b/.test(words)) {
    return 'screen readers already say that it is a picture; begin with what it shows';
  }
  if (typeof title === 'string' && words === title.trim().toLowerCase()) return 'the title says the same';
  if (alt.length < 8) return 'they are very short';
  return alt.length > maxAlt ? `they have ${alt.length} characters, and are read in one breath` : undefined;
}

const maxAlt = 250;

/** The maximum lengths of fields, and the place that limits them. */
const limits: { name: RegExp; field: RegExp; max: number; where: string }[] = [
  { name: /^pages/, field: /^\d+ label$/, max: 24, where: 'the menu has' },
  { name: /^pages/, field: /^\d+ description$/, max: 160, where: 'search engines have' },
  { name: /^(albums|galleries)/, field: /^description$/, max: 160, where: 'search engines have' },
  { name: /^(albums|galleries)/, field: /^title$/, max: 60, where: 'search engines have' },
  { name: /^home/, field: /^tagline$/, max: 100, where: 'search engines have' },
  { name: /^home/, field: /^about cards \d+ description$/, max: 180, where: 'its card has' },
  { name: /^services/, field: /^services \d+ description$/, max: 240, where: 'its card has' },
  { name: /^future/, field: /^initiatives \d+ description$/, max: 240, where: 'its card has' },
  { name: /^history/, field: /^\d+ title$/, max: 80, where: 'the timeline has' },
  { name: /^writing/, field: /status$/, max: 24, where: 'the ribbon of a book has' },
];

/** Texts that do not fit into their place. */
export const longTexts: Rule = ({ name, data, finding }) =>
  textsIn(data).flatMap(({ path, value }) => {
    const field = path.join(' ');
    const limit = limits.find((candidate) => candidate.name.test(name) && candidate.field.test(field));
    if (!limit || value.length <= limit.max) return [];
    const message = `${placeName(path)} has ${value.length} characters; ${limit.where} room for ${limit.max}. Shorten it.`;
    return [finding('should', path, message)];
  });

/** Announcements of a time that has passed. */
export const passedDates: Rule = ({ data, language, finding }, today) =>
  textsIn(data).flatMap(({ path, value }) => {
    const passed = announcedIn(value, language, path.at(-1) === 'status').find(({ endsOn }) => endsOn <= today);
    if (!passed) return [];
    const message = `‘${passed.words}’ has passed. Say what happened, or give a new date.`;
    return [finding('should', path, message)];
  });

/** Events that people could come to, until yesterday. */
export const passedEvents: Rule = ({ name, data, language, finding }, today) =>
  name !== 'history.yaml'
    ? []
    : recordsIn(data).flatMap(({ path, value }) => {
        const { hours, price, tickets } = Object(value.visit);
        const { days } = readDate(String(value.date), { own: language, main: language });
        if (!days || days.last >= today || !(hours || price || tickets)) return [];
        const message = `${nameOf(value, path)} has passed. Publish, so that it moves into the story. Then say how it was, and take hour, price and tickets away.`;
        return [finding('should', [...path, 'visit'], message)];
      });

/** The month after a season; winter ends in the next year. */
const seasonEnds: Record<string, number> = {
  ...{ spring: 6, summer: 9, autumn: 12, fall: 12, winter: 15 },
  ...{ frühling: 6, frühjahr: 6, sommer: 9, herbst: 12 },
};

/** A year, perhaps with a month or another part of it. */
function periodIn(language: string): string {
  const parts = [...monthNames(language), ...monthNames('en'), ...Object.keys(seasonEnds), 'q[1-4]'].join('|');
  return `(?:(${parts})\\s+(?:\\d{1,2},\\s+|\\p{L}\\p{L}?\\s+)?)?(20\\d\\d)(?!\\d)`;
}

const announcement =
  '\\b(?:launch\\w*|coming|forthcoming|due|planned|expected|will|opens|opening|appears|arrives|arriving)\\b[^.;!?]{0,40}?\\b';

/** The announcements in a text, each with the first day after it. In a status, every date is an announcement. */
function announcedIn(text: string, language: string, isStatus: boolean): { words: string; endsOn: string }[] {
  const pattern = new RegExp((isStatus ? '(?<![\\p{L}\\d])' : announcement) + periodIn(language), 'giu');
  return [...text.matchAll(pattern)].map(([words, part, year]) => {
    const after = monthAfter(part?.toLowerCase(), language);
    const date = new Date(Date.UTC(Number(year), after - 1));
    return { words, endsOn: date.toISOString().slice(0, 10) };
  });
}

/** The month after a part of a year, counted from 1: 13 is January of the next year. */
function monthAfter(part: string | undefined, language: string): number {
  if (part === undefined) return 13;
  if (/^q\d$/.test(part)) return Number(part[1]) * 3 + 1;
  return seasonEnds[part] ?? (numberOfMonth(part, language) || numberOfMonth(part, 'en')) + 1;
}

const sixMonthsDays = 183;

/** Services and tools change quickly, so the owner should check them twice a year. */
export const notChecked: Rule = ({ data, language, fieldsAt, finding }, today) =>
  recordsIn(data)
    .filter(({ path }) => fieldsAt(path).includes('checked'))
    .flatMap(({ path, value }) => {
      const { checked } = value;
      if (typeof checked === 'string' && daysBetween(dayOf(checked, language), today) <= sixMonthsDays) return [];
      const since = typeof checked === 'string' ? ` since ${checked}` : '';
      const remedy = `Open its page, check that your text about it is still true, and write ${today} in ‘Looked at on’.`;
      return [
        finding('should', [...path, 'checked'], `${nameOf(value, path)} has not been checked${since}. ${remedy}`),
      ];
    });

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The links to other sites in a file. */
export const externalLinks = ({ name, data }: Source): Found<string>[] =>
  textsIn(data).filter(({ path, value }) => /^https?:\/\//.test(value) && !(name === 'site.yaml' && path[0] === 'url'));

/** All rules that need only the file and the day. */
export const rules: Rule[] = [
  standIns,
  examples,
  fictionalPhone,
  defaultOrigin,
  exampleMail,
  pictureTexts,
  longTexts,
  passedDates,
  passedEvents,
  notChecked,
];

const quote = (text: string) => `‘${cutText(text, 60)}’`;

/** The name of a record in messages: its title or name, its file, or its place. */
function nameOf(record: Record<string, unknown>, path: PropertyKey[]): string {
  const named = record.title ?? record.name ?? record.file ?? record.phone;
  return typeof named === 'string' ? quote(named) : placeName(path) || 'this file';
}

function textAt(value: unknown, path: PropertyKey[]): string | undefined {
  const wanted = path.join(' ');
  return textsIn(value).find((found) => found.path.join(' ') === wanted)?.value;
}
