import type { Schema } from './messages.ts';
import type { Fields } from './value.ts';

/** What a new entry begins with, so that the form asks only for what a person must decide. */
export const startOf = ({ properties = {}, required = [] }: Schema): Fields =>
  Object.fromEntries(
    required.flatMap((name) => {
      const start = properties[name]?.start;
      return start === undefined ? [] : [[name, start]];
    }),
  );
