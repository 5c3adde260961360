import { z } from 'zod';

/** A JSON Schema of a record in YAML. `title` and `description` are the label and the help of a field. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

export const jsonSchema = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' });

/** The names of the fields that a record may have at a place in a file. */
export function fieldNames(schema: z.ZodType, path: PropertyKey[]): string[] {
  return Object.keys(schemaAt(jsonSchema(schema), path)?.properties ?? {});
}

/** The schema of the value at a place. */
export function schemaAt(root: JsonSchema, path: PropertyKey[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>(
    // Safe: our schemas have no `true` in place of a schema, and no lists of schemas in `items`.
    (schema, step) => (typeof step === 'number' ? schema?.items : schema?.properties?.[String(step)]) as JsonSchema,
    root,
  );
}
