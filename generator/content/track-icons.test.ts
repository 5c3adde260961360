import { expect, test } from 'vitest';
import { trackIcons, trackSign } from './track-icons.ts';

test('each icon is a drawing', () => {
  for (const icon of trackIcons) expect(trackSign(icon).lines, icon).toMatch(/^M[\d. -]/);
});

test('a moon has its light', () => {
  expect(trackSign('moon-1').light).toBe('M12 3A9 9 0 0 1 12 21A7.2 9 0 0 0 12 3z');
  expect(trackSign('moon-6').light).toBe('M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3z');
  expect(trackSign('bird').light).toBeUndefined();
});

test('a circle and a path that begins with a relative step stand where they stood', () => {
  // The sun: a disc in the middle, and a beam from 4.93, 4.93.
  expect(trackSign('sun').lines).toContain('M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0');
  expect(trackSign('sun').lines).toContain('M0 0m4.93 4.93 1.41 1.41');
});
