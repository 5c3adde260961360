import { z } from 'zod';

/** A JSON Schema of a record in YAML. `title` and `description` are the label and the help of a field. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Made once for each schema, because the desk asks for it with each key press. */
const made = new WeakMap<z.ZodType, JsonSchema>();

export function jsonSchema(schema: z.ZodType): JsonSchema {
  const known = made.get(schema) ?? z.toJSONSchema(schema, { io: 'input' });
  made.set(schema, known);
  return known;
}

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
