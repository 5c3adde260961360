import { labelOf, nameOfItem } from '../labels.ts';
import { Select } from './choice.tsx';
import { type FieldProps, useForm } from './form-context.ts';
import { ItemButtons } from './item-buttons.tsx';
import { Grouped, Problems } from './labelled.tsx';
import styles from './list.module.css';
import { Translations } from './translations.tsx';
import { usePages } from './use-choices.ts';
import { useDrag } from './use-drag.ts';
import { useList } from './use-list.ts';
import { placeOf } from './values.ts';

/** A list of texts or pages, each in a field of its own. */
export function TextList(props: FieldProps) {
  return (
    <Grouped {...props}>
      <Translations of={props} control={(own, control) => <Texts {...own} control={control} />}>
        <Texts {...props} />
      </Translations>
    </Grouped>
  );
}

/** `control` has the name of a list that is a translation. */
function Texts({
  path,
  name,
  schema,
  value,
  isOptional,
  control: named,
}: FieldProps & { control?: { id: string; 'aria-label': string; lang: string } }) {
  const { change, problems } = useForm();
  const nameOf = (index: number) => nameOfItem(list.items[index], index);
  const list = useList(path, value, isOptional, nameOf);
  const drag = useDrag(list.move);
  const label = named?.['aria-label'] ?? schema.title ?? labelOf(name);
  const pages = usePages(schema.items ?? {});
  const isLong = schema.items?.widget === 'long';
  const isFull = schema.maxItems !== undefined && list.items.length >= schema.maxItems;
  return (
    <div ref={list.box} className={styles.items} lang={named?.lang}>
      {list.items.map((text, index) => {
        const place = [...path, index];
        const found = problems.get(placeOf(place)) ?? [];
        const id = `text-${placeOf(place)}`;
        const control = {
          'aria-label': `${label}, ${index + 1}`,
          'aria-invalid': found.length > 0 || undefined,
          'aria-describedby': found.length > 0 ? id : undefined,
        };
        return (
          <div
            className={styles.row}
            key={list.keys[index]}
            data-key={list.keys[index]}
            data-target={placeOf(place)}
            {...drag.item(index)}
          >
            <span className={styles.handle} aria-hidden="true" {...drag.handle(index)} />
            {schema.items?.widget === 'page' ? (
              <Select path={place} value={text} isOptional={false} choices={pages} control={control} />
            ) : (
              <textarea
                {...control}
                className={`desk-control ${isLong ? styles.long : styles.text}`}
                dir="auto"
                rows={isLong ? 3 : 1}
                value={typeof text === 'string' ? text : ''}
                onChange={({ target }) => change(place, target.value)}
              />
            )}
            <ItemButtons list={list} index={index} name={`${label}, ${index + 1}`} />
            <Problems id={id} problems={found} />
          </div>
        );
      })}
      {!isFull && (
        <button type="button" className="desk-button" data-add onClick={() => list.add('')}>
          Add to {label}
        </button>
      )}
    </div>
  );
}
