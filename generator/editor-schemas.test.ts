import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { jsonSchema } from './content/schemas.ts';
import { words } from './content/words.ts';
import { editorSchema, writeEditorSchemas } from './editor-schemas.ts';
import { contentFiles } from './pages/all-pages.ts';

const copyOf = (settings?: string) => {
  const root = mkdtempSync(join(tmpdir(), 'schemas-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const path = join(root, '.vscode/settings.json');
  mkdirSync(join(root, '.vscode'));
  if (settings !== undefined) writeFileSync(path, settings);
  writeEditorSchemas(root);
  return { root, read: () => readFileSync(path, 'utf8') };
};

test('editors find the schema of every content file', () => {
  const { root, read } = copyOf('{ "editor.tabSize": 8, "yaml.schemas": {} }');
  const settings = JSON.parse(read());
  expect(settings).toMatchObject({ 'editor.tabSize': 8, 'yaml.format.enable': false });
  const schemas = Object.entries<string[]>(settings['yaml.schemas']);
  expect(schemas.map(([, [first]]) => first)).toEqual(contentFiles.map(({ name }) => `content/${name}`));
  for (const [path] of schemas) expect(existsSync(join(root, path)), path).toBe(true);
});

test('settings with comments stay as they are', () => expect(copyOf('{ /* mine */ }').read()).toBe('{ /* mine */ }'));

test.each(contentFiles.filter((file) => file !== words))('$name: the fixture matches the editor schema', (file) => {
  const schema = z.fromJSONSchema(editorSchema(file) as Parameters<typeof z.fromJSONSchema>[0]);
  const files = globSync(`fixture/${file.name}`);
  expect(files).not.toEqual([]);
  for (const path of files) {
    const { error } = schema.safeParse(parse(readFileSync(path, 'utf8')));
    expect(error?.issues, path).toBeUndefined();
  }
});

test.each(contentFiles)('$name: every field has a help text of one or more sentences', ({ schema }) => {
  const found = [...fieldsIn(jsonSchema(schema))];
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(([, { description }]) => !/[.]$/.test(description ?? '')).map(([name]) => name)).toEqual([]);
});

type Schema = z.core.JSONSchema.JSONSchema;

function* fieldsIn({ properties = {}, items }: Schema, path = ''): Generator<[name: string, schema: Schema]> {
  if (items) yield* fieldsIn(items as Schema, `${path}*`);
  for (const [name, inner] of Object.entries(properties)) {
    yield [`${path}/${name}`, inner as Schema];
    yield* fieldsIn(inner as Schema, `${path}/${name}`);
  }
}
