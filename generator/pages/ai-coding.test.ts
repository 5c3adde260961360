import { expect, test } from 'vitest';
import { parseSections } from './ai-coding.ts';

test('headings, points and paragraphs of a tool', () => {
  expect(parseSections('Before.\n### What it does\n• One\n• Two\n\nAfter.\n### Empty')).toEqual([
    { paragraphs: ['Before.'], points: [] },
    { heading: 'What it does', paragraphs: ['After.'], points: ['One', 'Two'] },
    { heading: 'Empty', paragraphs: [], points: [] },
  ]);
});
