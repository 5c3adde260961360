import type { TrackSign } from '../../contract/page-data.ts';

const lucideNames = [
  'bird',
  'church',
  'clock',
  'cloud-lightning',
  'droplets',
  'feather',
  'gauge',
  'hand-heart',
  'heart',
  'lamp',
  'music',
  'orbit',
  'snowflake',
  'sun',
  'sunrise',
  'waves',
  'wheat',
  'wind',
] as const;

/** Where Lucide has renamed an icon since. */
const renamed: Record<string, string> = { music: 'eighth-notes', waves: 'waves-horizontal' };

/** The names a track's `icon` may have. The moon waxes from moon-1, a crescent, to moon-6, full. */
export const trackIcons = [...lucideNames, 'moon-1', 'moon-2', 'moon-3', 'moon-4', 'moon-5', 'moon-6'] as const;

/** A shape of a Lucide icon, as the package keeps it. In our icons these two kinds occur. */
type LucideShape = ['path', { d: string }] | ['circle', { cx: string; cy: string; r: string }];

/**
 * How far light reaches past the middle of the moon, in the drawing's units: below 0 a crescent, 0 the half moon,
 * 9 (the radius) the full one.
 */
const reaches = [-7.2, -3.96, 0, 3.6, 6.84, 9];

const signs: Record<string, TrackSign> = Object.fromEntries([
  ...(await Promise.all(lucideNames.map(async (name) => [name, await lucideSign(name)]))),
  ...reaches.map((reach, index) => [`moon-${index + 1}`, moonSign(reach)]),
]);

/** The drawing of an icon. It travels with the page's data, so that no page loads the icons of the others. */
export const trackSign = (icon: (typeof trackIcons)[number]): TrackSign => signs[icon]!;

async function lucideSign(name: string): Promise<TrackSign> {
  const { __iconData } = await import(`lucide-react/icons/${renamed[name] ?? name}`);
  return { lines: (__iconData.node as LucideShape[]).map(pathOf).join('') };
}

/** As a path of its own it began at the origin, and may begin with a relative step. */
function pathOf([kind, shape]: LucideShape): string {
  if (kind === 'path') return shape.d.startsWith('m') ? `M0 0${shape.d}` : shape.d;
  if (kind === 'circle') return circle(Number(shape.cx), Number(shape.cy), Number(shape.r));
  throw new Error(`An icon of a track has a shape that nobody expected: ${kind}`);
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

function moonSign(reach: number): TrackSign {
  const sweep = reach < 0 ? 0 : 1;
  return { lines: circle(12, 12, 9), light: `M12 3A9 9 0 0 1 12 21A${Math.abs(reach)} 9 0 0 ${sweep} 12 3z` };
}
