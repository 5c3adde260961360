import { Blend, Compass, Cpu, Gauge, Globe, type LucideIcon, type LucideProps, Orbit, Waypoints } from 'lucide-react';

/** By the names that future.yaml uses. */
const icons: Record<string, LucideIcon> = {
  blend: Blend,
  compass: Compass,
  cpu: Cpu,
  gauge: Gauge,
  globe: Globe,
  waypoints: Waypoints,
};

/** A card's sign. One that nobody drew is an orbit. */
export function FutureIcon({ name, ...rest }: LucideProps & { name: string }) {
  const Icon = icons[name] ?? Orbit;
  return <Icon aria-hidden="true" strokeWidth={0.5} {...rest} />;
}
