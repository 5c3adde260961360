/** The names a track's `icon` may have. The moon waxes from moon-1, a crescent, to moon-6, full. */
export const trackIcons = [
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
  'moon-1',
  'moon-2',
  'moon-3',
  'moon-4',
  'moon-5',
  'moon-6',
  'music',
  'orbit',
  'snowflake',
  'sun',
  'sunrise',
  'waves',
  'wheat',
  'wind',
] as const;

export type TrackIconName = (typeof trackIcons)[number];
