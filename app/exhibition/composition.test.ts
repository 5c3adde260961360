import { describe, expect, test } from 'vitest';
import { compose } from './composition.ts';

const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 480 },
  'phone on its side': { width: 844, height: 390 },
};
const pictures = {
  wide: { width: 1600, height: 1067 },
  upright: { width: 1280, height: 1600 },
  'very wide': { width: 2400, height: 600 },
  'very tall': { width: 500, height: 1600 },
};

describe.each(Object.entries(screens))('on a %s', (_, screen) => {
  test.each(Object.entries(pictures))('a %s picture is seen whole at first, with its label below it', (_, original) => {
    const { picture, middle, start, label } = compose(original, screen);
    const first = { width: picture.width * start.scale, height: picture.height * start.scale };
    const top = middle + start.y - first.height / 2;
    expect(first.width / first.height).toBeCloseTo(original.width / original.height);
    expect(first.width).toBeLessThan(screen.width);
    expect(top).toBeGreaterThan(0);
    expect(label.top).toBeGreaterThan(top + first.height);
    expect(label.top).toBeLessThan(screen.height - 100);
    expect(label.start).toBeGreaterThan(0);
    expect(label.start + label.width).toBeLessThan(screen.width);
  });

  test.each(Object.entries(pictures))('the label of a %s picture stays in the window', (_, original) => {
    const { label } = compose(original, screen);
    expect(label.start + label.end.x).toBeGreaterThan(0);
    expect(label.top + label.end.y).toBeLessThan(screen.height - 50);
    expect(label.part).toBeGreaterThan(0);
    expect(label.part).toBeLessThanOrEqual(1);
  });
});

test('the visitor comes nearer, and further into a wide picture on a phone', () => {
  const growth = (picture: keyof typeof pictures, screen: keyof typeof screens) =>
    1 / compose(pictures[picture], screens[screen]).start.scale;
  expect(growth('wide', 'desktop')).toBeCloseTo(1.34);
  expect(growth('upright', 'desktop')).toBeCloseTo(1.34);
  expect(growth('wide', 'phone')).toBeGreaterThan(1.6);
});

test('a small picture is not drawn much larger than its file', () => {
  expect(compose({ width: 300, height: 200 }, screens.desktop).picture.width).toBeCloseTo(450);
});
