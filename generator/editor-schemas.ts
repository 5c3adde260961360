import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ContentFile } from './content/content-file.ts';
import { contentFiles } from './pages/all-pages.ts';

/** The folder of the schemas. `.vscode/settings.json` names each of them. */
export const schemasFolder = '.cache/schemas';

/** The name of a content file's schema: 'albums.json' for albums/, 'home.json' for home.yaml. */
export const schemaFileName = ({ name }: ContentFile<unknown>): string => `${name.replace(/[./].*$/, '')}.json`;

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
      if (checks.some((check) => 'pattern' in check && (check.pattern as RegExp).ignoreCase)) {
        delete jsonSchema.pattern;
        delete jsonSchema.allOf;
      }
      // Safe: draft 7 allows a list of types, which Zod's type leaves out.
      Object.assign(jsonSchema, { type: ['string', 'number', 'boolean'] });
    },
  });

/** Writes the schemas of all content files into a folder. Does not touch files that are already up to date. */
export function writeEditorSchemas(folder = schemasFolder): void {
  mkdirSync(folder, { recursive: true });
  for (const file of contentFiles) {
    const path = join(folder, schemaFileName(file));
    const text = JSON.stringify(editorSchema(file));
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}
