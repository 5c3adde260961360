import {
  Bird,
  Church,
  Clock,
  CloudLightning,
  Droplets,
  Feather,
  Gauge,
  HandHeart,
  Heart,
  Lamp,
  type LucideIcon,
  Music,
  Orbit,
  Snowflake,
  Sun,
  Sunrise,
  Waves,
  Wheat,
  Wind,
} from 'lucide-react';
import type { TrackIconName } from '../lib/track-icons.ts';
import { MoonPhase } from './moon-phase.tsx';

type MoonName = Extract<TrackIconName, `moon-${number}`>;

const icons: Record<Exclude<TrackIconName, MoonName>, LucideIcon> = {
  bird: Bird,
  church: Church,
  clock: Clock,
  'cloud-lightning': CloudLightning,
  droplets: Droplets,
  feather: Feather,
  gauge: Gauge,
  'hand-heart': HandHeart,
  heart: Heart,
  lamp: Lamp,
  music: Music,
  orbit: Orbit,
  snowflake: Snowflake,
  sun: Sun,
  sunrise: Sunrise,
  waves: Waves,
  wheat: Wheat,
  wind: Wind,
};

/** The sign before a track's title. The names are checked at build, see lib/track-icons.ts. */
export function TrackIcon({ name, className }: { name: TrackIconName; className?: string }) {
  if (isMoon(name)) return <MoonPhase phase={Number(name.slice('moon-'.length))} className={className} />;
  const Icon = icons[name];
  return <Icon className={className} strokeWidth={1.2} />;
}

const isMoon = (name: TrackIconName): name is MoonName => name.startsWith('moon-');
