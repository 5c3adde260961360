import { formAddress } from './values.ts';

interface FileProblemProps {
  /** The record whose form shows it. Without one, the label says which file to open. */
  record: string | undefined;
  /** What the desk calls the file. Empty if the problem is about several files. */
  label: string;
  /** The place of the value: 'tracks.2.title'. */
  place?: string;
  message: string;
  /** Called when the owner follows the link to the form. */
  onGo?: (() => void) | undefined;
}

/** A problem of the content: a link to its field if it has a form, and the sentence. */
export function FileProblem({ record, label, place = '', message, onGo }: FileProblemProps) {
  return (
    <>
      {record ? (
        <a href={formAddress(record, place)} onClick={onGo} dir="auto">
          {label}
        </a>
      ) : (
        label
      )}
      {label && message && ': '}
      {message}
    </>
  );
}
