import { hyphenated } from '../../contract/hyphenated.ts';
import { placeholderId } from '../../contract/placeholder-id.ts';
import { isFields, type Path, type Value, valueAt } from '../value.ts';
import { asShown, placeOf } from './values.ts';

/* Finds the field of a part of the page, and the part of the page that shows a field. */

/** What was pressed on the page: a text, the address of a picture with the ids around it, or an element with an id. */
export type Pressed = { text: string } | { picture: string; ids: string[] } | { id: string };

/** The place of the field that a part of the page shows. */
export function placeOfPart(value: Value | undefined, pressed: Pressed): string | undefined {
  const entryOf = (ids: string[]) =>
    findPath(
      value,
      (inner, path) => typeof path.at(-1) === 'number' && idsOf(inner, path).some((id) => ids.includes(id)),
    );
  const find = (): Path | undefined => {
    if ('text' in pressed) return findPath(value, (inner) => isShownAs(inner, asShown(pressed.text)));
    if ('id' in pressed) return entryOf([pressed.id]);
    const isFound = (inner: Value | undefined, path: Path) => isFileOf(inner, path.at(-1), pressed.picture);
    // A cover may show a picture that is an entry too.
    const entry = entryOf(pressed.ids);
    return (entry && findPath(valueAt(value, entry), isFound, entry)) ?? findPath(value, isFound);
  };
  const path = find();
  return path && placeOf(path);
}

/** The element of the page that shows the value at a place, or else the entry around it. */
export function elementFor(document: Document, value: Value | undefined, path: Path): Element | undefined {
  const entries = path.map((_, index) => path.slice(0, index + 1)).filter((entry) => typeof entry.at(-1) === 'number');
  const ids = entries.toReversed().flatMap((entry) => idsOf(valueAt(value, entry), entry));
  const around = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  const shown = valueAt(value, path);
  const scope = around ?? document.body;
  const file = isFields(shown) ? shown.file : shown;
  const picture = [...scope.querySelectorAll('img')].find(({ src }) => isFileOf(file, 'file', src));
  if (picture || typeof shown !== 'string' || shown.trim() === '') return picture ?? around;
  const line = asShown(shown.trim().split('\n')[0]!);
  // The innermost element comes last.
  return [...scope.querySelectorAll('*')].findLast(({ textContent }) => asShown(textContent) === line) ?? around;
}

function findPath(
  value: Value | undefined,
  isFound: (value: Value | undefined, path: Path) => boolean,
  path: Path = [],
): Path | undefined {
  if (isFound(value, path)) return path;
  if (value === null || typeof value !== 'object') return undefined;
  for (const [step, inner] of Object.entries(value)) {
    const found = findPath(inner, isFound, [...path, Array.isArray(value) ? Number(step) : step]);
    if (found) return found;
  }
  return undefined;
}

/** Whether a page shows a value as this text, or one of its lines. */
const isShownAs = (value: Value | undefined, text: string): boolean =>
  typeof value === 'string' && text !== '' && [value, ...value.split('\n')].some((line) => asShown(line) === text);

/** Whether a picture of the page is made of the file that a field names. Its address ends with a hash and its width. */
function isFileOf(value: Value | undefined, field: Path[number] | undefined, address: string): boolean {
  if (typeof value !== 'string' || !['file', 'url'].includes(String(field))) return false;
  const [, shown = ''] = /([^/]+)-[0-9a-f]{8}-\d+\.\w+$/.exec(address) ?? [];
  const [, stem = ''] = /([^/]+)\.\w+$/.exec(value) ?? [];
  // A name with capitals or spaces has a hash of its own behind it.
  return shown !== '' && (shown === stem || shown.replace(/-[0-9a-f]{8}$/, '') === hyphenated(stem));
}

/** The ids that an entry of a list may have on the page. */
function idsOf(entry: Value | undefined, path: Path): string[] {
  const id = isFields(entry) && typeof entry.id === 'string' && entry.id ? entry.id : placeholderId(path);
  return [id, `track=${id}`];
}
