import { expect, test } from 'vitest';
import type { Finding } from '../../contract/problem.ts';
import { annotations } from './annotations.ts';

const finding: Finding = { level: 'must', file: 'content/history.yaml', place: '12:3', path: [], message: 'is wrong.' };

test('a finding that must be fixed is an error beside its line', () => {
  expect(annotations([finding, { ...finding, level: 'should' }])).toEqual([
    '::error file=content/history.yaml,line=12,col=3::is wrong.',
  ]);
});

test('a finding about a whole file has no line; a finding about several files belongs to the content folder', () => {
  expect(annotations([{ ...finding, place: '' }])).toEqual(['::error file=content/history.yaml::is wrong.']);
  expect(annotations([{ ...finding, file: '', place: '' }])).toEqual(['::error file=content::is wrong.']);
});

test('no text can end the command or begin another one', () => {
  const message = '100 %\n::error::not ours';
  expect(annotations([{ ...finding, file: 'content/a,b:c.jpg', place: '7', message }])).toEqual([
    '::error file=content/a%2Cb%3Ac.jpg,line=7::100 %25%0A::error::not ours',
  ]);
});
