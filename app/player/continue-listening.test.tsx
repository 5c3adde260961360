import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeTrack } from '../../testing/fake-track.ts';
import ContinueListening from './continue-listening.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The HTML of an album of one track of 200 seconds, with this value saved. */
function shown(saved: string): string {
  vi.stubGlobal('localStorage', { getItem: () => saved });
  return renderToStaticMarkup(<ContinueListening tracks={[fakeTrack('song')]} />);
}

test('the button has the saved track and second', () => {
  expect(shown('{"key":"song","seconds":160}')).toContain('Continue <i>song</i> at 2:40');
});

test.each([
  ['invalid JSON', '{]'],
  ['an unknown track', '{"key":"other","seconds":100}'],
  ['a second beyond the end', '{"key":"song","seconds":99999}'],
])('there is no button when the storage has %s', (_, saved) => {
  expect(shown(saved)).toBe('');
});
