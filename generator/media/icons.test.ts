import { expect, test } from 'vitest';
import { iconData, iconNames } from './icons.ts';

test('each name has shapes', () => {
  for (const name of iconNames) {
    const shapes = iconData(name);
    expect(shapes.length, name).toBeGreaterThan(0);
    for (const [element] of shapes) expect(element, name).toMatch(/^(path|circle|rect|line|ellipse|polyline|polygon)$/);
  }
});

test('a moon has a filled part, whose inner edge depends on its phase', () => {
  const litPart = (name: 'moon-1' | 'moon-6') => iconData(name)[1]![1];
  expect(litPart('moon-1')).toEqual({
    d: 'M12 3A9 9 0 0 1 12 21A7.2 9 0 0 0 12 3z',
    fill: 'var(--moon-lit, currentColor)',
    stroke: 'none',
  });
  expect(litPart('moon-6').d).toBe('M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3z');
});
