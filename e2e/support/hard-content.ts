import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { idOf, type Named } from '../../generator/content/ids.ts';

// Makes two content folders from the fixture. In the hard one every text is long, one long word, one letter, or in another
// script, and there are many records. In the Arabic one, the texts are in Arabic letters.

type Fields = { [field: string]: Value };
type Value = string | number | boolean | Value[] | Fields;

const hard = '.cache/hard-content';
const arabic = '.cache/arabic-content';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const sentence = 'A sentence of ten words says nothing at all, but slowly. ';

/** The kinds of hard texts: `short` ones for titles and names, `long` ones for descriptions. */
const kinds = [
  {
    short: `Two hundred letters: ${'a title that does not end soon, '.repeat(6)}`.slice(0, 200),
    long: sentence.repeat(6),
  },
  { short: longWord, long: `A text with the word ${longWord} in it.` },
  {
    short: 'عنوان باللغة العربية',
    long: 'هذا وصف طويل باللغة العربية مع رقم 123 وكلمة Fixture في وسطه، وهو يحتاج إلى أكثر من سطر واحد على معظم الشاشات.',
  },
  { short: 'i', long: 'i' },
  {
    short: '一个没有空格的很长很长的中文标题一个没有空格的很长很长的中文标题',
    long: '中文句子里没有空格，所以每个字之间都可以换行。'.repeat(6),
  },
  { short: '👩‍👩‍👧‍👦🏳️‍🌈🎶✨ 👩🏽‍🚀', long: '👩‍👩‍👧‍👦🏳️‍🌈🎶✨ 👩🏽‍🚀 '.repeat(12) },
];

const shortFields =
  /^(title|name|label|fullLabel|role|genre|artist|speaker|status|licence|question|emphasis|phrase|latinTitle)$/;
const longFields =
  /^(description|lede|text|details|notes|bio|answer|use|made|alt|tagline|motto|smallPrint|unconfiguredReply|features|highlights|transcript|reasons)$/;
/** Menu words are shorter, because ten of them must fit in a row. */
const menuWords = ['Menu', 'Ein Menüwort', 'قائمة', 'i', '菜单', '✨'];

/** The lists that are repeated, with their number of records. The name of a list that is a whole file is empty. */
const manyRecords: Record<string, { list: string; count: number }> = {
  'albums/songs/album.yaml': { list: 'tracks', count: 300 },
  'galleries/places/gallery.yaml': { list: 'images', count: 60 },
  'history.yaml': { list: '', count: 60 },
  'home.yaml': { list: 'cards', count: 8 },
  'info.yaml': { list: 'questions', count: 40 },
  'services.yaml': { list: 'services', count: 16 },
  ...Object.fromEntries(
    ['initiatives', 'team', 'writing', 'coding-tools'].map((name) => [`${name}.yaml`, { list: '', count: 16 }]),
  ),
};

/** Records that need not state their id. */
const withOptionalIds = /^(books|parts|upcomingBook|services|facts)$/;

function makeHardContent(): void {
  editCopy(hard, (file, content) => {
    const many = manyRecords[file];
    const named = withIds(content);
    const repeated = many ? mapList(named, many.list, (records) => repeat(records, many.count)) : named;
    const texts = withHardTexts(repeated, file.length);
    return file === 'pages.yaml' ? (texts as Fields[]).map(withMenuWord) : texts;
  });
}

/** The fixture's own texts in Arabic letters. The names of tools stay in Latin letters, as on every Arabic site. */
function makeArabicContent(): void {
  editCopy(arabic, (file, content) => {
    if (file === 'site.yaml') return inArabicLetters({ ...(content as Fields), language: 'ar' });
    return file === 'coding-tools.yaml' ? mapList(content, '', keepNames) : inArabicLetters(withIds(content));
  });
  for (const name of globSync('**/*.{lrc,vtt}', { cwd: arabic })) {
    const file = join(arabic, name);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        /^(?!WEBVTT|NOTE|\[[a-z]+:|.*-->)(\[.*\])?(.*)$/gm,
        (_, times = '', text) => times + toArabicLetters(text),
      ),
    );
  }
}

const keepNames = (records: Fields[]): Fields[] =>
  records.map((record) => ({ ...(inArabicLetters(record) as Fields), name: record.name! }));

/** Writes the texts of a record and of its parts in Arabic letters. */
function inArabicLetters(value: Value, field = ''): Value {
  if (Array.isArray(value)) return value.map((entry) => inArabicLetters(entry, field));
  if (typeof value === 'object') return mapFields(value, (part, name) => inArabicLetters(part, name));
  const isText = [shortFields, longFields, furtherFields].some((fields) => fields.test(field));
  return typeof value === 'string' && isText ? toArabicLetters(value) : value;
}

/** The fields of other texts. */
const furtherFields = /^(task|standInsNote|reasonsTitle|factsTitle|heading|goodFor|bookLink)$/;

/** The Arabic letter for each Latin one, from a to z. */
const arabicLetters = 'ابكدهفجحيجكلمنوبقرستوفوزيز';
const arabicSigns: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' };

/** An address in Markdown, which stays as it is; or a letter; or a sign. */
const inText = /\]\([^)]*\)|[a-z]|[,;?]/gi;

export const toArabicLetters = (text: string): string =>
  text.replace(inText, (found) =>
    found.length > 1 ? found : (arabicSigns[found] ?? arabicLetters[found.toLowerCase().charCodeAt(0) - 97]!),
  );

/** Copies the fixture and edits the content of each YAML file. */
function editCopy(folder: string, edit: (file: string, content: Value) => Value): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('fixture', folder, { recursive: true });
  for (const name of globSync('**/*.yaml', { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, stringify(edit(name.replaceAll('\\', '/'), parse(readFileSync(file, 'utf8')))));
  }
}

/** Replaces the texts of a record and of its parts by texts of one kind. The next record gets the next kind. */
function withHardTexts(value: Value, kindIndex: number, field = ''): Value {
  if (Array.isArray(value)) {
    const isText = typeof value[0] === 'string';
    return value.map((entry, index) => withHardTexts(entry, kindIndex + (isText ? 0 : index), field));
  }
  if (typeof value === 'object') return mapFields(value, (part, name) => withHardTexts(part, kindIndex, name));
  if (typeof value !== 'string') return value;
  const { short, long } = kinds[kindIndex % kinds.length]!;
  if (shortFields.test(field)) return short;
  // Each line keeps its indentation and the mark of a heading or list item.
  return longFields.test(field) ? value.replace(/^(\s*(?:###|•)?\s*)\S.*$/gm, (_, sign) => sign + long) : value;
}

const withMenuWord = (page: Fields, index: number): Fields => ({
  ...page,
  label: menuWords[index % menuWords.length]!,
});

const mapFields = (fields: Fields, change: (part: Value, name: string) => Value): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, change(part, name)]));

/** Changes the list with this name anywhere in the content. If the name is empty, the content is the list. */
function mapList(content: Value, name: string, change: (list: Fields[]) => Fields[]): Value {
  if (name === '') return change(content as Fields[]);
  if (typeof content !== 'object' || Array.isArray(content)) return content;
  return mapFields(content, (part, field) => (field === name ? change(part as Fields[]) : mapList(part, name, change)));
}

/** Writes out the ids that come from titles, because many titles will be equal. */
function withIds(value: Value): Value {
  if (Array.isArray(value)) return value.map(withIds);
  if (typeof value !== 'object') return value;
  return mapFields(value, (part, name) => {
    const inner = withIds(part);
    if (!withOptionalIds.test(name)) return inner;
    return Array.isArray(inner) ? inner.map(withId) : withId(inner);
  });
}

const withId = (record: Value): Value => ({ id: idOf(record as Named), ...(record as Fields) });

/** Repeats the records up to a count, each with its own ids. */
const repeat = (records: Fields[], count: number): Fields[] =>
  Array.from({ length: count }, (_, index) => {
    const record = records[index % records.length]!;
    return index < records.length ? record : (withOtherIds(record, index) as Fields);
  });

function withOtherIds(value: Value, index: number): Value {
  if (Array.isArray(value)) return value.map((part) => withOtherIds(part, index));
  if (typeof value !== 'object') return value;
  return mapFields(value, (part, name) => (name === 'id' ? `${part}-${index}` : withOtherIds(part, index)));
}

if (import.meta.main) {
  makeHardContent();
  makeArabicContent();
}
