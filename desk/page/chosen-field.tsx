import { useId } from 'react';
import { Icon } from '../../app/components/icon.tsx';
import { capitalized } from '../capitalized.ts';
import { Choice } from './choice.tsx';
import styles from './chosen-field.module.css';
import { type FieldProps, useForm } from './form-context.ts';
import { Grouped, Labelled } from './labelled.tsx';
import { useChoices, usePages } from './use-choices.ts';

const textOf = ({ value }: FieldProps): string => (typeof value === 'string' ? value : '');

/** The address of a place on the site: typed in, or found by its title. Says where it leads. */
export function PlaceField(props: FieldProps) {
  const { change, page } = useForm();
  const places = useChoices()?.places ?? [];
  const { path, isOptional } = props;
  const list = useId();
  const address = textOf(props);
  const found = places.find((place) => place.address === address);
  const set = (input: string) => {
    // Of an address that was copied from this preview, only the place on the site is meant.
    const text = input.startsWith(`${location.origin}/`) ? input.slice(location.origin.length) : input;
    change(path, text === '' && isOptional ? undefined : text);
  };
  const takeTitle = () => {
    const named = places.find(({ label }) => label.toLowerCase() === address.trim().toLowerCase());
    if (named) set(named.address);
  };
  return (
    <Labelled {...props}>
      {(control) => (
        <>
          <input
            {...control}
            className="desk-control"
            list={list}
            value={address}
            onChange={({ target }) => set(target.value)}
            // Somebody may write the whole title instead of choosing it.
            onBlur={takeTitle}
          />
          <datalist id={list}>
            {/* Nothing leads to itself. */}
            {places
              .filter((place) => place.address !== page)
              .map((place) => (
                <option key={place.address} value={place.address}>
                  {place.label}
                </option>
              ))}
          </datalist>
          {found && (
            <p className={styles.found} dir="auto">
              {found.label}
            </p>
          )}
        </>
      )}
    </Labelled>
  );
}

/** An album, chosen by its title. The file has its id. */
export const AlbumField = (props: FieldProps) => <Choice {...props} choices={useChoices()?.albums ?? []} />;

/** A page, chosen by its word in the menu. */
export const PageField = (props: FieldProps) => <Choice {...props} choices={usePages(props.schema)} />;

/** The page around a page of the owner's own: another one of these, or one of the menu. */
export function ParentField(props: FieldProps) {
  const { texts = [], pages = [] } = useChoices() ?? {};
  const { record } = useForm();
  return <Choice {...props} choices={[...texts.filter(({ id }) => record !== `texts/${id}/text.yaml`), ...pages]} />;
}

/** A colour of light or two, by what the owner has chosen in place of ours. */
export function AccentField(props: FieldProps) {
  const colors = useChoices()?.colors ?? {};
  const labelOf = (id: string) => id.split('-').map((name) => colors[name] ?? name);
  return (
    <Choice
      {...props}
      choices={(props.schema.enum ?? []).map((id) => ({ id, label: capitalized(labelOf(id).join(' and ')) }))}
    />
  );
}

/** An icon, chosen from drawings. Until they have loaded, the name of the icon stands alone. */
export function IconField(props: FieldProps) {
  const { change } = useForm();
  const icons = useChoices()?.icons ?? {};
  const { path, isOptional } = props;
  const group = useId();
  const chosen = textOf(props);
  const drawing = icons[chosen];
  return (
    <Grouped {...props}>
      <details className={styles.icons}>
        <summary>
          {drawing && <Icon icon={drawing} />}
          {chosen ? spoken(chosen) : isOptional ? 'None' : 'Choose …'}
        </summary>
        <div className={styles.grid}>
          {isOptional && (
            <label>
              <input
                type="radio"
                name={group}
                className="visually-hidden"
                checked={chosen === ''}
                onChange={() => change(path, undefined)}
              />
              None
            </label>
          )}
          {Object.entries(icons).map(([name, icon]) => (
            <label key={name} title={spoken(name)}>
              <input
                type="radio"
                name={group}
                className="visually-hidden"
                aria-label={spoken(name)}
                checked={name === chosen}
                onChange={() => change(path, name)}
              />
              <Icon icon={icon} />
            </label>
          ))}
        </div>
      </details>
    </Grouped>
  );
}

/** 'cloud-lightning' is 'cloud lightning'. */
const spoken = (name: string): string => name.replaceAll('-', ' ');
