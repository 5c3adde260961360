import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeTrack } from '../../testing/fake-track.ts';
import { lineAt, nextChange } from './live-timed-lines.tsx';
import { TimedLines } from './timed-lines.tsx';

test('each line has the id of its time, except in the first second, which has the address of the recording', () => {
  const lines = [0.4, 5.25, 61].map((start) => ({ start, text: 'A line' }));
  const html = renderToStaticMarkup(<TimedLines timedText={{ title: 'Lyrics', lines }} track={fakeTrack('song')} />);
  const places = [...html.matchAll(/<li(?: id="([^"]*)")?><a href="([^"]*)">/g)].map(([, ...place]) => place);
  expect(places).toEqual([
    [undefined, '#track=song'],
    ['track=song&amp;t=5.25', '#track=song&amp;t=5.25'],
    ['track=song&amp;t=61', '#track=song&amp;t=61'],
  ]);
});

test('the words have their title as a name, and each line its time and its text', () => {
  const lines = [{ start: 20.5, text: 'The refrain' }];
  const html = renderToStaticMarkup(<TimedLines timedText={{ title: 'Lyrics', lines }} track={fakeTrack('song')} />);
  expect(html).toMatch(/^<ol[^>]* aria-label="Lyrics">/);
  expect(html).toContain('<span>0:20</span> <span dir="auto">The refrain</span>');
});

const lines = [
  { start: 2, text: 'The first line' },
  { start: 8.25, end: 11, text: 'A line before a silence' },
  { start: 14, text: 'The last line' },
];

test.each([
  [0, undefined, 2],
  [1.99, undefined, 2],
  [2, 0, 8.25],
  [8.2, 0, 8.25],
  [8.25, 1, 11],
  [11, undefined, 14],
  [13.9, undefined, 14],
  [14, 2, Number.POSITIVE_INFINITY],
  [999, 2, Number.POSITIVE_INFINITY],
])('at %d s line %s sounds, until %d s', (seconds, line, change) => {
  expect(lineAt(lines, seconds)).toBe(line);
  expect(nextChange(lines, seconds)).toBe(change);
});
