import { expect, test } from 'vitest';
import { fitInto, type Limits, maxZoomOf, panBy, wholePicture, zoomBy } from './zoom.ts';

const limits: Limits = { container: { width: 1000, height: 800 }, picture: { width: 1000, height: 500 }, maxZoom: 4 };
const center = { x: 0, y: 0 };

test('zooming keeps the part of the picture under the pointer in place', () => {
  const point = { x: 200, y: -100 };
  const zoomed = zoomBy(wholePicture, 3, point, limits);
  expect(zoomed.zoom).toBe(3);
  // The same part of the picture, converted back to zoom 1.
  expect((point.x - zoomed.x) / zoomed.zoom).toBeCloseTo(200);
  expect((point.y - zoomed.y) / zoomed.zoom).toBeCloseTo(-100);
});

test('zoom is limited to the range from 1 to the largest zoom', () => {
  expect(zoomBy(wholePicture, 100, center, limits).zoom).toBe(4);
  expect(zoomBy(wholePicture, 0.01, center, limits)).toEqual(wholePicture);
});

test('zooming out centers the picture again', () => {
  const panned = panBy(zoomBy(wholePicture, 2, center, limits), { x: 400, y: 90 }, limits);
  expect(panned).toEqual({ zoom: 2, x: 400, y: 90 });
  expect(zoomBy(panned, 0.5, { x: 300, y: 0 }, limits)).toEqual(wholePicture);
});

test('panning stops at the edge of the picture, and does nothing where the picture fits', () => {
  const zoomed = zoomBy(wholePicture, 1.5, center, limits);
  const panned = panBy(zoomed, { x: -900, y: 900 }, limits);
  expect(panned).toEqual({ zoom: 1.5, x: -250, y: 0 });
});

test('the largest zoom doubles the original size, and is between 2 and 8', () => {
  expect(maxZoomOf(1600, 800)).toBe(4);
  expect(maxZoomOf(1600, 1600)).toBe(2);
  expect(maxZoomOf(400, 400)).toBe(2);
  expect(maxZoomOf(20_000, 300)).toBe(8);
});

test('a picture fits into the container, and is never enlarged', () => {
  expect(fitInto({ width: 1600, height: 1200 }, { width: 800, height: 800 })).toEqual({ width: 800, height: 600 });
  expect(fitInto({ width: 960, height: 1280 }, { width: 800, height: 640 })).toEqual({ width: 480, height: 640 });
  expect(fitInto({ width: 300, height: 200 }, { width: 800, height: 640 })).toEqual({ width: 300, height: 200 });
});
