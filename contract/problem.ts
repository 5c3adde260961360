/** What is wrong with the content, and what to do: on the command line, in the dev server, at the desk. */
export interface Problem {
  /** The file with its folders. Empty if it is about more than one. */
  file: string;
  /** Line and column, such as 8:12, or only the line. Empty if it is about the whole file. */
  place: string;
  /** The place of the value in the record, such as ['tracks', 2, 'title']. */
  path: PropertyKey[];
  /** A sentence for the owner. */
  message: string;
}

/**
 * How much it matters. 'must': the site cannot be published with it. 'should': it works, and could be better. 'launch': fine
 * while the site is being made, wrong on the day on which others are told of it.
 */
export type Level = 'must' | 'should' | 'launch';

/** What the check of the content has found. */
export interface Finding extends Problem {
  level: Level;
}

/** The levels in the order of their weight, with their headings. */
export const levelHeadings: Record<Level, string> = {
  must: 'Must fix',
  should: 'Should fix',
  launch: 'Before launch',
};

/** A problem as one line: 'content/home.yaml:8:12  title is missing; …'. */
export function problemLine({ file, place, message }: Problem): string {
  const start = [file, place].filter(Boolean).join(':');
  return start ? `${start}  ${message}` : message;
}
