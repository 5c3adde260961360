import { globSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { dataOf, parseYaml } from '../../generator/content/yaml.ts';
import { changeProblem } from '../../testing/change-problem.ts';
import { everyChange, fieldTexts, replaced } from '../../testing/changes.ts';
import { hardYaml } from '../../testing/hard-yaml.ts';
import { isThorough } from '../../testing/moment-seeds.ts';
import { characterOfEachClass } from '../../testing/unicode-classes.ts';
import type { Value } from '../value.ts';
import { rewriteYaml } from './rewrite-yaml.ts';

const files = globSync(isThorough ? '{content,fixture}/**/*.yaml' : 'fixture/**/*.yaml');
const dataIn = (source: string) => dataOf(parseYaml(source.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n'))) as Value;

test('there are content files', () => expect(files.length).toBeGreaterThan(10));

test.each(files)('%s: saving without a change changes no character', (file) => {
  const source = readFileSync(file, 'utf8');
  expect(rewriteYaml(source, structuredClone(dataIn(source)))).toBe(source);
});

// `npm run test:all` makes all of them, in two minutes.
const step = isThorough ? 1 : 40;
test(`one change in ${step}, of every field in every file, changes its own lines and loses no comment`, () => {
  const problems: string[] = [];
  let count = 0;
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const change of everyChange(dataIn(source))) {
      if (count++ % step !== 0) continue;
      const problem = changeProblem(source, change);
      if (problem) problems.push(`${file} ${change.path.join(' › ')}, ${change.kind}: ${problem}`);
    }
  }
  expect(count).toBeGreaterThan(10_000);
  expect(problems).toEqual([]);
}, 600_000);

/** With the character at both ends, alone, and around a line break. */
const edgeTexts = (character: string): ((text: string) => string)[] => [
  (text) => character + text + character,
  () => character,
  () => `${character}One\ntwo${character}`,
];
const characters = characterOfEachClass(20);

test('one field in two, of every file, may begin and end with a character of every class', () => {
  const problems: string[] = [];
  let count = 0;
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const data = dataIn(source);
    for (const path of fieldTexts(data).filter((_, index) => index % 2 === 0)) {
      const character = characters[count++ % characters.length]!;
      const edge = edgeTexts(character)[count % 3]!;
      const next = replaced(data, path, (text) => edge(String(text)));
      const problem = changeProblem(source, { kind: 'edges', path, next });
      if (problem) problems.push(`${file} ${path.join(' › ')}, ${JSON.stringify(character)}: ${problem}`);
    }
  }
  expect(count).toBeGreaterThan(characters.length);
  expect(problems).toEqual([]);
}, 30_000);

test.each(Object.entries(hardYaml))(
  'hard YAML, %s: every class of characters at the ends of texts, and every change, keeps all comments',
  (_, source) => {
    const data = dataIn(source);
    const edges = characters.flatMap((character, index) =>
      fieldTexts(data).map((path) => {
        const edge = edgeTexts(character)[index % 3]!;
        return {
          kind: JSON.stringify(character),
          path,
          next: replaced(data, path, (text) => edge(String(text ?? ''))),
        };
      }),
    );
    const problems: string[] = [];
    for (const { kind, path, next } of [...edges, ...everyChange(data)]) {
      const after = rewriteYaml(source, next);
      const isRemoval = /removed|emptied/.test(kind);
      const isSame = isDeepStrictEqual(dataIn(after), next);
      if (!isSame || (!isRemoval && numberedComments(after) < numberedComments(source))) {
        problems.push(`${path.join(' › ')}, ${kind}: ${JSON.stringify(after)}`);
      }
    }
    expect(problems).toEqual([]);
  },
  30_000,
);

const numberedComments = (text: string): number => text.match(/# c\d/g)?.length ?? 0;

const source = `# The head.
- id: one   # beside
  title: 'Single'
  date: "2021"

  # Above the list.
  words: [a, b]   # in brackets
  link: { href: /a, label: A }
# Above two.
- title: Two
  text: |
    First
    second
  order: 7
`;
const changed = (change: (data: Fields[]) => void, before = source) => {
  const data = dataIn(before) as unknown as Fields[];
  change(data);
  return rewriteYaml(before, data as unknown as Value, () => ['id', 'title', 'date', 'words', 'link', 'text', 'order']);
};
type Fields = Record<string, never>;
const set = (index: number, field: string, value: unknown) => (data: Fields[]) =>
  void Object.assign(data[index]!, { [field]: value });

test.each<[string, (data: Fields[]) => void, string, string]>([
  ['a text keeps its quotes', set(0, 'title', "It's"), "'Single'", "'It''s'"],
  ['a year in quotes keeps them', set(0, 'date', '2022'), '"2021"', '"2022"'],
  ['a number stays without quotes', set(1, 'order', '8'), 'order: 7', 'order: 8'],
  ['a text that needs quotes gets them', set(1, 'title', 'A: b # c'), 'title: Two', 'title: "A: b # c"'],
  ['a time gets quotes', set(1, 'title', '2:40'), 'title: Two', 'title: "2:40"'],
  ['a flow list', set(0, 'words', ['a', 'b', 'c, d']), '[a, b]', '[a, b, "c, d"]'],
  ['one entry of a flow list', set(0, 'words', ['a', 'x']), '[a, b]', '[a, x]'],
  ['a flow record', set(0, 'link', { href: '/b', label: 'A' }), '/a', '/b'],
  ['lines of a block', set(1, 'text', 'First\nthird\n'), 'second', 'third'],
  ['lines leave a comment behind the field', set(0, 'id', 'a\nb'), 'one   # beside', '|-   # beside\n    a\n    b'],
  ['an ideographic space is in quotes', set(1, 'title', '\u3000Two'), 'title: Two', 'title: "\u3000Two"'],
  [
    'a block that ends without a line end',
    set(1, 'text', 'One\ntwo'),
    '|\n    First\n    second',
    '|-\n    One\n    two',
  ],
  ['a new field stands where the schema has it', set(1, 'date', 'May'), 'title: Two\n', 'title: Two\n  date: May\n'],
  ['a new first field', set(1, 'id', 'two'), '- title: Two', '- id: two\n  title: Two'],
  ['a new flag', set(1, 'standIn', 'true'), 'order: 7\n', 'order: 7\n  standIn: true\n'],
  ['the first field is removed', ([first]) => void delete first!.id, '- id: one   # beside\n  title', '- title'],
  [
    'a field with a comment',
    ([first]) => void delete first!.words,
    '\n  # Above the list.\n  words: [a, b]   # in brackets\n',
    '',
  ],
  [
    'an entry is removed with its comment',
    (data) => void data.splice(1, 1),
    source.slice(source.indexOf('# Above two')),
    '',
  ],
])('%s', (_, change, from, to) => {
  expect(source).toContain(from);
  expect(changed(change)).toBe(source.replace(from, to));
});

test('an entry that moves takes its comment along, and the head stays', () => {
  const [head, one, two] = [
    '# The head.\n',
    source.slice(12, source.indexOf('# Above two')),
    '# Above two.\n- title: Two',
  ];
  const after = changed((data) => void data.reverse());
  expect(after.startsWith(`${head}${two}`)).toBe(true);
  expect(after.endsWith(one)).toBe(true);
  expect(after).toHaveLength(source.length);
});

test.each([
  ['Windows', '\r\n'],
  ['old Macs', '\r'],
])('the line ends of %s stay', (_, end) => {
  const before = source.replaceAll('\n', end);
  expect(changed(set(1, 'text', 'One\ntwo\n'), before)).toBe(
    source.replace('First\n    second', 'One\n    two').replaceAll('\n', end),
  );
});

test('mixed line ends stay on the lines that do not change', () => {
  const before = source.replace('# The head.\n', '# The head.\r\n');
  const after = changed(set(1, 'order', '8'), before);
  expect(after).toBe(before.replace('order: 7\n', 'order: 8\r\n'));
});

test('a byte order mark stays', () =>
  expect(changed(set(1, 'order', '8'), `\ufeff${source}`)).toBe(`\ufeff${source.replace('7', '8')}`));

test('a file without a line end after its last line stays so', () =>
  expect(changed(set(1, 'order', '8'), source.trimEnd())).toBe(source.replace('7', '8').trimEnd()));

test('a file that cannot be read is not changed', () =>
  expect(() => rewriteYaml('- a: "b\n', ['x'])).toThrow('A file that cannot be read'));
