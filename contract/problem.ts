/** A mistake in the content and its remedy, for the command line, the dev server and the desk. */
export interface Problem {
  /** The file with its folders. Empty if the problem is about several files. */
  file: string;
  /** Line and column, such as 8:12, or only the line. Empty if the problem is about the whole file. */
  place: string;
  /** The place of the value in the record, such as ['tracks', 2, 'title']. */
  path: PropertyKey[];
  /** A sentence for the owner. */
  message: string;
  /** In a draft, which a build leaves out. */
  isDraft?: boolean;
}

/** A problem with a whole file. */
export const fileProblem = (file: string, message: string): Problem => ({ file, place: '', path: [], message });

/**
 * 'must' prevents publishing, and so does 'example' until the owner allows it at the desk; 'should' is an improvement, 'launch' must
 * be done before the site is announced.
 */
export type Level = 'must' | 'example' | 'should' | 'launch';

/** A result of the content check. */
export interface Finding extends Problem {
  level: Level;
}

/** The levels with their headings, most important first. */
export const levelHeadings: Record<Level, string> = {
  must: 'Must fix',
  example: 'Still an example',
  should: 'Should fix',
  launch: 'Before launch',
};

/** A problem as one line: 'content/home.yaml:8:12  title is missing; …'. */
export function problemLine({ file, place, message }: Problem): string {
  const start = [file, place].filter(Boolean).join(':');
  return start ? `${start}  ${message}` : message;
}
