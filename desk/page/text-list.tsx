import { labelOf, nameOfItem } from '../labels.ts';
import type { Path } from '../value.ts';
import { type FieldProps, useForm } from './form-context.ts';
import { ItemButtons } from './item-buttons.tsx';
import { Grouped, Problems, useProblems, useTarget } from './labelled.tsx';
import styles from './list.module.css';
import { useDrag } from './use-drag.ts';
import { type List, useList } from './use-list.ts';
import { placeOf } from './values.ts';

/** A list of texts, each in a field of its own. */
export function TextList({ path, name, schema, value, isOptional }: FieldProps) {
  const nameOf = (index: number) => nameOfItem(list.items[index], index);
  const list = useList(path, value, isOptional, nameOf);
  const drag = useDrag(list.move);
  const label = schema.title ?? labelOf(name);
  const isLong = schema.items?.widget === 'long';
  const isFull = schema.maxItems !== undefined && list.items.length >= schema.maxItems;
  return (
    <Grouped path={path} name={name} schema={schema} isOptional={isOptional}>
      <div ref={list.box} className={styles.items}>
        {list.items.map((text, index) => (
          <div className={styles.row} key={list.keys[index]} data-key={list.keys[index]} {...drag.item(index)}>
            <span className={styles.handle} aria-hidden="true" {...drag.handle(index)} />
            <TextItem
              path={[...path, index]}
              list={list}
              index={index}
              name={`${label}, ${index + 1}`}
              isLong={isLong}
              text={typeof text === 'string' ? text : ''}
            />
          </div>
        ))}
        {!isFull && (
          <button type="button" className="desk-button" data-add onClick={() => list.add('')}>
            Add to {label}
          </button>
        )}
      </div>
    </Grouped>
  );
}

interface TextItemProps {
  path: Path;
  list: List;
  index: number;
  name: string;
  isLong: boolean;
  text: string;
}

/** One text, with the buttons that move and remove it. */
function TextItem({ path, list, index, name, isLong, text }: TextItemProps) {
  const { change } = useForm();
  const problems = useProblems(path);
  const box = useTarget(path);
  const id = `text-${placeOf(path)}`;
  return (
    <div ref={box} className={isLong ? `${styles.entry} ${styles.long}` : styles.entry}>
      <textarea
        className={`desk-control ${styles.text}`}
        dir="auto"
        rows={isLong ? 3 : 1}
        aria-label={name}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={problems.length > 0 ? id : undefined}
        value={text}
        onChange={({ target }) => change(path, target.value)}
      />
      <ItemButtons list={list} index={index} name={name} />
      <Problems id={id} problems={problems} />
    </div>
  );
}
