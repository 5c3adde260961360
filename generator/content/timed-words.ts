import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { decodeHTMLStrict } from 'entities';
import type { TimedLine, TimedWords } from '../../contract/page-data.ts';
import { formatTime, parseTime } from '../../contract/time.ts';
import { findOddCharacter, readText } from '../lib/read-text.ts';
import type { RecordFile } from './yaml.ts';

/** What is wrong with a file of timed words. `line` is counted from 1. */
export interface WordsProblem {
  line: number;
  message: string;
}

/** A line that a file states: its end is known in WebVTT only. `at` is its place in the file. */
interface StatedLine extends TimedLine {
  at: number;
}

/** What a record says about its words. */
type WordsRecord = { file: string; title: string } | undefined;

/** Reports what is wrong with the words that a record names. `duration` is that of the recording, m:ss. */
export function checkWords(
  report: RecordFile<unknown>['report'],
  path: PropertyKey[],
  folder: string,
  words: WordsRecord,
  duration: string,
): void {
  const file = words && join(folder, words.file);
  if (!file || !existsSync(file)) return; // A missing file is reported elsewhere.
  const result = readWords(file, duration);
  if (!Array.isArray(result)) report([...path, 'file'], `${words.file}, line ${result.line}, ${result.message}`);
}

/** The words of a recording. They were checked before. */
export function timedWords(folder: string, words: WordsRecord, duration: string): TimedWords | undefined {
  const lines = words && readWords(join(folder, words.file), duration);
  return Array.isArray(lines) ? { title: words!.title, lines } : undefined;
}

const readWords = (file: string, duration: string) =>
  parseTimedWords(readText(file), extname(file).toLowerCase() === '.vtt' ? 'vtt' : 'lrc', parseTime(duration));

/** Parses WebVTT or LRC. The lines must begin before the end of the recording, one after the other. */
export function parseTimedWords(
  source: string,
  format: 'vtt' | 'lrc',
  durationSeconds: number,
): TimedLine[] | WordsProblem {
  const odd = findOddCharacter(source);
  if (odd) return { line: source.slice(0, odd.offset).split('\n').length, message: odd.message };
  const parsed = format === 'vtt' ? parseVtt(source) : parseLrc(source);
  if (!Array.isArray(parsed)) return parsed;
  return (
    checkOrder(parsed, durationSeconds) ??
    atOneTime(parsed.filter(({ text }) => text)).map((line, index, all) => tidy(line, all[index + 1]))
  );
}

const vttTime = /^(?:(\d+):)?(\d{1,2}):(\d{2}[.,]\d{1,3})$/;

/** WebVTT: blocks with an empty line between them. A cue has a line with two times, and its words below. */
function parseVtt(source: string): StatedLine[] | WordsProblem {
  const rows = source.split('\n');
  if (!/^WEBVTT(\s|$)/.test(rows[0]!)) {
    return {
      line: 1,
      message: 'must be WEBVTT: that is how a .vtt file begins. Write it, and an empty line below it.',
    };
  }
  const lines: StatedLine[] = [];
  let row = 1;
  // The header may have rows of its own, such as 'Language: en'.
  while (rows[row]?.trim() && !rows[row]!.includes('-->')) row++;
  for (; row < rows.length; row++) {
    if (/^(NOTE|STYLE|REGION)(\s|$)/.test(rows[row]!)) {
      while (rows[row]?.trim()) row++;
      continue;
    }
    if (!rows[row]!.includes('-->')) {
      const isName = !rows[row]!.trim() || rows[row + 1]?.includes('-->');
      if (isName) continue;
      return { line: row + 1, message: `has no time. Write one above it, such as 00:12.500 --> 00:15.000.` };
    }
    const at = row + 1;
    const [from = '', to = ''] = rows[row]!.trim().split(/\s*-->\s*/);
    const [start, end] = [secondsOf(vttTime, from), secondsOf(vttTime, to.split(/\s/)[0]!)];
    if (start === undefined || end === undefined) {
      const written = start === undefined ? from : to;
      return {
        line: at,
        message: `has the time '${written}'. Write minutes, seconds and thousandths: 00:12.500 --> 00:15.000.`,
      };
    }
    if (end <= start)
      return { line: at, message: `ends at '${to}', which is not after its beginning. Correct one of them.` };
    const words: string[] = [];
    while (rows[row + 1]?.trim()) words.push(rows[++row]!);
    const text = plainText(words.join('\n'));
    if (text) lines.push({ at, start, end, text }); // Some programs write a cue without words where nobody speaks.
  }
  return lines;
}

const lrcTime = /^(\d{1,3}):(\d{2}(?:[.:,]\d{1,3})?)$/;
const lrcTag = /^\[([a-z#]+):(.*)\]$/i;

/** LRC: a time in brackets before each line. A time without words ends the line before it. */
function parseLrc(source: string): StatedLine[] | WordsProblem {
  const lines: StatedLine[] = [];
  let offset = 0;
  for (const [index, row] of source.split('\n').entries()) {
    const at = index + 1;
    const text = row.trim();
    const [, tag, value = ''] = lrcTag.exec(text) ?? [];
    if (tag?.toLowerCase() === 'offset') offset = Number(value) / 1000 || 0;
    if (!text || tag) continue;
    // Other brackets are words: [00:12.00][Chorus].
    const [times = ''] = /^(\[[\d:.,\s]*\]\s*)*/.exec(text)!;
    const starts = [...times.matchAll(/\[([^\]]*)\]/g)].map(([, time]) => [time!, secondsOf(lrcTime, time!)] as const);
    const wrong = starts.find(([, seconds]) => seconds === undefined);
    if (wrong) return { line: at, message: `has the time '${wrong[0]}'. Write minutes and seconds: [01:23.50].` };
    if (starts.length === 0) return { line: at, message: 'has no time. Write one before it, such as [01:23.50].' };
    // Some programs also write a time before each word.
    const words = plainText(text.slice(times.length).replaceAll(/<\d+:\d+(\.\d+)?>\s*/g, ''));
    for (const [, seconds] of starts) lines.push({ at, start: Math.max(0, seconds! - offset), text: words });
  }
  // A line with several times is a refrain, which is written once.
  lines.sort((a, b) => a.start - b.start);
  for (const [index, line] of lines.entries()) {
    if (line.text === '' && index > 0) lines[index - 1]!.end = line.start;
  }
  return lines;
}

/** The seconds of a time: hours if there are any, minutes, and seconds with a fraction. */
function secondsOf(pattern: RegExp, time: string): number | undefined {
  const parts = pattern.exec(time)?.slice(1);
  const [seconds, minutes, hours] = (parts ?? []).map((part) => Number((part ?? '0').replace(/[,:]/, '.'))).reverse();
  return seconds === undefined || seconds >= 60 ? undefined : seconds + minutes! * 60 + (hours ?? 0) * 3600;
}

/** The words without the tags and character references of WebVTT. */
const plainText = (text: string): string =>
  decodeHTMLStrict(
    text.replaceAll(/<v(?:\.[^\s>]*)?\s+([^>]+)>/g, '$1: ').replaceAll(/<\/?[a-z0-9][^>]*>/gi, ''),
  ).trim();

function checkOrder(lines: StatedLine[], durationSeconds: number): WordsProblem | undefined {
  if (!lines.some(({ text }) => text)) {
    return {
      line: 1,
      message: 'begins a file without words. Write some, or take the name of the file out of the record.',
    };
  }
  const early = lines.find(({ start }, index) => start < (lines[index - 1]?.start ?? 0));
  if (early)
    return { line: early.at, message: 'begins before the one above it. Put them in the order in which they sound.' };
  const late = lines.find(({ start, text }) => text && start >= durationSeconds);
  if (late) {
    const [start, end] = [late.start, durationSeconds].map(formatTime);
    return { line: late.at, message: `begins at ${start}, but the recording ends at ${end}. Correct the time.` };
  }
  return undefined;
}

/** Makes one line of those that begin at the same time: a line and its translation. */
const atOneTime = (lines: StatedLine[]): StatedLine[] =>
  lines.reduce<StatedLine[]>((merged, line) => {
    const last = merged.at(-1);
    if (last?.start === line.start) last.text += `\n${line.text}`;
    else merged.push({ ...line });
    return merged;
  }, []);

/** The line as the page needs it. An end that is that of the next line's beginning is left out. */
function tidy({ start, end, text }: StatedLine, next?: StatedLine): TimedLine {
  const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;
  const isOpen = end === undefined || (next && end >= next.start);
  return { start: hundredths(start), ...(!isOpen && { end: hundredths(end) }), text };
}
