import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { jsonSchema } from './content/schemas.ts';
import { editorSchema, schemaFileName, schemasFolder, writeEditorSchemas } from './editor-schemas.ts';
import { contentFiles } from './pages/all-pages.ts';

test('editors find the schema of every content file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(
      contentFiles.map((file) => [
        `./${schemasFolder}/${schemaFileName(file)}`,
        [`content/${file.name}`, `content/*/${file.name}`, `fixture/${file.name}`],
      ]),
    ),
  );
});

test('one schema is written for each content file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeEditorSchemas(folder);
  expect(readdirSync(folder).sort()).toEqual(contentFiles.map(schemaFileName).sort());
});

test.each(contentFiles)('$name: the fixture matches the editor schema', (file) => {
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
