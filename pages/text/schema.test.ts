import { expect, onTestFinished, test } from 'vitest';
import type { Problem } from '../../contract/problem.ts';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { texts } from './schema.ts';

test('a day is understood as people write it in the language of the site', async () => {
  const copy = copyFixture();
  onTestFinished(() => copy.remove());
  copy.change('texts/spring/text.yaml', '2025-04-12', '12 août 2025');
  const problems: Problem[] = [];
  const read = await texts.read(copy.folder, problems, [], { mainLanguage: 'fr' });
  expect(problems).toEqual([]);
  expect(read!.find(({ id }) => id === 'spring')!.published).toBe('2025-08-12');
});

test('a page needs a text, unless others are below it', async () => {
  const copy = copyFixture();
  onTestFinished(() => copy.remove());
  const problems: Problem[] = [];
  for (const page of ['journal', 'spring']) copy.change(`texts/${page}/text.yaml`, /^text: .*\n( .*\n|\n)*/m, '');
  await texts.read(copy.folder, problems);
  expect(problems.map(({ file, message }) => [file.includes('spring'), message])).toEqual([
    [true, 'text is missing; it must be text. Only a page with others below it needs none.'],
  ]);
});
