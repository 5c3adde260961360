import { expect, test } from 'vitest';
import { FakeCanvas, noColors, stubOffscreenCanvas } from '../../testing/fake-canvas.ts';
import {
  connections,
  createNetwork,
  createNodes,
  glintStrength,
  nodeAt,
  settings,
  waveDimmingAt,
  wavePoints,
} from './network.ts';

const size = { width: 1440, height: 900 };

test('there are thirty nodes, the same for the same seed', () => {
  expect(settings.nodes).toBe(30);
  expect(createNodes(30, 1)).toHaveLength(30);
  expect(createNodes(30, 1)).toEqual(createNodes(30, 1));
});

test('nodes nearer than 150 px are connected, each pair once', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 149.9, y: 0 },
    { x: 0, y: 150 },
    { x: 75, y: 0 },
  ];
  const joined = connections(points, settings.connectionPx);
  expect(joined.map(({ from, to }) => [points.indexOf(from), points.indexOf(to)])).toEqual([
    [0, 1],
    [0, 3],
    [1, 3],
  ]);
  expect(joined[1]!.nearness).toBeCloseTo(0.5);
});

test('a node stays near its place', () => {
  for (const node of createNodes(30, 4)) {
    for (let seconds = 0; seconds < 600; seconds += 10) {
      const { x, y } = nodeAt(node, seconds, size);
      expect(Math.abs(x - node.x * size.width)).toBeLessThanOrEqual(settings.driftPx[1]);
      expect(Math.abs(y - node.y * size.height)).toBeLessThanOrEqual(settings.driftPx[1]);
    }
  }
});

test('a wave has a point every 50 px beyond both edges, and repeats after its period', () => {
  for (const wave of settings.waves) {
    const points = wavePoints(wave, 3, size);
    for (const [index, { x }] of points.entries()) expect(x).toBe((index - 1) * 50);
    expect(points.at(-1)!.x).toBeGreaterThanOrEqual(size.width + 50);
    for (const { y } of points) expect(Math.abs(y - wave.height * size.height)).toBeLessThanOrEqual(wave.swingPx);
    for (const [index, { y }] of wavePoints(wave, 3 + wave.swingSeconds, size).entries()) {
      expect(y).toBeCloseTo(points[index]!.y, 6);
    }
  }
});

test('a light reaches the points of a wave one after the other', () => {
  const { apart, perSecond, strength } = settings.glints;
  expect(glintStrength(0, 0)).toBeCloseTo(strength);
  expect(glintStrength(3, 3 / perSecond)).toBeCloseTo(strength);
  expect(glintStrength(apart, 0)).toBeCloseTo(strength);
  expect(glintStrength(apart / 2, 0)).toBeCloseTo(0);
});

test('paints all thirty nodes, a line for every near pair, and a line for every wave', () => {
  stubOffscreenCanvas();
  const canvas = new FakeCanvas();
  const scene = createNetwork(canvas.getContext(), noColors);
  scene(40, size);
  const points = createNodes(30, settings.seed).map((node) => nodeAt(node, 40, size));
  const near = connections(points, 150).length;
  expect(near).toBeGreaterThan(5);
  expect(canvas.context.stroke).toHaveBeenCalledTimes(near + settings.waves.length);
  const places = canvas.context.drawImage.mock.calls.map(([, x, y, width]) => [x + width / 2, y + width / 2]);
  for (const { x, y } of points) expect(places).toContainEqual([expect.closeTo(x), expect.closeTo(y)]);
});

test.each([
  [1440, 0],
  [390, settings.onNarrow],
])('on a screen of %i px, a wave behind the text has the strength %f', (width, strength) => {
  expect(waveDimmingAt(width * 0.6, { width, height: 900 })).toBe(strength);
});
