import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Schema } from '../messages.ts';
import { Field } from './field.tsx';
import { FormContext } from './form-context.ts';

vi.hoisted(() => vi.stubGlobal('location', { pathname: '/desk', origin: '' }));
vi.mock('./use-choices.ts', () => ({
  useChoices: () => ({
    places: ['/history', '/history#one', '/history#two'].map((address) => ({ address, label: '' })),
  }),
}));

const links: Schema = {
  type: 'array',
  items: { type: 'object', properties: { href: { type: 'string', widget: 'place' }, label: { type: 'string' } } },
};
const events: Schema = {
  type: 'array',
  items: { type: 'object', properties: { id: { type: 'string' }, links }, required: ['id'] },
};

test('a link of an event does not offer the event itself', () => {
  const html = renderToStaticMarkup(
    <FormContext
      value={{
        record: 'history.yaml',
        page: '/history',
        languages: [],
        publishedIds: [],
        problems: new Map(),
        change: () => {},
        follow: (path) => () => path,
        say: () => {},
        target: { place: '1.links.0.href' },
      }}
    >
      <Field
        path={[]}
        name=""
        schema={events}
        value={[{ id: 'one' }, { id: 'two', links: [{ href: '', label: '' }] }]}
        isOptional={false}
      />
    </FormContext>,
  );
  const offered = [...html.matchAll(/<option value="([^"]*)"/g)].map(([, address]) => address);
  expect(new Set(offered)).toEqual(new Set(['/history', '/history#one']));
});
