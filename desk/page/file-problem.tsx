interface FileProblemProps {
  /** Below the content folder. Empty if the problem is about several files. */
  file: string;
  line?: number | string | undefined;
  message: string;
  /** Called when the owner follows the link to the form. */
  onGo?: (() => void) | undefined;
}

/** A problem of the content: the file, with a link to its form if it has one, the line, and the sentence. */
export function FileProblem({ file, line, message, onGo }: FileProblemProps) {
  return (
    <>
      {file.endsWith('.yaml') ? (
        <a href={`#${file}`} onClick={onGo}>
          {file}
        </a>
      ) : (
        file
      )}
      {file && line && `, line ${line}`}
      {file && ': '}
      {message}
    </>
  );
}
