import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeTrack } from './fake-track.ts';
import { Words } from './words.tsx';

test('each line has the id of its time; not within the first second, whose address is that of the recording', () => {
  const lines = [0.4, 5.25, 61].map((start) => ({ start, text: 'A line' }));
  const html = renderToStaticMarkup(<Words words={{ title: 'Lyrics', lines }} track={fakeTrack('song')} />);
  const places = [...html.matchAll(/<li(?: id="([^"]*)")?><a href="([^"]*)">/g)].map(([, ...place]) => place);
  expect(places).toEqual([
    [undefined, '#track=song'],
    ['track=song&amp;t=5.25', '#track=song&amp;t=5.25'],
    ['track=song&amp;t=61', '#track=song&amp;t=61'],
  ]);
});
