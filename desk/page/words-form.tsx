import { useState } from 'react';
import type { Schema } from '../messages.ts';
import { isFields } from '../value.ts';
import { Fields } from './field.tsx';
import { type FieldsProps, useForm } from './form-context.ts';
import styles from './words-form.module.css';

type Entry = [name: string, schema: Schema];

/** The owner's words of the interface: a part that opens for each part of the site, and a search in all of them. */
export function WordsForm({ path, schema, value }: FieldsProps) {
  const { target, problems } = useForm();
  const [sought, setSought] = useState('');
  const [lastTarget, setLastTarget] = useState<typeof target>();
  if (target !== lastTarget) {
    setLastTarget(target);
    setSought(''); // It may be among the words that are not shown.
  }
  const own = isFields(value) ? value : {};
  const entries = Object.entries(schema.properties ?? {});
  const unknown = Object.fromEntries(Object.entries(own).filter(([name]) => !(name in (schema.properties ?? {}))));
  const found = entries.filter((entry) => textsOf(entry).includes(sought.trim().toLowerCase()));
  const parts = [...Map.groupBy(found, ([, { section = '' }]) => section)];
  const fieldsOf = (some: Entry[]) => (
    <Fields
      path={path}
      schema={{ properties: Object.fromEntries(some) }}
      value={Object.fromEntries(some.flatMap(([name]) => (name in own ? [[name, own[name]!]] : [])))}
    />
  );
  const mustOpen = (name: string) =>
    [target?.place ?? '', ...problems.keys()].some((place) => `${place}.`.startsWith(`${name}.`));
  return (
    <>
      <p>
        The site has words of its own, for buttons and messages. Write only what should be different: an empty field
        keeps the grey word. Something like <code>{'{title}'}</code> is where the site inserts a title, a number or a
        name.
      </p>
      <label className={styles.search}>
        Find a word, in English or as the site shows it
        <input
          type="search"
          className="desk-control"
          dir="auto"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </label>
      {parts.map(([section, some]) => (
        <details
          key={section}
          className={styles.part}
          open={sought.trim() !== '' || some.some(([name]) => mustOpen(name)) || undefined}
        >
          <summary>
            {section} <Count of={some.filter(([name]) => name in own).length} />
          </summary>
          {fieldsOf(some)}
        </details>
      ))}
      {parts.length === 0 && <p role="status">No word has this in it.</p>}
      <Fields path={path} schema={{}} value={unknown} />
    </>
  );
}

/** How many words of a part are the owner's. */
const Count = ({ of: count }: { of: number }) =>
  count > 0 && <span className={styles.count}>{count === 1 ? '1 of your own' : `${count} of your own`}</span>;

/** The texts in which the search looks for a word: its name in the file, and its text in English and in the site's language. */
const textsOf = ([name, schema]: Entry): string =>
  [name, schema, ...Object.values(schema.properties ?? {})]
    .map((part) => (typeof part === 'string' ? part : `${part.title ?? ''}\n${part.example ?? ''}`))
    .join('\n')
    .toLowerCase();
