import { expect, test, vi } from 'vitest';
import { withOwnId } from './own-id.ts';

const schema = { properties: { id: {}, title: {} }, required: ['id', 'title'] };

test.each([
  ['an entry that was begun and left', { id: '', title: '' }, 'fete-du-port'],
  ['one that was left with a title and no address', { title: 'Fête' }, 'fete-du-port'],
  ['one that was left in the middle of its title', { id: 'fete', title: 'Fête' }, 'fete-du-port'],
  ['an example', { id: 'example-event', title: 'Example event' }, 'fete-du-port'],
  ['an address of one’s own', { id: 'port-2026', title: 'Fête' }, undefined],
  ['a published entry', { id: 'concert', title: 'Concert' }, undefined],
])('the title of %s', (_, value, id) => {
  const change = vi.fn();
  const publishedIds = ['concert', 'example-event'];
  withOwnId({ change, publishedIds }, [2], schema, value)([2, 'title'], 'Fête du port');
  expect(change.mock.calls[0]?.[2]).toEqual(id && [[[2, 'id'], id]]);
});
