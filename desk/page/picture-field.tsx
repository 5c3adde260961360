import { labelOf } from '../labels.ts';
import { isFields, type Value } from '../value.ts';
import { FileDrop } from './file-drop.tsx';
import styles from './file-field.module.css';
import { type FieldProps, useForm, type WithFields } from './form-context.ts';
import { Grouped, useProblems } from './labelled.tsx';
import { ShownPicture } from './shown-picture.tsx';
import { useFiles } from './use-files.ts';
import { placeOf } from './values.ts';

/** A picture with what is said about it. */
export function PictureField({ path, name, schema, value, isOptional, Fields }: FieldProps & WithFields) {
  const { change, say } = useForm();
  const problems = [...useProblems(path), ...useProblems([...path, 'file'])];
  const picture = isFields(value) ? value : undefined;
  const file = typeof picture?.file === 'string' ? picture.file : undefined;
  const { isBusy, send } = useFiles({ path, kinds: ['picture'], file }, ([received], now) => {
    const altBefore = picture?.alt;
    // The old words, the treatment and the mark of a stand-in belong to the old picture, unless the words were written meanwhile.
    const withPicture = (current: Value | undefined) => {
      const { standIn: _, treatment: _treatment, alt, ...rest } = isFields(current) ? current : {};
      return { ...rest, file: received!.file, alt: alt === undefined || alt === altBefore ? '' : alt };
    };
    change(now, withPicture, [], received!.replaced);
    say('The picture is here. Say in words what is on it, for people who cannot see it.');
  });
  const label = schema.title ?? labelOf(name);
  return (
    <Grouped path={path} name={name} schema={schema} isOptional={isOptional} problems={problems} isFramed>
      <div data-target={placeOf([...path, 'file'])}>
        <FileDrop
          label={file ? 'Replace the picture' : 'Choose a picture'}
          kind="picture"
          isBusy={isBusy}
          onFiles={send}
        >
          {file && <ShownPicture key={file} path={path} file={file} />}
          {file && <code className={styles.file}>{file}</code>}
        </FileDrop>
      </div>
      {picture && <Fields path={path} schema={schema} value={picture} except={['file']} />}
      {picture && isOptional && (
        <button
          type="button"
          className="desk-button"
          aria-label={`Remove the picture: ${label}`}
          onClick={() => change(path, undefined)}
        >
          Remove the picture
        </button>
      )}
    </Grouped>
  );
}
