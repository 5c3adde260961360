import { type RefObject, useRef } from 'react';
import type { FileKind } from '../file-kind.ts';
import type { ReceivedFile } from '../messages.ts';
import { FileDrop } from './file-drop.tsx';
import { type FieldProps, useForm } from './form-context.ts';
import { Labelled } from './labelled.tsx';
import styles from './markdown-field.module.css';
import { Translations } from './translations.tsx';
import { useFiles } from './use-files.ts';

const kinds: FileKind[] = ['picture', 'recording', 'film', 'document'];

/** Buttons that write signs: before and after the chosen words, or at the beginning of each chosen line. */
const signs: { label: string; before: string; after?: string; isOfLine?: true }[] = [
  { label: 'Bold', before: '**', after: '**' },
  { label: 'Italic', before: '*', after: '*' },
  { label: 'Heading', before: '## ', isOfLine: true },
  { label: 'List', before: '- ', isOfLine: true },
  { label: 'Quotation', before: '> ', isOfLine: true },
  { label: 'Link', before: '[', after: '](https://)' },
];

const shownText = (value: FieldProps['value']): string => (typeof value === 'string' ? value.replace(/\n$/, '') : '');

/** A long text in Markdown, with buttons for its signs, and a place for the files that it shows. */
export function MarkdownField(props: FieldProps) {
  const { change } = useForm();
  const { path, value } = props;
  const text = shownText(value);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isBusy, send } = useFiles({ path, kinds, isMultiple: true }, (received, now) => {
    const lines = received.map(lineFor).join('\n\n');
    const at = field.current?.selectionEnd ?? text.length;
    change(now, (before) => withParagraph(String(before ?? ''), at, lines));
    return undefined;
  });
  return (
    <Labelled {...props}>
      {(control) => (
        <FileDrop
          label="Choose files"
          kind="any"
          isMultiple
          isBusy={isBusy}
          describedBy={control['aria-describedby']}
          onFiles={send}
        >
          <Translations of={props} control={(own, control) => <MarkdownControl {...own} control={control} />}>
            <MarkdownControl {...props} field={field} control={control} />
          </Translations>
          <details className={styles.help}>
            <summary>The signs</summary>
            <pre>{help}</pre>
          </details>
        </FileDrop>
      )}
    </Labelled>
  );
}

interface MarkdownControlProps extends FieldProps {
  control: object;
  field?: RefObject<HTMLTextAreaElement | null>;
}

/** The text with its buttons. */
function MarkdownControl({ path, value, isOptional, control, field: given }: MarkdownControlProps) {
  const { change } = useForm();
  const own = useRef<HTMLTextAreaElement>(null);
  const field = given ?? own;
  const set = (next: string) => {
    if (next === '' && isOptional) change(path, undefined);
    else change(path, next.includes('\n') ? `${next}\n` : next);
  };
  return (
    <div>
      <div className={styles.signs} role="toolbar" aria-label="Signs">
        {signs.map((sign) => (
          <button key={sign.label} type="button" className="desk-button" onClick={() => write(field, sign, set)}>
            {sign.label}
          </button>
        ))}
      </div>
      <textarea
        {...control}
        ref={field}
        className={`desk-control ${styles.text}`}
        dir="auto"
        rows={16}
        value={shownText(value)}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  );
}

const help = `An empty line begins a new paragraph.
## Heading          ### Smaller heading
*italic*            **bold**
- point of a list   1. numbered point
> quotation         --- a line between parts
[words](/music)     a link
![What it shows](picture.jpg "Words below")
![The song](song.mp3)      [The programme](programme.pdf)
An address of YouTube alone: the film, on request`;

/** The Markdown that shows or offers a file. */
const lineFor = ({ kind, file, title }: ReceivedFile): string =>
  kind === 'picture' ? `![](${file})` : `${kind === 'document' ? '' : '!'}[${title}](${file})`;

/** A text with another paragraph after the one at a position. */
function withParagraph(text: string, at: number, paragraph: string): string {
  const end = text.indexOf('\n\n', at);
  const [before, after] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  return `${[before.trimEnd(), paragraph].filter(Boolean).join('\n\n')}${after || '\n'}`;
}

/** Writes a sign at the chosen words. The words stay chosen. */
function write(
  { current }: RefObject<HTMLTextAreaElement | null>,
  { before, after = '', isOfLine }: (typeof signs)[number],
  set: (text: string) => void,
): void {
  if (!current) return;
  const { value, selectionStart, selectionEnd } = current;
  const start = isOfLine ? value.lastIndexOf('\n', selectionStart - 1) + 1 : selectionStart;
  const chosen = value.slice(start, selectionEnd);
  const next = isOfLine ? chosen.replaceAll(/^/gm, before) : before + chosen + after;
  current.setRangeText(next, start, selectionEnd, 'end');
  set(current.value);
  current.focus();
  if (!isOfLine) current.setSelectionRange(start + before.length, start + before.length + chosen.length);
}
