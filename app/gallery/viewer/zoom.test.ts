import { expect, test } from 'vitest';
import { fitInto, type Limits, maxZoomOf, moveBy, whole, zoomBy } from './zoom.ts';

const limits: Limits = { stage: { width: 1000, height: 800 }, picture: { width: 1000, height: 500 }, maxZoom: 4 };
const middle = { x: 0, y: 0 };

test('what lies under the pointer stays there', () => {
  const point = { x: 200, y: -100 };
  const zoomed = zoomBy(whole, 3, point, limits);
  expect(zoomed.zoom).toBe(3);
  // The same spot of the picture, measured in the picture that just fits.
  expect((point.x - zoomed.x) / zoomed.zoom).toBeCloseTo(200);
  expect((point.y - zoomed.y) / zoomed.zoom).toBeCloseTo(-100);
});

test('zoom ends at the whole picture and at the largest size', () => {
  expect(zoomBy(whole, 100, middle, limits).zoom).toBe(4);
  expect(zoomBy(whole, 0.01, middle, limits)).toEqual(whole);
});

test('zooming out brings the picture back to the middle', () => {
  const aside = moveBy(zoomBy(whole, 2, middle, limits), { x: 400, y: 90 }, limits);
  expect(aside).toEqual({ zoom: 2, x: 400, y: 90 });
  expect(zoomBy(aside, 0.5, { x: 300, y: 0 }, limits)).toEqual(whole);
});

test('a picture moves no further than to its edge, and not at all where it fits', () => {
  const zoomed = zoomBy(whole, 1.5, middle, limits);
  const moved = moveBy(zoomed, { x: -900, y: 900 }, limits);
  expect(moved).toEqual({ zoom: 1.5, x: -250, y: 0 });
});

test('the largest size shows each pixel of the file twice, or doubles what is small already', () => {
  expect(maxZoomOf(1600, 800)).toBe(4);
  expect(maxZoomOf(1600, 1600)).toBe(2);
  expect(maxZoomOf(400, 400)).toBe(2);
  expect(maxZoomOf(20_000, 300)).toBe(8);
});

test('a picture fits by the side that is scarcer, and is never blown up', () => {
  expect(fitInto({ width: 1600, height: 1200 }, { width: 800, height: 800 })).toEqual({ width: 800, height: 600 });
  expect(fitInto({ width: 960, height: 1280 }, { width: 800, height: 640 })).toEqual({ width: 480, height: 640 });
  expect(fitInto({ width: 300, height: 200 }, { width: 800, height: 640 })).toEqual({ width: 300, height: 200 });
});
