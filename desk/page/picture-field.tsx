import { isFields } from '../value.ts';
import { fileAddress } from './api.ts';
import styles from './field.module.css';
import { accepted, FileDrop } from './file-drop.tsx';
import fileStyles from './file-field.module.css';
import { type FieldProps, useForm, type WithFields } from './form-context.ts';
import { Problems, useProblems, useTarget } from './labelled.tsx';
import { useFiles } from './use-files.ts';
import { labelOf, placeOf } from './values.ts';

/** A picture with what is said about it. */
export function PictureField({ path, name, schema, value, isOptional, Fields }: FieldProps & WithFields) {
  const { record, change, say } = useForm();
  const problems = [...useProblems(path), ...useProblems([...path, 'file'])];
  const box = useTarget([...path, 'file']);
  const picture = isFields(value) ? value : undefined;
  const file = typeof picture?.file === 'string' ? picture.file : undefined;
  const { isBusy, send } = useFiles(([received]) => {
    // The old words and the mark of a stand-in belong to the old picture.
    const { standIn: _, alt: _alt, ...rest } = picture ?? {};
    change(path, { ...rest, file: received!.file, alt: '' });
    say('The picture is here. Say in words what is on it, for people who cannot see it.');
  });
  const label = schema.title ?? labelOf(name);
  return (
    <fieldset className={styles.group} data-place={placeOf(path)}>
      <legend>
        {label} {isOptional && <span className={styles.optional}>(optional)</span>}
      </legend>
      {schema.description && <p className={styles.groupHelp}>{schema.description}</p>}
      <div ref={box}>
        <FileDrop
          label={file ? 'Replace the picture' : 'Choose a picture'}
          accept={accepted.picture}
          isBusy={isBusy}
          onFiles={send}
        >
          {file && <img className={fileStyles.picture} src={fileAddress(record, file)} alt="" />}
          {file && <code className={fileStyles.file}>{file}</code>}
        </FileDrop>
      </div>
      <Problems problems={problems} />
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
    </fieldset>
  );
}
