import { px } from '../lib/breakpoints.ts';
import { clamp, lerp } from '../lib/numbers.ts';
import { seededRandom } from '../lib/random.ts';
import { createGlow, edgeFade, stamp } from './glow.ts';
import type { Colors, Scene, Size } from './scene.ts';

export const settings = {
  nodes: 30,
  seed: 30,
  /** A line connects two nodes that are nearer to each other than this, in CSS pixels. */
  connectionPx: 150,
  /** The distance between two points of a wave's curve, in CSS pixels. */
  waveStepPx: 50,
  waves: [
    { color: 'blue', height: 0.78, lengthPx: 1500, swingPx: 34, swingSeconds: 64, strength: 0.6 },
    { color: 'ivory', height: 0.86, lengthPx: 1250, swingPx: 28, swingSeconds: 88, strength: 0.22 },
    { color: 'gold', height: 0.93, lengthPx: 1700, swingPx: 24, swingSeconds: 120, strength: 0.26 },
  ],
  /** The share of nodes in the left part of the canvas, and how wide that part is, in fractions of the width. */
  leftShare: 0.6,
  left: 0.42,
  /** How far a node moves around its place, in CSS pixels, and the seconds of one round. */
  driftPx: [24, 70],
  driftSeconds: [60, 140],
  /** The scene is behind text, so it is dimmed. */
  strength: 0.7,
  /** Further dimming: right of the years, behind most text; and on narrow screens, where text covers everything. */
  behindText: 0.42,
  onNarrow: 0.26,
  narrowBelow: px('large'),
  /** The part of the width in which a wave fades out. */
  waveFade: 0.12,
  /** Lights run along each wave: the points between two lights, and the points that a light passes per second. */
  glints: { apart: 17, perSecond: 1.1, strength: 0.5, radiusPx: 7 },
  edgePx: 120,
} as const;

interface Point {
  x: number;
  y: number;
}

/** Creates `count` nodes at random places, in fractions of the canvas. Most are at the left, where the timeline is emptier. */
export function createNodes(count: number, seed: number) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    x: random() < settings.leftShare ? settings.left * random() : settings.left + (1 - settings.left) * random(),
    y: random(),
    driftPx: lerp(...settings.driftPx, random()),
    // Two different periods for x and y, so that the path does not repeat.
    driftSeconds: [lerp(...settings.driftSeconds, random()), lerp(...settings.driftSeconds, random())] as const,
    phase: random() * 2 * Math.PI,
    brightness: random(),
  }));
}

type Node = ReturnType<typeof createNodes>[number];

/** The position of a node at a time. */
export function nodeAt({ x, y, driftPx, driftSeconds, phase }: Node, seconds: number, size: Size): Point {
  return {
    x: x * size.width + driftPx * Math.sin((seconds / driftSeconds[0]) * 2 * Math.PI + phase),
    y: y * size.height + driftPx * Math.cos((seconds / driftSeconds[1]) * 2 * Math.PI + phase),
  };
}

/** The pairs of points nearer than `distancePx`. `nearness` is 0 at that distance and 1 at the same place. */
export function connections<P extends Point>(points: P[], distancePx: number): { from: P; to: P; nearness: number }[] {
  return points.flatMap((from, index) =>
    points
      .slice(index + 1)
      .map((to) => ({ from, to, nearness: 1 - Math.hypot(from.x - to.x, from.y - to.y) / distancePx }))
      .filter(({ nearness }) => nearness > 0),
  );
}

/** The points of a wave at a time, from edge to edge of the canvas and one step beyond each edge. */
export function wavePoints(wave: (typeof settings.waves)[number], seconds: number, { width, height }: Size): Point[] {
  const { waveStepPx } = settings;
  return Array.from({ length: Math.ceil(width / waveStepPx) + 3 }, (_, index) => {
    const x = (index - 1) * waveStepPx;
    const turns = x / wave.lengthPx + seconds / wave.swingSeconds;
    return { x, y: wave.height * height + wave.swingPx * Math.sin(turns * 2 * Math.PI) };
  });
}

/** The brightness of a wave's point at a time, as lights pass it. */
export function glintStrength(index: number, seconds: number): number {
  const { apart, perSecond, strength } = settings.glints;
  const turns = (index - seconds * perSecond) / apart;
  return strength * (0.5 + 0.5 * Math.cos(turns * 2 * Math.PI)) ** 6;
}

/** The factor that dims a light at `x`, so that the text in front stays readable. */
function dimmingAt(x: number, { width }: Size): number {
  const { left, behindText, onNarrow, narrowBelow } = settings;
  if (width < narrowBelow) return onNarrow;
  const t = clamp((left - x / width) / 0.1 + 0.5, 0, 1);
  return behindText + (1 - behindText) * t;
}

/** The same for a wave, which ends before the text on wide screens, because words on a line are hard to read. */
export function waveDimmingAt(x: number, { width }: Size): number {
  const { left, onNarrow, narrowBelow, waveFade } = settings;
  if (width < narrowBelow) return onNarrow;
  return clamp((left - x / width) / waveFade, 0, 1);
}

/** The colour of a wave, with its end. */
function waveColor(
  context: OffscreenCanvasRenderingContext2D,
  color: string,
  { width }: Size,
): string | CanvasGradient {
  const { left, narrowBelow, waveFade } = settings;
  if (width < narrowBelow) return color;
  const gradient = context.createLinearGradient(0, 0, width, 0);
  gradient.addColorStop(left - waveFade, color);
  gradient.addColorStop(left, `rgb(from ${color} r g b / 0)`);
  return gradient;
}

/** The scene of History: thirty nodes over three slow waves, with a line between neighbouring nodes. */
export function createNetwork(context: OffscreenCanvasRenderingContext2D, colors: Colors): Scene {
  const glows = [createGlow(colors.ivory), createGlow(colors.particleBlue)];
  const nodes = createNodes(settings.nodes, settings.seed);

  const paintWave = (wave: (typeof settings.waves)[number], seconds: number, size: Size) => {
    const points = wavePoints(wave, seconds, size);
    const strengthAt = (x: number) => settings.strength * waveDimmingAt(x, size);
    context.globalAlpha = strengthAt(0) * wave.strength;
    context.strokeStyle = waveColor(context, colors[wave.color], size);
    context.beginPath();
    // Each point is the control point of a curve that ends half-way to the next point, so the line is smooth.
    for (const [index, { x, y }] of points.entries()) {
      const next = points[index + 1] ?? { x, y };
      context.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
    }
    context.stroke();
    for (const [index, { x, y }] of points.entries()) {
      const strength = strengthAt(x) * glintStrength(index, seconds);
      if (strength > 0.01) stamp(context, glows[0]!, { x, y, radius: settings.glints.radiusPx, strength });
    }
  };

  return (seconds, size) => {
    for (const wave of settings.waves) paintWave(wave, seconds, size);

    const points = nodes.map((node) => {
      const { x, y } = nodeAt(node, seconds, size);
      return { x, y, fade: edgeFade(x, y, size, settings.edgePx) * dimmingAt(x, size) };
    });
    context.strokeStyle = colors.ivory;
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
  };
}
