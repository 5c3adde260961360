import { BookOpen, Compass, Feather, Flame, type LucideIcon } from 'lucide-react';

/** The signs that a writing project may have, by the name in its record. */
export const icons: Record<string, LucideIcon> = {
  'book-open': BookOpen,
  compass: Compass,
  feather: Feather,
  flame: Flame,
};
