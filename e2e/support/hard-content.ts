import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { idOf, type Named } from '../../generator/content/ids.ts';

// Makes two content folders of the fixture. In the hard one every text is long, one long word, one letter, or in another
// script, and there are many records. In the minimal one each list has one entry, and nothing optional is there.

type Fields = { [field: string]: Value };
type Value = string | number | boolean | Value[] | Fields;

const hard = '.cache/hard-content';
const minimal = '.cache/minimal-content';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const sentence = 'A sentence of ten words says nothing at all, but slowly. ';

/** The kinds of texts: of titles and names, and of descriptions. */
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
  /^(description|lede|text|details|notes|bio|answer|use|made|alt|tagline|motto|smallPrint|features|highlights|transcript|reasons)$/;
/** Menu words are words: as long as ten of them in a row can be. */
const menuWords = ['Menu', 'Ein Menüwort', 'قائمة', 'i', '菜单', '✨'];

/** The lists that are repeated, and how many records they get. A list at the top of its file has no name. */
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

/** Lists that must be complete. */
const completeLists = /^(wide|narrow|highlights)$/;
/** What the records of a list need not have. */
const optionalFields = /^(notes|coverImage|artist|genre|made|audio|numeral|upcomingBook|parts|logo|light|standIn)$/;

function makeHardContent(): void {
  editCopy(hard, (file, content) => {
    const many = manyRecords[file];
    const named = withIds(content);
    const repeated = many ? mapList(named, many.list, (records) => repeat(records, many.count)) : named;
    const texts = withHardTexts(repeated, file.length);
    return file === 'pages.yaml' ? (texts as Fields[]).map(withMenuWord) : texts;
  });
}

function makeMinimalContent(): void {
  editCopy(minimal, (file, content) => {
    if (file !== 'pages.yaml') return withLeast(content);
    return (content as Fields[]).map((page) => ({ ...(withLeast([page]) as Fields[])[0], relatedPages: [] }));
  });
  for (const folder of ['albums/songs', 'albums/symphony', 'galleries/patterns', 'galleries/places']) {
    rmSync(join(minimal, folder), { recursive: true });
  }
}

/** Keeps one record of each list and one letter of each text, and leaves out what is optional. */
function withLeast(value: Value, field = '', isRecord = false): Value {
  if (Array.isArray(value)) {
    const isComplete = completeLists.test(field) || typeof value[0] === 'string';
    return (isComplete ? value : value.slice(0, 1)).map((entry) => withLeast(entry, field, true));
  }
  if (typeof value === 'object') {
    const parts = Object.entries(value).filter(([name]) => !isRecord || !optionalFields.test(name));
    return Object.fromEntries(parts.map(([name, part]) => [name, withLeast(part, name)]));
  }
  return typeof value === 'string' && (shortFields.test(field) || longFields.test(field)) ? 'i' : value;
}

/** Makes a copy of the fixture, with another content in each YAML file. */
function editCopy(folder: string, edit: (file: string, content: Value) => Value): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('fixture', folder, { recursive: true });
  for (const name of globSync('**/*.yaml', { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, stringify(edit(name.replaceAll('\\', '/'), parse(readFileSync(file, 'utf8')))));
  }
}

/** Replaces the texts of a record and of its parts. All texts of a record are of one kind, and each record has the next kind. */
function withHardTexts(value: Value, kindIndex: number, field = ''): Value {
  if (Array.isArray(value)) {
    const isText = typeof value[0] === 'string';
    return value.map((entry, index) => withHardTexts(entry, kindIndex + (isText ? 0 : index), field));
  }
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, withHardTexts(part, kindIndex, name)]),
    );
  }
  if (typeof value !== 'string') return value;
  const { short, long } = kinds[kindIndex % kinds.length]!;
  if (shortFields.test(field)) return short;
  // Each line keeps its indentation and the sign of its heading or point.
  return longFields.test(field) ? value.replace(/^(\s*(?:###|•)?\s*)\S.*$/gm, (_, sign) => sign + long) : value;
}

const withMenuWord = (page: Fields, index: number): Fields => ({
  ...page,
  label: menuWords[index % menuWords.length]!,
});

/** Changes a list, wherever it is in the content. Without a name, the content is the list. */
function mapList(content: Value, name: string, change: (list: Fields[]) => Fields[]): Value {
  if (name === '') return change(content as Fields[]);
  if (typeof content !== 'object' || Array.isArray(content)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([field, part]) =>
      field === name ? [field, change(part as Fields[])] : [field, mapList(part, name, change)],
    ),
  );
}

/** States the ids that are made of titles, because the titles will be the same. */
function withIds(value: Value): Value {
  if (Array.isArray(value)) return value.map(withIds);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const inner = withIds(part);
      if (!withOptionalIds.test(name)) return [name, inner];
      return [name, Array.isArray(inner) ? inner.map(withId) : withId(inner)];
    }),
  );
}

const withId = (record: Value): Value => ({ id: idOf(record as Named), ...(record as Fields) });

/** The records again and again, each with ids of its own. */
const repeat = (records: Fields[], count: number): Fields[] =>
  Array.from({ length: count }, (_, index) => {
    const record = records[index % records.length]!;
    return index < records.length ? record : (withOtherIds(record, index) as Fields);
  });

function withOtherIds(value: Value, index: number): Value {
  if (Array.isArray(value)) return value.map((part) => withOtherIds(part, index));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === 'id' ? `${part}-${index}` : withOtherIds(part, index)]),
  );
}

if (import.meta.main) {
  makeHardContent();
  makeMinimalContent();
}
