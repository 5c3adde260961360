import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Language, languages } from '../contract/languages.ts';
import { jsonSchema } from '../generator/content/schemas.ts';
import { site } from '../generator/content/site.ts';
import type { Schema } from './messages.ts';
import { EnumField } from './page/choice.tsx';
import { FormContext } from './page/form-context.ts';

const form = {
  record: 'site.yaml',
  problems: new Map(),
  change: () => {},
  follow: () => () => undefined,
  say: () => {},
  target: undefined,
};

/** The options of the site's language, the chosen one in brackets. */
function optionsFor(value?: string): string[] {
  const schema = (jsonSchema(site.schema) as Schema).properties!.language!;
  const html = renderToStaticMarkup(
    <FormContext value={form}>
      <EnumField path={['language']} name="language" schema={schema} value={value} isOptional />
    </FormContext>,
  );
  return [...html.matchAll(/<option value="\w*"( selected="")?>([^<]*)/g)].map(([, chosen, label]) =>
    chosen ? `[${label}]` : label!,
  );
}

test('the language of the site is chosen by its own name, and is English until then', () => {
  const named = (chosen: Language) =>
    Object.entries(languages).map(([language, name]) => (language === chosen ? `[${name}]` : name));
  expect(optionsFor()).toEqual(named('en'));
  expect(optionsFor('de')).toEqual(named('de'));
});
