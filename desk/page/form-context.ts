import { type ComponentType, createContext, use } from 'react';
import type { Schema } from '../messages.ts';
import type { Path, Value, Fields as ValueFields } from '../value.ts';
import type { Next } from './draft.ts';

/** What the fields of a form share. */
export interface Form {
  /** The name of the record. */
  record: string;
  /** The address of the record, or of the list entry around a field. */
  page: string;
  /** The other languages of the site, into which texts are translated. */
  languages: string[];
  /** The ids in the published version of the record. */
  publishedIds: string[];
  /** The sentences about a value, by its place: 'tracks.2.title'. */
  problems: Map<string, string[]>;
  /**
   * Changes a value, and others with it in one step of Undo; undefined takes a field out. `replaced` is the entry of the trash with
   * the file that this has replaced.
   */
  change(path: Path, next: Next, also?: [Path, Next][], replaced?: string): void;
  /** Returns a function that says where the value at this place is later: undefined if it is not there any more. */
  follow(path: Path): () => Path | undefined;
  /** Says something to the owner, in the status line too. */
  say(message: string): void;
  /** The place to go to: what contains it opens, and its control gets the focus. */
  target: { place: string } | undefined;
}

export const FormContext = createContext<Form | undefined>(undefined);

/** The form around a field. */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A field needs a form around it.');
  return form;
}

/** What every kind of field gets. */
export interface FieldProps {
  path: Path;
  /** The name of the field in its record. */
  name: string;
  schema: Schema;
  value: Value | undefined;
  isOptional: boolean;
  /** The record that has the field. A text finds its translations there. */
  around?: ValueFields | undefined;
}

/** The fields of a record. */
export interface FieldsProps extends Omit<FieldProps, 'name' | 'isOptional' | 'around'> {
  /** The names of fields that are shown elsewhere. */
  except?: string[];
}

/** Fields that contain others get them as a prop, because fields and lists would import each other. */
export interface WithFields {
  Fields: ComponentType<FieldsProps>;
}
