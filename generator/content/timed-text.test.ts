import { describe, expect, test } from 'vitest';
import { parseTimedText } from './timed-text.ts';

const vtt = (text: string, duration = 100) => parseTimedText(text, 'vtt', duration);
const lrc = (text: string, duration = 100) => parseTimedText(text, 'lrc', duration);

describe('WebVTT', () => {
  test('cues with hours, names, settings, tags, several rows and a comma; notes and styles are left out', () => {
    const words = vtt(`WEBVTT - a title

STYLE
::cue { color: red }

NOTE two lines
of a note

the first
00:01.000 --> 00:02.500 align:start
Hello &amp; <b>welcome</b>

00:00:02.500 --> 00:00:04,000
<v The Speaker>Two rows
of words

00:05.00 --> 01:10.5
The last
`);
    expect(words).toEqual([
      { start: 1, text: 'Hello & welcome' },
      { start: 2.5, end: 4, text: 'The Speaker: Two rows\nof words' },
      { start: 5, end: 70.5, text: 'The last' },
    ]);
  });

  test("an end after the next line's start is dropped", () => {
    expect(vtt('WEBVTT\n\n00:01.000 --> 00:09.000\nA\n\n00:04.000 --> 00:05.000\nB')).toEqual([
      { start: 1, text: 'A' },
      { start: 4, end: 5, text: 'B' },
    ]);
  });

  test('the style of video platforms: a header of several rows, character references, a cue without words', () => {
    const words = vtt(`WEBVTT
Kind: captions
Language: en

00:01.000 --> 00:02.000
I don&#39;t know, &quot;she&quot; said &eacute; &#x2014; &unknown; &

00:02.000 --> 00:03.000
 
00:04.000 --> 00:05.000
<i></i>

00:06.000 --> 00:07.000
Good`);
    expect(words).toEqual([
      { start: 1, end: 2, text: 'I don\'t know, "she" said é — &unknown; &' },
      { start: 6, end: 7, text: 'Good' },
    ]);
    expect(vtt('WEBVTT\n00:01.000 --> 00:02.000\nA')).toEqual([{ start: 1, end: 2, text: 'A' }]);
  });

  test.each([
    ['00:01.000 --> 00:02.000\nA', 1, /^must be WEBVTT/],
    ['WEBVTT\n\n1.0 --> 00:02.000\nA', 3, /^has the time '1\.0'\. Write minutes/],
    ['WEBVTT\n\n00:01.000 --> 00:62.000\nA', 3, /^has the time '00:62\.000'/],
    ['WEBVTT\n\n00:01.000 -->\nA', 3, /^has the time ''/],
    ['WEBVTT\n\n00:03.000 --> 00:02.000\nA', 3, /^ends at '00:02\.000', which is not after/],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n\n', 1, /^begins a file without words/],
    ['WEBVTT\n\nonly words', 3, /^has no time/],
    ['WEBVTT\n\n00:05.000 --> 00:06.000\nA\n\n00:01.000 --> 00:02.000\nB', 6, /^begins before the line above/],
    ['WEBVTT\n\n01:40.000 --> 01:41.000\nA', 3, /^begins at 1:40, but the recording ends at 1:40/],
    ['WEBVTT\n\n', 1, /^begins a file without words/],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\nA\u0007', 4, /^has an invisible control character/],
  ])('%j is refused with its line', (source, line, message) => {
    expect(vtt(source)).toEqual({ line, message: expect.stringMatching(message) });
  });
});

describe('LRC', () => {
  test('times with and without fraction, tags, a time for each word, a refrain; a time without words ends a line', () => {
    const words = lrc(`[ar:Somebody]
[offset:500]

[00:01.50]<00:01.50>The <00:02.00>first
[00:05]
[00:10.25][00:30.25] The refrain
[1:20]The last`);
    expect(words).toEqual([
      { start: 1, end: 4.5, text: 'The first' },
      { start: 9.75, text: 'The refrain' },
      { start: 29.75, text: 'The refrain' },
      { start: 79.5, text: 'The last' },
    ]);
  });

  test('brackets without a time are words', () => {
    expect(lrc('[00:01.00][Chorus]\n[00:02.00] [x2] And so &quot;we&quot; sing')).toEqual([
      { start: 1, text: '[Chorus]' },
      { start: 2, text: '[x2] And so "we" sing' },
    ]);
  });

  test.each([
    ['No time here', 1, /^has no time/],
    ['[00:01]A\n[0:99]B', 2, /^has the time '0:99'/],
    ['[00:01]A\n[Chorus]B', 2, /^has no time/],
    ['[01:40.00]A', 1, /^begins at 1:40, but the recording ends at 1:40/],
    ['[ti:Only a title]', 1, /^begins a file without words/],
  ])('%j is refused with its line', (source, line, message) => {
    expect(lrc(source)).toEqual({ line, message: expect.stringMatching(message) });
  });
});

test('words have composed letters', () => {
  expect(lrc('[00:01]nu\u0308chtern')).toEqual([{ start: 1, text: 'nüchtern' }]);
});

test('lines with the same time are merged, such as a translation', () => {
  expect(lrc('[00:02]Bonjour\n[00:02]Hello\n[00:04]Adieu')).toEqual([
    { start: 2, text: 'Bonjour\nHello' },
    { start: 4, text: 'Adieu' },
  ]);
});
