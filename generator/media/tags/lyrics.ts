import type { IAudioMetadata } from 'music-metadata';
import { plainText } from './recording.ts';

/** The times of LRC: [01:23.50] before a line, <01:23.50> before a word. */
const times = /\[\d{1,3}:\d{2}(?:[.:,]\d{1,3})?\]|<\d{1,3}:\d{2}(?:[.:,]\d{1,3})?>/g;
/** What LRC says of itself, such as [ti:Night] and [offset:+500]. */
const lrcTag = /^\[(?:ti|ar|al|au|by|re|tool|ve|la|length|offset|#|id|encoding):.*\]$/i;

/** The words in the tags of a recording, without their times. Undefined without words. */
export function lyricsIn({ common, native }: IAudioMetadata): string | undefined {
  // music-metadata does not know the name of this frame in ID3v2.2.
  const old = native['ID3v2.2']?.filter(({ id }) => id === 'ULT').map(({ value }) => (value as { text?: string }).text);
  const tags = common.lyrics?.map(({ text, syncText }) => text ?? joined(syncText.map(({ text }) => text)));
  const texts = [...(tags ?? []), ...(old ?? [])].map((text = '') => withoutTimes(text.split('\0', 1)[0]!));
  // Many programs write the same words with times and without them.
  const letters = (text: string) => text.replaceAll(/\s+/g, '');
  const distinct = texts.filter(
    (text, index) => text && !texts.slice(0, index).some((other) => letters(other) === letters(text)),
  );
  return distinct.join('\n\n') || undefined;
}

/** The parts of a frame with times are lines, or syllables in which a line begins with its break. */
function joined(parts: string[]): string {
  const areSyllables = parts.some(
    (part, index) => /[\r\n]/.test(part) || (index > 0 && /^ /.test(part)) || / $/.test(part),
  );
  return parts.join(areSyllables ? '' : '\n');
}

function withoutTimes(text: string): string {
  const rows = text.split(/\r\n?|\n/);
  const isTimed = rows.some((row) => row.search(times) >= 0);
  return rows
    .filter((row) => !(isTimed && lrcTag.test(row.trim())))
    .map((row) => plainText(row.replaceAll(times, '').replaceAll(/ {2,}/g, ' ')) ?? '')
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
