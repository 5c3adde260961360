import { between, clamp } from '../lib/numbers.ts';
import { seededRandom } from '../lib/random.ts';
import { createGlow, edgeFade, stamp } from './glow.ts';
import type { Colours, Scene, Size } from './scene.ts';

export const settings = {
  nodes: 30,
  seed: 30,
  /** Two nodes are joined when they are nearer to each other than this, in CSS pixels. */
  connectionPx: 150,
  /** A wave is a curve through a point in every so many CSS pixels. */
  waveStepPx: 50,
  waves: [
    { colour: 'blue', height: 0.78, lengthPx: 1500, swingPx: 34, swingSeconds: 64, strength: 0.6 },
    { colour: 'ivory', height: 0.86, lengthPx: 1250, swingPx: 28, swingSeconds: 88, strength: 0.22 },
    { colour: 'gold', height: 0.93, lengthPx: 1700, swingPx: 24, swingSeconds: 120, strength: 0.26 },
  ],
  /** This share of the nodes is at the left, up to this part of the width. */
  leftShare: 0.6,
  left: 0.42,
  /** How far a node strays from its place, in CSS pixels, and how long it is on its way. */
  strayPx: [24, 70],
  straySeconds: [60, 140],
  /** It stands behind the words. */
  strength: 0.7,
  /** So much light is left right behind them, and on narrow screens, where they stand everywhere. */
  behindWords: 0.42,
  narrow: 0.26,
  narrowBelow: 896,
  /** A light runs along each wave, from point to point: how many points from one to the next, and how fast. */
  pearls: { apart: 17, perSecond: 1.1, strength: 0.5, radiusPx: 7 },
  edgePx: 120,
} as const;

/** What chance gave to a node: its place in parts of the canvas, and how it strays from it. */
export interface Node {
  x: number;
  y: number;
  strayPx: number;
  /** Two different times, so that its way never closes. */
  straySeconds: [number, number];
  phase: number;
  /** From 0 to 1. */
  brightness: number;
}

interface Point {
  x: number;
  y: number;
}

/** As many nodes as asked for, strewn by chance: most of them at the left, where the years leave much of the night empty. */
export function createNodes(count: number, seed: number): Node[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    x: random() < settings.leftShare ? settings.left * random() : settings.left + (1 - settings.left) * random(),
    y: random(),
    strayPx: between(settings.strayPx, random()),
    straySeconds: [between(settings.straySeconds, random()), between(settings.straySeconds, random())],
    phase: random() * 2 * Math.PI,
    brightness: random(),
  }));
}

/** Where a node is at a moment. */
export function nodeAt({ x, y, strayPx, straySeconds, phase }: Node, seconds: number, size: Size): Point {
  return {
    x: x * size.width + strayPx * Math.sin((seconds / straySeconds[0]) * 2 * Math.PI + phase),
    y: y * size.height + strayPx * Math.cos((seconds / straySeconds[1]) * 2 * Math.PI + phase),
  };
}

/** The pairs of points that are nearer than a distance, and how near: from 0 at that distance to 1 at the same place. */
export function connections<P extends Point>(points: P[], distancePx: number): { from: P; to: P; nearness: number }[] {
  return points.flatMap((from, index) =>
    points
      .slice(index + 1)
      .map((to) => ({ from, to, nearness: 1 - Math.hypot(from.x - to.x, from.y - to.y) / distancePx }))
      .filter(({ nearness }) => nearness > 0),
  );
}

/** A wave's points from edge to edge of the canvas and one step beyond, at a moment. */
export function wavePoints(wave: (typeof settings.waves)[number], seconds: number, { width, height }: Size): Point[] {
  const { waveStepPx } = settings;
  return Array.from({ length: Math.ceil(width / waveStepPx) + 3 }, (_, index) => {
    const x = (index - 1) * waveStepPx;
    const turns = x / wave.lengthPx + seconds / wave.swingSeconds;
    return { x, y: wave.height * height + wave.swingPx * Math.sin(turns * 2 * Math.PI) };
  });
}

/** How bright a wave's point is at a moment, as the light runs through it. */
export function pearlStrength(index: number, seconds: number): number {
  const { apart, perSecond, strength } = settings.pearls;
  const turns = (index - seconds * perSecond) / apart;
  return strength * (0.5 + 0.5 * Math.cos(turns * 2 * Math.PI)) ** 6;
}

/** How much of its light is left where words stand in front of it: less to the right of the years. */
export function clearance(x: number, { width }: Size): number {
  const { left, behindWords, narrow, narrowBelow } = settings;
  if (width < narrowBelow) return narrow;
  const part = clamp((left - x / width) / 0.1 + 0.5, 0, 1);
  return behindWords + (1 - behindWords) * part;
}

/** History: thirty stars that are joined while they are near each other, over three slow waves. */
export function createNetwork(context: OffscreenCanvasRenderingContext2D, colours: Colours): Scene {
  const glows = [createGlow(colours.ivory), createGlow(colours.moteBlue)];
  const nodes = createNodes(settings.nodes, settings.seed);
  let size: Size = { width: 0, height: 0 };

  const paintWave = (wave: (typeof settings.waves)[number], seconds: number) => {
    const points = wavePoints(wave, seconds, size);
    context.globalAlpha = settings.strength * wave.strength;
    context.strokeStyle = colours[wave.colour];
    context.beginPath();
    // A curve that bends at each point and passes half way between them has no corners.
    for (const [index, { x, y }] of points.entries()) {
      const next = points[index + 1] ?? { x, y };
      context.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
    }
    context.stroke();
    for (const [index, { x, y }] of points.entries()) {
      const strength = settings.strength * pearlStrength(index, seconds);
      if (strength > 0.01) stamp(context, glows[0]!, { x, y, radius: settings.pearls.radiusPx, strength });
    }
  };

  return {
    resize(newSize) {
      size = newSize;
    },
    render(seconds) {
      for (const wave of settings.waves) paintWave(wave, seconds);

      const points = nodes.map((node) => {
        const { x, y } = nodeAt(node, seconds, size);
        return { x, y, fade: edgeFade(x, y, size, settings.edgePx) * clearance(x, size) };
      });
      context.strokeStyle = colours.ivory;
      for (const { from, to, nearness } of connections(points, settings.connectionPx)) {
        context.globalAlpha =
          settings.strength * (0.06 + 0.4 * nearness) * Math.min(1, nearness * 5) * Math.min(from.fade, to.fade);
        context.beginPath();
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
        context.stroke();
      }
      for (const [index, { x, y, fade }] of points.entries()) {
        const { brightness } = nodes[index]!;
        const strength = settings.strength * (0.4 + 0.6 * brightness) * fade;
        stamp(context, glows[index % glows.length]!, { x, y, radius: 7 + 8 * brightness, strength });
      }
    },
  };
}
