import { icons as lucide } from 'lucide';
import type { IconData } from '../../contract/page-data.ts';

/** The Lucide icons that a record may name, as lucide.dev spells them. Add a name to offer another icon. */
const lucideNames = [
  'archive',
  'audio-lines',
  'bird',
  'blend',
  'book-open',
  'captions',
  'church',
  'clock',
  'cloud-lightning',
  'code',
  'compass',
  'cpu',
  'droplets',
  'feather',
  'file-text',
  'flame',
  'gauge',
  'globe',
  'hand-heart',
  'heart',
  'hourglass',
  'lamp',
  'lamp-desk',
  'languages',
  'list-checks',
  'messages-square',
  'mouse-pointer-2',
  'music',
  'orbit',
  'pen-line',
  'scan-text',
  'search-code',
  'snowflake',
  'sparkle',
  'square-terminal',
  'sun',
  'sunrise',
  'text-cursor-input',
  'waves',
  'waypoints',
  'wheat',
  'wind',
] as const;

/** The edge of each moon's lit part, measured from its centre: below 0 is a crescent, 0 the half moon, 9 (the radius) full. */
const moonEdges = { 'moon-1': -7.2, 'moon-2': -3.96, 'moon-3': 0, 'moon-4': 3.6, 'moon-5': 6.84, 'moon-6': 9 };
type MoonName = keyof typeof moonEdges;

// Object.keys does not keep the type of the keys.
const moonNames = Object.keys(moonEdges) as MoonName[];

/** The icons that a record may name. The moon grows from moon-1, a crescent, to moon-6, the full moon. */
export const iconNames = [...lucideNames, ...moonNames] as const;

export type IconName = (typeof iconNames)[number];

/** The SVG elements of an icon. */
export const iconData = (name: IconName): IconData => (isMoon(name) ? moon(moonEdges[name]) : lucideIcon(name));

const isMoon = (name: IconName): name is MoonName => name in moonEdges;

/** Finds an icon of Lucide, which exports it under its name in PascalCase. Throws if there is none. */
function lucideIcon(name: string): IconData {
  const shapes = lucide[name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase()) as keyof typeof lucide];
  if (!shapes) throw new Error(`Lucide has no icon '${name}'`);
  return shapes;
}

/** By day it is drawn in ink, so its dark part is filled (app/styles/tokens.css). */
function moon(edge: number): IconData {
  const d = `M12 3A9 9 0 0 1 12 21A${Math.abs(edge)} 9 0 0 ${edge < 0 ? 0 : 1} 12 3z`;
  return [
    ['circle', { cx: 12, cy: 12, r: 9, fill: 'var(--moon-dark, none)' }],
    ['path', { d, fill: 'var(--moon-lit, currentColor)', stroke: 'none' }],
  ];
}
