import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type ContentCopy, copyFixture } from './copy-fixture.ts';

let content: ContentCopy;
beforeEach(() => {
  content = copyFixture();
  return content.remove;
});

const album = 'albums/songs/album.yaml';

test('a missing file', async () => {
  rmSync(join(content.folder, 'team.yaml'));
  expect(await content.readError()).toContain(
    'team.yaml  is missing. Put it back, or copy it from the last version that worked.',
  );
});

test('an empty file', async () => {
  writeFileSync(join(content.folder, 'home.yaml'), '# Only a comment.\n');
  expect(await content.readError()).toContain(
    'home.yaml:1:1  the file is empty. Copy it from the last version that worked.',
  );
});

test('a missing field', async () => {
  content.change(album, /^title: .*\n/m, '');
  expect(await content.readError()).toContain(`${album}:1:1  title is missing; it must be text.`);
});

test('a field without a value', async () => {
  content.change(album, /^title: .*/m, 'title:');
  expect(await content.readError()).toContain(`${album}:1:7  title has no value; it must be text.`);
});

test('an unknown field', async () => {
  content.change(album, /^genre:/m, 'mood: calm\ngenre:');
  expect(await content.readError()).toContain(
    `${album}:${content.lineOf(album, 'mood: calm')}:1  'mood' is not a known word. Check its spelling, or take the line out.`,
  );
});

test('an unknown field within a list is reported with its place', async () => {
  content.change(album, '    icon: sunrise', '    icon: sunrise\n    mood: calm');
  expect(await content.readError()).toContain("'mood' is not a known word in tracks › 2.");
});

test('a wrong value', async () => {
  content.change(album, /^year: \d+/m, 'year: soon');
  const line = content.lineOf(album, 'year: soon');
  expect(await content.readError()).toContain(`${album}:${line}:7  year must be a year, such as 2024 (it is "soon").`);
});

test('an empty text', async () => {
  content.change('home.yaml', /^title: .*/m, 'title: "  "');
  expect(await content.readError()).toContain('home.yaml:1:8  title must not be empty (it is "  ").');
});

test.each(['2021', '1.10', 'true', '0x1F'])('the text %s without quotes', async (value) => {
  content.change('home.yaml', /^title: .*/m, `title: ${value}`);
  expect(await content.readError()).toContain(`home.yaml:1:8  title must be text. Put it in quotes: "${value}".`);
});

test('text where a record is needed, and the other way round', async () => {
  content.change('home.yaml', /^poster:\n(.*\n){2}/m, 'poster: film/poster.jpg\n');
  content.change('site.yaml', /^name: .*/m, 'name: { first: A, last: B }');
  const message = await content.readError();
  expect(message).toContain('poster must have fields of its own, each on an indented line (it is "film/poster.jpg").');
  expect(message).toMatch(/site\.yaml:1:7 {2}name must be text\.$/m);
});

test('a tab', async () => {
  content.change('home.yaml', '  title: About', '\ttitle: About');
  expect(await content.readError()).toMatch(
    /home\.yaml:\d+:1 {2}has a tab\. Use two spaces for each level of indentation\./,
  );
});

test("a text with ': ' in it", async () => {
  content.change('home.yaml', /^tagline: .*/m, 'tagline: Books: and "more"');
  expect(await content.readError()).toContain(
    `home.yaml:3:10  there is ': ' in this text, so it needs quotes: "Books: and \\"more\\"".`,
  );
});

test('a text that begins with a reserved character', async () => {
  content.change('home.yaml', /^tagline: .*/m, 'tagline: @home');
  content.change('site.yaml', /^motto: .*/m, 'motto: *bold* words');
  content.change('team.yaml', 'role: First role', 'role: *');
  content.change('history.yaml', 'description: A year, ', 'description: !new A year, ');
  const message = await content.readError();
  expect(message).toContain(`home.yaml:3:10  this text begins with '@', so it needs quotes: "@home".`);
  expect(message).toContain(`site.yaml:3:8  this text begins with '*', so it needs quotes: "*bold* words".`);
  expect(message).toMatch(/team\.yaml:3:9 {2}this text begins with '\*'/);
  expect(message).toContain(`so it needs quotes: "!new A year, without`);
});

test.each([
  ['a wrong indentation', '   emphasis: more'],
  ['a quote without its partner', 'emphasis: "more'],
  ['a bracket without its partner', 'emphasis: [more'],
  ['text after a quote', 'emphasis: "more" and more'],
])('%s', async (_, line) => {
  content.change('home.yaml', /^emphasis: .*/m, line);
  expect(await content.readError()).toMatch(
    /home\.yaml:\d+:\d+ {2}cannot be read from here on\. Is the line indented like those around it, and is every quote and bracket closed\?/,
  );
});

test('a field that is there twice', async () => {
  content.change('home.yaml', /^tagline:/m, 'title: Again\ntagline:');
  expect(await content.readError()).toContain(
    "home.yaml:3:1  'title' is there twice in one record. Take one of the two lines out.",
  );
});
