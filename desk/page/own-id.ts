import { hyphenated } from '../../contract/hyphenated.ts';
import type { Schema } from '../messages.ts';
import { isFields, type Path, type Value } from '../value.ts';
import type { Form } from './form-context.ts';
import { placeOf } from './values.ts';

/**
 * The `change` of a form, in which the address of an entry follows its title until somebody writes another one, or until the entry
 * is published: from then on others may link to it. An entry that has none gets one of its title.
 */
export function withOwnId(
  { change, publishedIds }: Pick<Form, 'change' | 'publishedIds'>,
  path: Path,
  schema: Schema,
  value: Value,
): Form['change'] {
  const source = ['title', 'name', 'question'].find((field) => schema.properties?.[field]);
  if (!source || !schema.required?.includes('id')) return change;
  const { id, [source]: title } = isFields(value) ? value : {};
  const isDrawn = typeof id === 'string' && /^entry-[0-9a-f]{6}$/.test(id);
  const isMade = isDrawn || (typeof title === 'string' && id === hyphenated(title));
  const isPublished = publishedIds.includes(String(id)) && !String(id).startsWith('example-');
  const isOwn = !id || (isMade && !isPublished);
  return (place, next, also, replaced) => {
    const isFollowed = isOwn && placeOf(place) === placeOf([...path, source]);
    // A title without Latin letters makes no address.
    const made = hyphenated(String(next ?? '')) || (isDrawn ? id : next ? drawnId() : '');
    change(place, next, isFollowed ? [[[...path, 'id'], made]] : also, replaced);
  };
}

const drawnId = (): string => `entry-${crypto.randomUUID().slice(0, 6)}`;
