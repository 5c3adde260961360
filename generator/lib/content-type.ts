import { lookup } from 'mrmime';

/** Content types that few hosts know, by extension. Without a type, browsers guess or refuse the file. */
export const contentTypes: Record<string, string> = {
  wav: 'audio/wav',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  aif: 'audio/aiff',
  aiff: 'audio/aiff',
  aifc: 'audio/aiff',
  caf: 'audio/x-caf',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  webm: 'audio/webm',
  m3u8: 'application/vnd.apple.mpegurl',
  ics: 'text/calendar',
  webmanifest: 'application/manifest+json',
};

/** The content type of a file, from its extension. */
export function contentType(file: string): string {
  const type = contentTypes[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
