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

/** A problem as one line: 'content/home.yaml:8:12  title is missing; …'. */
export function problemLine({ file, place, message }: Problem): string {
  const start = [file, place].filter(Boolean).join(':');
  return start ? `${start}  ${message}` : message;
}
