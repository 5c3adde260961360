import { expect, test } from 'vitest';
import { readSite } from '../pages/all-pages.ts';
import { headTags } from './head-tags.ts';

const content = await readSite('fixture');
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

function head(title: string, ...description: string[]) {
  const tags = headTags(content, { path: '/music', title, description });
  return {
    title: tags.find(({ name }) => name === 'title')?.text,
    description: tags.find(({ attributes }) => attributes?.name === 'description')?.attributes?.content,
  };
}

test('a title has the name of the site, unless search engines would cut it off', () => {
  expect(head('Short', 'Text').title).toBe('Short | Fixture');
  expect(head(words(11), 'Text').title).toBe(words(11));
  expect(head(words(20), 'Text').title).toBe(`${words(12)}…`);
  expect(head('x'.repeat(80), 'Text').title).toBe(`${'x'.repeat(59)}…`);
});

test('a short description continues with the next sentence, and a long description ends after a whole word', () => {
  expect(head('Title', 'One.', 'Two.').description).toBe('One. Two.');
  expect(head('Title', `${words(15)}.`, 'Two.').description).toBe(`${words(15)}.`);
  expect(head('Title', words(80)).description).toBe(`${words(32)}…`);
  expect(head('Title', Array(80).fill('word,').join(' ')).description).toMatch(/word…$/);
});
