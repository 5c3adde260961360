import {
  AudioLines,
  Captions,
  FileText,
  Hourglass,
  LampDesk,
  Languages,
  type LucideIcon,
  type LucideProps,
  MessagesSquare,
  ScanText,
  Sparkle,
} from 'lucide-react';

/** By the names that initiatives.yaml uses. */
const icons: Record<string, LucideIcon> = {
  'audio-lines': AudioLines,
  captions: Captions,
  'file-text': FileText,
  hourglass: Hourglass,
  'lamp-desk': LampDesk,
  languages: Languages,
  'messages-square': MessagesSquare,
  'scan-text': ScanText,
};

/** A card's sign. One that nobody drew is a spark. */
export function InitiativeIcon({ name, ...rest }: LucideProps & { name: string }) {
  const Icon = icons[name] ?? Sparkle;
  return <Icon aria-hidden="true" strokeWidth={0.9} {...rest} />;
}
