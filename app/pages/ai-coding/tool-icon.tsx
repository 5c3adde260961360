import {
  Archive,
  Code,
  ListChecks,
  type LucideIcon,
  type LucideProps,
  MousePointer2,
  SearchCode,
  SquareTerminal,
  TextCursorInput,
} from 'lucide-react';

/** By the names that coding-tools.yaml uses. */
const icons: Record<string, LucideIcon> = {
  archive: Archive,
  'list-checks': ListChecks,
  'mouse-pointer-2': MousePointer2,
  'search-code': SearchCode,
  'square-terminal': SquareTerminal,
  'text-cursor-input': TextCursorInput,
};

/** A tool's sign. One that nobody drew is a pair of brackets. */
export function ToolIcon({ name, ...rest }: LucideProps & { name: string }) {
  const Icon = icons[name] ?? Code;
  return <Icon aria-hidden="true" strokeWidth={1.2} {...rest} />;
}
