import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageChoice } from './language-choice.tsx';

const shown = (value: string) =>
  renderToStaticMarkup(<LanguageChoice value={value} onChange={() => {}} control={{ id: 'language' }} />);

test('a language is chosen by its own name, and any other one has its tag and its name beside it', () => {
  expect(shown('de')).toContain('<option value="de" lang="de" selected="">Deutsch</option>');
  expect(shown('de')).not.toContain('<input');
  expect(shown('sw')).toMatch(/selected="">Another one.*value="sw".*<output lang="sw">Kiswahili</);
  expect(shown('xx')).toMatch(/value="xx".*<output><\/output>/);
});
