import { markName } from '../file-kind.ts';
import type { Path, Value } from '../value.ts';
import { fileAddress } from './api.ts';
import type { DroppedFiles } from './dropped-folder.ts';
import { FileDrop } from './file-drop.tsx';
import styles from './file-field.module.css';
import { type FieldProps, useForm } from './form-context.ts';
import { Labelled } from './labelled.tsx';
import { ShownPicture } from './shown-picture.tsx';
import { useFiles } from './use-files.ts';

const kinds = { 'picture-file': 'picture', drawing: 'mark', recording: 'recording', film: 'film' } as const;

/** The file that a record names: seen or heard, and replaced by another one. */
export function FileField(props: FieldProps) {
  const { record, change, say } = useForm();
  const { path, schema, value } = props;
  const kind = kinds[schema.widget as keyof typeof kinds];
  const file = typeof value === 'string' && value !== '' ? value : undefined;
  const { isBusy, send } = useFiles({ path, kinds: [kind], file }, ([received], now) => {
    const beside = (name: string): Path => [...now.slice(0, -1), name];
    const duration = received!.track?.duration;
    // The mark of a stand-in belongs to the old file. A recording brings its length along.
    const length: [Path, Value][] = duration === undefined ? [] : [[beside('duration'), duration]];
    change(now, received!.file, [[beside('standIn'), undefined], ...length], received!.replaced);
    if (schema.widget === 'picture-file')
      say('The picture is here. Change ‘In words’ if they say what was on the old one.');
  });
  const isMark = kind === 'mark';
  const isShown = file !== undefined;
  return (
    <Labelled {...props}>
      {(control) => (
        <FileDrop
          label={`${isShown ? 'Replace' : 'Choose'} the ${isMark ? 'drawing' : kind}`}
          kind={isMark ? 'picture' : kind}
          isBusy={isBusy}
          describedBy={control['aria-describedby']}
          onFiles={(dropped) => send(isMark ? asMark(dropped) : dropped)}
        >
          {isShown && isMark && <img className={styles.picture} src={fileAddress(record, file)} alt="" />}
          {isShown && kind === 'picture' && <ShownPicture key={file} path={path} file={file} />}
          {isShown && kind === 'recording' && (
            // biome-ignore lint/a11y/useMediaCaption: the words of a track are a field beside it.
            <audio className={styles.sound} src={fileAddress(record, file)} controls preload="none" />
          )}
          <input
            {...control}
            className={`desk-control ${styles.name}`}
            value={file ?? ''}
            placeholder="No file yet"
            onChange={({ target }) => change(path, target.value)}
          />
        </FileDrop>
      )}
    </Labelled>
  );
}

/** The name tells the server that an SVG is a mark. */
const asMark = ({ files, ...dropped }: DroppedFiles): DroppedFiles => ({
  ...dropped,
  files: files.map((file) => (/\.svg$/i.test(file.name) ? new File([file], markName) : file)),
});
