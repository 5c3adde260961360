import { BookOpen, Feather, LampDesk, type LucideIcon, PenLine, SquareTerminal } from 'lucide-react';

/** The signs that a member may have, by the name in the record. */
export const icons: Record<string, LucideIcon> = {
  'book-open': BookOpen,
  feather: Feather,
  'lamp-desk': LampDesk,
  'pen-line': PenLine,
  'square-terminal': SquareTerminal,
};
