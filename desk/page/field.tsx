import { translationField } from '../../contract/reader-text.ts';
import { labelOf } from '../labels.ts';
import type { Schema } from '../messages.ts';
import { startOf } from '../start-of.ts';
import { isFields } from '../value.ts';
import { EnumField } from './choice.tsx';
import { AccentField, AlbumField, IconField, PageField, ParentField, PlaceField } from './chosen-field.tsx';
import styles from './field.module.css';
import { FileField } from './file-field.tsx';
import { type FieldProps, type FieldsProps, useForm } from './form-context.ts';
import { Grouped, Labelled, Problems, useProblems } from './labelled.tsx';
import { LanguageField } from './language-choice.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { PictureField } from './picture-field.tsx';
import { RecordList } from './record-list.tsx';
import { TextList } from './text-list.tsx';
import { Translations } from './translations.tsx';
import { placeOf, schemaOfPage } from './values.ts';

/** The control for one value, as its schema says. */
export function Field(props: FieldProps) {
  const { schema } = props;
  if (schema.type === 'array')
    return schema.items?.type === 'object' ? <RecordList {...props} Fields={Fields} /> : <TextList {...props} />;
  if (schema.widget === 'picture') return <PictureField {...props} Fields={Fields} />;
  if (schema.type === 'object') return <Group {...props} />;
  if (schema.widget === 'yes-or-no') return <YesOrNo {...props} />;
  if (['picture-file', 'drawing', 'recording', 'film'].includes(schema.widget ?? '')) return <FileField {...props} />;
  if (schema.widget === 'place') return <PlaceField {...props} />;
  if (schema.widget === 'album') return <AlbumField {...props} />;
  if (schema.widget === 'parent') return <ParentField {...props} />;
  if (schema.widget === 'markdown') return <MarkdownField {...props} />;
  if (schema.widget === 'page') return <PageField {...props} />;
  if (schema.widget === 'color') return <Color {...props} />;
  if (schema.widget === 'accent') return <AccentField {...props} />;
  if (schema.widget === 'language') return <LanguageField {...props} />;
  if (schema.widget === 'icon') return <IconField {...props} />;
  return schema.enum ? <EnumField {...props} /> : <Text {...props} />;
}

/** The fields of a record: required ones first, and unknown ones, which can only be removed, last. */
export function Fields({ path, schema, value, except = [] }: FieldsProps) {
  const { change } = useForm();
  const fields = isFields(value) ? value : {};
  const { properties = {}, required = [] } = schemaOfPage(schema, fields);
  const unknown = Object.keys(fields).filter((name) => !(name in properties) && !name.startsWith(translationField('')));
  return (
    <>
      {inOrderOfNeed({ properties, required }, path.length === 0)
        .filter(([name]) => !except.includes(name))
        .map(([name, inner]) => (
          <Field
            key={name}
            path={[...path, name]}
            name={name}
            schema={inner}
            value={fields[name]}
            isOptional={!required.includes(name)}
            around={fields}
          />
        ))}
      {unknown.map((name) => (
        <div className={styles.unknown} key={name}>
          <UnknownProblems path={[...path, name]} />
          <button type="button" className="desk-button" onClick={() => change([...path, name], undefined)}>
            Remove ‘{name}’
          </button>
        </div>
      ))}
    </>
  );
}

/**
 * Required fields, then optional ones, then the address: it follows the title, and somebody who adds an entry would type the
 * title into it.
 */
function inOrderOfNeed({ properties = {}, required = [] }: Schema, isWhole: boolean): [name: string, schema: Schema][] {
  const rank = ([name, { widget }]: [string, Schema]) => {
    if (name === 'draft' && isWhole) return -1;
    return widget === 'id' ? 2 : required.includes(name) ? 0 : 1;
  };
  return Object.entries(properties).toSorted((a, b) => rank(a) - rank(b));
}

function UnknownProblems({ path }: Pick<FieldProps, 'path'>) {
  return <Problems problems={useProblems(path)} />;
}

/** A text: one line, several, or a block whose line breaks count. */
function Text(props: FieldProps) {
  const isLong = isLongText(props);
  return (
    <Labelled {...props}>
      {(control) => (
        <Translations of={props} control={(own, control) => <TextControl {...own} isLong={isLong} control={control} />}>
          <TextControl {...props} isLong={isLong} control={control} />
        </Translations>
      )}
    </Labelled>
  );
}

const isLongText = ({ schema: { widget }, value }: FieldProps): boolean =>
  widget === 'long' ||
  widget === 'lines' ||
  (typeof value === 'string' && (value.trimEnd().includes('\n') || value.length > 90));

function TextControl({
  path,
  schema,
  value,
  isOptional,
  isLong,
  control,
}: FieldProps & { isLong: boolean; control: object }) {
  const { change } = useForm();
  const isBlock = schema.widget === 'lines';
  const written = typeof value === 'string' ? value : '';
  // The form does not show the line break that ends a block.
  const ending = isBlock ? /\n*$/.exec(written)![0] : '';
  const shown = written.slice(0, written.length - ending.length);
  const set = (text: string) => {
    if (text === '' && isOptional) change(path, undefined);
    else change(path, text + (isBlock && text.includes('\n') ? ending || '\n' : ending));
  };
  return isLong ? (
    <textarea
      {...control}
      className={isBlock ? `desk-control ${styles.block}` : 'desk-control'}
      dir="auto"
      rows={isBlock ? 6 : 2}
      placeholder={schema.example}
      value={shown}
      onChange={(event) => set(event.target.value)}
    />
  ) : (
    <input
      {...control}
      className="desk-control"
      dir="auto"
      inputMode={schema.widget === 'number' ? 'numeric' : undefined}
      placeholder={schema.example}
      value={shown}
      onChange={(event) => set(event.target.value)}
    />
  );
}

/** A colour, chosen or typed. */
function Color(props: FieldProps) {
  const { change } = useForm();
  const { path, name, schema, value } = props;
  const written = typeof value === 'string' ? value : '';
  return (
    <Labelled {...props}>
      {(control) => (
        <div className={styles.color}>
          <input
            type="color"
            aria-label={`Choose: ${schema.title ?? labelOf(name)}`}
            value={/^#[0-9a-f]{6}$/i.test(written) ? written : schema.example}
            onChange={({ target }) => change(path, target.value)}
          />
          <input
            {...control}
            className="desk-control"
            value={written}
            placeholder={schema.example}
            spellCheck={false}
            onChange={({ target }) => change(path, target.value || undefined)}
          />
        </div>
      )}
    </Labelled>
  );
}

function YesOrNo(props: FieldProps) {
  const { change } = useForm();
  const { path, name, schema, value, isOptional } = props;
  const problems = useProblems(path);
  const isChecked = value === 'true' || value === 'yes';
  const id = `yes-${placeOf(path)}`;
  return (
    <div className={styles.check} data-place={placeOf(path)}>
      <input
        type="checkbox"
        id={id}
        checked={isChecked}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => change(path, target.checked ? 'true' : isOptional ? undefined : 'false')}
      />
      <label htmlFor={id}>{schema.title ?? labelOf(name)}</label>
      <p className={styles.checkHelp} id={`${id}-help`}>
        {schema.description}
      </p>
      <Problems problems={problems} />
    </div>
  );
}

/** A record within a record. */
function Group(props: FieldProps) {
  const { change } = useForm();
  const { path, name, schema, value, isOptional } = props;
  const label = schema.title ?? labelOf(name);
  return (
    <Grouped {...props} isFramed>
      {value === undefined && isOptional ? (
        <button type="button" className="desk-button" onClick={() => change(path, startOf(schema))}>
          Add {label}
        </button>
      ) : (
        <>
          <Fields path={path} schema={schema} value={value} />
          {isOptional && (
            <button
              type="button"
              className="desk-button"
              aria-label={`Remove: ${label}`}
              onClick={() => change(path, undefined)}
            >
              Remove
            </button>
          )}
        </>
      )}
    </Grouped>
  );
}
