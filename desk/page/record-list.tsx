import { useState } from 'react';
import type { FileKind } from '../file-kind.ts';
import { labelOf, nameOfItem } from '../labels.ts';
import type { ReceivedFile, Schema } from '../messages.ts';
import { startOf } from '../start-of.ts';
import { isFields, type Path, type Value } from '../value.ts';
import { fileAddress } from './api.ts';
import type { Next } from './draft.ts';
import { albumOf, withoutRecording, withWords } from './dropped-folder.ts';
import { FileDrop } from './file-drop.tsx';
import { type FieldProps, FormContext, useForm, type WithFields } from './form-context.ts';
import { ItemButtons } from './item-buttons.tsx';
import { Grouped, Problems, useProblems } from './labelled.tsx';
import styles from './list.module.css';
import { withOwnId } from './own-id.ts';
import { useDrag } from './use-drag.ts';
import { useFiles } from './use-files.ts';
import { type List, useList } from './use-list.ts';
import { noteOfItem, pictureIn, placeOf } from './values.ts';

/** A list of records, each in a card that opens. Files that are dropped on it become entries. */
export function RecordList({ path, name, schema, value, isOptional, Fields }: FieldProps & WithFields) {
  const nameOf = (index: number) => nameOfItem(list.items[index], index);
  const list = useList(path, value, isOptional, nameOf);
  const drag = useDrag(list.move);
  // The entries of a whole file have the name of its page.
  const label = path.length === 0 ? name : (schema.title ?? labelOf(name));
  const kind = kindOfFiles(schema.items!);
  const kinds: FileKind[] = kind === 'recording' ? [kind, 'words'] : ['picture'];
  const { isBusy, send } = useFiles({ path, kinds, isMultiple: true }, (files, now) => {
    const { album, tracks } = albumOf(files);
    const pictures = files.filter((file) => file.kind === 'picture').map((file) => entryFor(file, schema.items!));
    const entries = kind === 'recording' ? tracks : pictures;
    const all = [...list.items, ...entries];
    // What the owner has written about the album stays.
    const also = Object.entries(album).map(([name, told]): [Path, Next] => [
      [...now.slice(0, -1), name],
      (written) => written || told,
    ]);
    list.addLater(entries, now, (items) => withWords(items, files), also);
    return withoutRecording(all, files);
  });
  return (
    // The entries of a whole file need no heading.
    <Grouped path={path} name={name} schema={schema} isOptional={isOptional} isLegendHidden={path.length === 0}>
      <div ref={list.box} className={styles.items}>
        {list.items.map((item, index) => (
          <div key={list.keys[index]} data-key={list.keys[index]} className={styles.item} {...drag.item(index)}>
            <Card
              path={[...path, index]}
              list={list}
              index={index}
              schema={schema.items!}
              value={item}
              dragHandle={drag.handle(index)}
              // A page of the menu is left out instead, and keeps its place.
              canRemove={schema.widget !== 'menu'}
              Fields={Fields}
            />
          </div>
        ))}
        <div className={styles.adders}>
          {kind && (
            <FileDrop
              label={kind === 'recording' ? 'Choose recordings' : 'Choose pictures'}
              kind={kind}
              isMultiple
              isBusy={isBusy}
              onFiles={send}
            />
          )}
          <button type="button" className="desk-button" data-add onClick={() => list.add(startOf(schema.items!))}>
            Add to {label}
          </button>
        </div>
      </div>
    </Grouped>
  );
}

/** What can be dropped on a list: recordings on tracks, pictures on a gallery. */
function kindOfFiles({ properties = {} }: Schema): 'recording' | 'picture' | undefined {
  if (properties.audioUrl) return 'recording';
  return properties.url?.widget === 'picture-file' || isPicture(properties) ? 'picture' : undefined;
}

const isPicture = (properties: Record<string, Schema>) => properties.file?.widget === 'picture-file';

function entryFor({ file, id, title }: ReceivedFile, { properties = {} }: Schema): Value {
  return isPicture(properties) ? { file, alt: '' } : { id, url: file, title };
}

interface CardProps extends WithFields {
  path: Path;
  list: List;
  index: number;
  schema: Schema;
  value: Value;
  dragHandle: object;
  canRemove: boolean;
}

/**
 * An entry. It opens when its button has added it, or when it contains the target, and never closes by itself: somebody may be
 * typing in it. Entries made of files stay closed, so that the place for the next file stays in sight.
 */
function Card({ path, list, index, schema, value, dragHandle, canRemove, Fields }: CardProps) {
  const form = useForm();
  const { target, problems } = form;
  const own = useProblems(path);
  const [isOpen, setOpen] = useState(list.begun === list.keys[index]);
  const [lastTarget, setLastTarget] = useState<typeof target>();
  const place = placeOf(path);
  if (target !== lastTarget) {
    setLastTarget(target);
    if (target && `${target.place}.`.startsWith(`${place}.`)) setOpen(true);
  }
  const count = [...problems].filter(([other]) => other === place || other.startsWith(`${place}.`)).length;
  const name = nameOfItem(value, index);
  const note = noteOfItem(value);
  const picture = pictureIn(value, schema);
  const inEntry = {
    ...form,
    change: withOwnId(form, path, schema, value),
    ...(isFields(value) && value.id && { page: `${form.page.split('#')[0]}#${value.id}` }),
  };
  return (
    <div className={styles.card}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary} data-place={place} {...dragHandle}>
          <span className={styles.handle} aria-hidden="true" />
          {picture && (
            <img className={styles.thumbnail} src={fileAddress(form.record, picture)} alt="" loading="lazy" />
          )}
          <span className={styles.name} dir="auto">
            {name}
          </span>
          {note && (
            <span className={styles.note} dir="auto">
              {note}
            </span>
          )}
          {count > 0 && (
            <span className={styles.wrong}>{count === 1 ? '1 thing to fix' : `${count} things to fix`}</span>
          )}
        </summary>
        {isOpen && (
          <div className={styles.fields}>
            <Problems problems={own} />
            <FormContext value={inEntry}>
              <Fields path={path} schema={schema} value={value} />
            </FormContext>
          </div>
        )}
      </details>
      <ItemButtons list={list} index={index} name={name} canRemove={canRemove} />
    </div>
  );
}
