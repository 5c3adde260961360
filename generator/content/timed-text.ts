import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { decodeHTMLStrict } from 'entities';
import type { TimedLine, TimedText } from '../../contract/page-data.ts';
import { formatTime, parseTime } from '../../contract/time.ts';
import { findOddCharacter, readText } from '../lib/read-text.ts';
import { type SiteInLanguage, textLanguage } from './translations.ts';
import type { RecordFile } from './yaml.ts';

/** A mistake in a file of timed words. `line` is counted from 1. */
export interface TimedTextProblem {
  line: number;
  message: string;
}

/** A line with its place in the file. Only WebVTT states its end. */
interface StatedLine extends TimedLine {
  at: number;
}

export type TimedTextRecord = { file: string; title: string } | undefined;

/** Reports mistakes in the words of a record. `duration` is the recording's duration, m:ss; `pathOf` finds the file. */
export function checkTimedText(
  report: RecordFile<unknown>['report'],
  path: PropertyKey[],
  words: TimedTextRecord,
  duration: string,
  pathOf: (file: string) => string,
): void {
  const file = words && pathOf(words.file);
  if (!file || !existsSync(file)) return; // A missing file is reported elsewhere.
  const result = readTimedText(file, duration);
  if (!Array.isArray(result)) report([...path, 'file'], `${words.file}, line ${result.line}, ${result.message}`);
}

/** The words of a recording, which have been checked before. `folder` is the folder of their file, '' or ending with a slash. */
export function timedText(
  content: SiteInLanguage,
  folder: string,
  words: TimedTextRecord,
  duration: string,
): TimedText | undefined {
  const file = words && content.pathOf(folder + words.file);
  // Unfinished work in the preview may name a file that is not there.
  const lines = file && existsSync(file) && readTimedText(file, duration);
  return Array.isArray(lines)
    ? { title: words!.title, lines, textLanguage: textLanguage(content, folder + words!.file) }
    : undefined;
}

const readTimedText = (file: string, duration: string) =>
  parseTimedText(readText(file), extname(file).toLowerCase() === '.vtt' ? 'vtt' : 'lrc', parseTime(duration));

/** Parses WebVTT or LRC. The lines must begin before the end of the recording, one after the other. */
export function parseTimedText(
  source: string,
  format: 'vtt' | 'lrc',
  durationSeconds: number,
): TimedLine[] | TimedTextProblem {
  const composed = source.normalize('NFC');
  const odd = findOddCharacter(composed);
  if (odd) return { line: composed.slice(0, odd.offset).split('\n').length, message: odd.message };
  const parsed = format === 'vtt' ? parseVtt(composed) : parseLrc(composed);
  if (!Array.isArray(parsed)) return parsed;
  return (
    checkOrder(parsed, durationSeconds) ??
    atOneTime(parsed.filter(({ text }) => text)).map((line, index, all) => tidy(line, all[index + 1]))
  );
}

const vttTime = /^(?:(\d+):)?(\d{1,2}):(\d{2}[.,]\d{1,3})$/;

/** WebVTT: blocks with an empty line between them. A cue has a line with two times, and its words below. */
function parseVtt(source: string): StatedLine[] | TimedTextProblem {
  const rows = source.split('\n');
  if (!/^WEBVTT(\s|$)/.test(rows[0]!)) {
    return { line: 1, message: 'must be WEBVTT, the first line of a .vtt file. Write it, and an empty line below it.' };
  }
  const lines: StatedLine[] = [];
  let row = 1;
  // The header may have more rows, such as 'Language: en'.
  while (rows[row]?.trim() && !rows[row]!.includes('-->')) row++;
  for (; row < rows.length; row++) {
    if (/^(NOTE|STYLE|REGION)(\s|$)/.test(rows[row]!)) {
      while (rows[row]?.trim()) row++;
      continue;
    }
    if (!rows[row]!.includes('-->')) {
      const isName = !rows[row]!.trim() || rows[row + 1]?.includes('-->');
      if (isName) continue;
      return { line: row + 1, message: `has no time. Write a time above it, such as 00:12.500 --> 00:15.000.` };
    }
    const at = row + 1;
    const [from = '', to = ''] = rows[row]!.trim().split(/\s*-->\s*/);
    const [start, end] = [secondsOf(vttTime, from), secondsOf(vttTime, to.split(/\s/)[0]!)];
    if (start === undefined || end === undefined) {
      const problem = `has the time '${start === undefined ? from : to}'.`;
      return { line: at, message: `${problem} Write minutes, seconds and thousandths: 00:12.500 --> 00:15.000.` };
    }
    if (end <= start) {
      return { line: at, message: `ends at '${to}', which is not after its beginning. Correct one of them.` };
    }
    const words: string[] = [];
    while (rows[row + 1]?.trim()) words.push(rows[++row]!);
    const text = plainText(words.join('\n'));
    if (text) lines.push({ at, start, end, text }); // Some programs write empty cues for silence.
  }
  return lines;
}

const lrcTime = /^(\d{1,3}):(\d{2}(?:[.:,]\d{1,3})?)$/;
const lrcTag = /^\[([a-z#]+):(.*)\]$/i;

/** LRC: a time in brackets before each line. A time without words ends the line before it. */
function parseLrc(source: string): StatedLine[] | TimedTextProblem {
  const lines: StatedLine[] = [];
  let offset = 0;
  for (const [index, row] of source.split('\n').entries()) {
    const at = index + 1;
    const text = row.trim();
    const [, tag, value = ''] = lrcTag.exec(text) ?? [];
    if (tag?.toLowerCase() === 'offset') offset = Number(value) / 1000 || 0;
    if (!text || tag) continue;
    // Other brackets are words, as in [00:12.00][Chorus].
    const [times = ''] = /^(\[[\d:.,\s]*\]\s*)*/.exec(text)!;
    const starts = [...times.matchAll(/\[([^\]]*)\]/g)].map(([, time]) => [time!, secondsOf(lrcTime, time!)] as const);
    const wrong = starts.find(([, seconds]) => seconds === undefined);
    if (wrong) return { line: at, message: `has the time '${wrong[0]}'. Write minutes and seconds: [01:23.50].` };
    if (starts.length === 0) return { line: at, message: 'has no time. Write a time before it, such as [01:23.50].' };
    // Some programs also write a time before each word.
    const words = plainText(text.slice(times.length).replaceAll(/<\d+:\d+(\.\d+)?>\s*/g, ''));
    for (const [, seconds] of starts) lines.push({ at, start: Math.max(0, seconds! - offset), text: words });
  }
  // A refrain is written once, with several times, so the lines are not in order.
  lines.sort((a, b) => a.start - b.start);
  for (const [index, line] of lines.entries()) {
    if (line.text === '' && index > 0) lines[index - 1]!.end = line.start;
  }
  return lines;
}

/** Parses a time with optional hours, minutes, and seconds with a fraction. Returns seconds. */
function secondsOf(pattern: RegExp, time: string): number | undefined {
  const parts = pattern.exec(time)?.slice(1);
  const [seconds, minutes, hours] = (parts ?? []).map((part) => Number((part ?? '0').replace(/[,:]/, '.'))).reverse();
  return seconds === undefined || seconds >= 60 ? undefined : seconds + minutes! * 60 + (hours ?? 0) * 3600;
}

/** Removes the tags of WebVTT, and decodes its character references. */
const plainText = (text: string): string =>
  decodeHTMLStrict(
    text.replaceAll(/<v(?:\.[^\s>]*)?\s+([^>]+)>/g, '$1: ').replaceAll(/<\/?[a-z0-9][^>]*>/gi, ''),
  ).trim();

function checkOrder(lines: StatedLine[], durationSeconds: number): TimedTextProblem | undefined {
  if (!lines.some(({ text }) => text)) {
    return { line: 1, message: 'begins a file without words. Write some, or take the file out of the record.' };
  }
  const early = lines.find(({ start }, index) => start < (lines[index - 1]?.start ?? 0));
  if (early) return { line: early.at, message: 'begins before the line above it. Sort the lines by time.' };
  const late = lines.find(({ start, text }) => text && start >= durationSeconds);
  if (!late) return undefined;
  const [start, end] = [late.start, durationSeconds].map(formatTime);
  return { line: late.at, message: `begins at ${start}, but the recording ends at ${end}. Correct the time.` };
}

/** Merges lines that begin at the same time, such as a line and its translation. */
const atOneTime = (lines: StatedLine[]): StatedLine[] =>
  lines.reduce<StatedLine[]>((merged, line) => {
    const last = merged.at(-1);
    if (last?.start === line.start) last.text += `\n${line.text}`;
    else merged.push({ ...line });
    return merged;
  }, []);

/** The line for the page, without an end that is not before the next line's start. */
function tidy({ start, end, text }: StatedLine, next?: StatedLine): TimedLine {
  const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;
  const isOpen = end === undefined || (next && end >= next.start);
  return { start: hundredths(start), ...(!isOpen && { end: hundredths(end) }), text };
}
