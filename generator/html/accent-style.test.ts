import { expect, test } from 'vitest';
import { contrast, token } from '../lib/colors.ts';
import { accentStyle } from './accent-style.ts';

test('by day an own accent is dark enough on paper for signs, and as text of the scenes', () => {
  const style = accentStyle({ accents: { blue: '#9cf0ff', purple: '#ffd6f5', emerald: '#d0ffb0' } });
  const byDay = style.split('data-look=day')[1]!;
  for (const [name, needed] of [
    ['aurora', 3],
    ['particle', 4.5],
  ] as const) {
    const colors = [...byDay.matchAll(new RegExp(`--${name}-\\w+:(#\\w{6})`, 'g'))].map(([, color]) => color!);
    expect(colors).toHaveLength(3);
    for (const color of colors) expect(contrast(color, token('ground-800', 'day'))).toBeGreaterThanOrEqual(needed);
  }
});
