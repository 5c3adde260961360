import { expect, test } from 'vitest';
import { embedAddress } from '../../generator/content/youtube.ts';
import { codingTools, parseSections } from './page.ts';

test('headings, points and paragraphs of a tool', () => {
  expect(parseSections('Before.\n### What it does\n• One\n• Two\n\nAfter.\n### Empty')).toEqual([
    { paragraphs: ['Before.'], points: [] },
    { heading: 'What it does', paragraphs: ['After.'], points: ['One', 'Two'] },
    { heading: 'Empty', paragraphs: [], points: [] },
  ]);
});

test.each([
  'https://www.youtube-nocookie.com/embed/f8CkP7SC-kM',
  'https://www.youtube.com/watch?v=f8CkP7SC-kM',
  'https://www.youtube.com/watch?app=desktop&v=f8CkP7SC-kM&t=10s',
  'https://m.youtube.com/shorts/f8CkP7SC-kM',
  'https://youtu.be/f8CkP7SC-kM?si=x',
])('%s is a film', (address) => {
  expect(embedAddress(address)).toBe('https://www.youtube-nocookie.com/embed/f8CkP7SC-kM');
});

test('an address of another site is not a film', () => {
  const { error } = codingTools.schema.safeParse([{ videoUrl: 'https://youtu.be.example/f8CkP7SC-kM' }]);
  expect(error!.issues.find(({ path }) => path[1] === 'videoUrl')!.message).toContain('a film on YouTube');
});
