import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { ContentFile } from './content/content-file.ts';
import { contentFiles } from './pages/all-pages.ts';

/** The folder of the schemas. */
const schemasFolder = '.cache/schemas';

/** The path of a content file's schema: albums.json for albums/, home.json for home.yaml. */
const schemaPath = ({ name }: ContentFile<unknown>): string => `${schemasFolder}/${name.replace(/[./].*$/, '')}.json`;

/** A JSON Schema, with which editors complete and explain fields. It also allows the numbers and flags of YAML as texts. */
export const editorSchema = ({ schema }: ContentFile<unknown>): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema, zodSchema }) => {
      if (jsonSchema.type !== 'string' || jsonSchema.enum) return;
      // A pattern in a JSON Schema has no flags, so it would refuse capitals.
      const written = zodSchema instanceof z.ZodPipe ? zodSchema.in : zodSchema;
      const checks = written._zod.def.checks?.map(({ _zod }) => _zod.def) ?? [];
      const isDay = jsonSchema.format === 'date'; // It may be in the words of a language.
      if (isDay) delete jsonSchema.format;
      if (isDay || checks.some((check) => 'pattern' in check && (check.pattern as RegExp).ignoreCase)) {
        delete jsonSchema.pattern;
        delete jsonSchema.allOf;
      }
      // Safe: draft 7 allows a list of types, which Zod's type leaves out.
      Object.assign(jsonSchema, { type: ['string', 'number', 'boolean'] });
    },
  });

/** Writes the schemas of all content files, and the settings with which an editor finds them. Writes only what has changed. */
export function writeEditorSchemas(root = '.'): void {
  for (const file of contentFiles) write(join(root, schemaPath(file)), JSON.stringify(editorSchema(file)));
  const settings = join(root, '.vscode/settings.json');
  const own = existsSync(settings) ? settingsIn(readFileSync(settings, 'utf8')) : {};
  if (!own) return;
  const schemas = Object.fromEntries(
    contentFiles.map((file) => [
      `./${schemaPath(file)}`,
      [`content/${file.name}`, `content/*/${file.name}`, `fixture/${file.name}`],
    ]),
  );
  write(settings, `${JSON.stringify({ 'yaml.format.enable': false, ...own, 'yaml.schemas': schemas }, null, 2)}\n`);
}

/** The settings that are there. Undefined if they have comments, which would be lost. */
function settingsIn(text: string): object | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
