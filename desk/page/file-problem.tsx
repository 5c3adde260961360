import { formAddress } from './values.ts';

interface FileProblemProps {
  /** Below the content folder. Empty if the problem is about several files. */
  file: string;
  /** What the desk calls the file. */
  label?: string;
  /** Of the value: 'tracks.2.title'. */
  place?: string;
  message: string;
  /** Called when the owner follows the link to the form. */
  onGo?: (() => void) | undefined;
}

/** A problem of the content: a link to its field if it has a form, and the sentence. */
export function FileProblem({ file, label = file, place = '', message, onGo }: FileProblemProps) {
  return (
    <>
      {file.endsWith('.yaml') ? (
        <a href={formAddress(file, place)} onClick={onGo} dir="auto">
          {label}
        </a>
      ) : (
        label
      )}
      {file && message && ': '}
      {message}
    </>
  );
}
