import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { albumsFolder, readAlbum } from './album.ts';
import { catalogue } from './catalogue.ts';
import { type ScoreSection, sectionsOf } from './sections.ts';

// A listening guide is true to its score: each line begins where a section does, and the instruments that it names play
// in it. After a change of a score, `node studio/music/sections.ts parousia/arrival` prints the new times.

/** The times in a listening guide are rounded to hundredths. */
const toleranceSeconds = 0.02;

/** The parts that a word in a listening guide can mean. */
const partsOfWord: Record<string, string[]> = {
  piano: ['piano'],
  'electric piano': ['electricPiano'],
  organ: ['organ', 'softOrgan'],
  celesta: ['celesta'],
  harp: ['harp'],
  guitar: ['nylonGuitar', 'steelGuitar'],
  dulcimer: ['dulcimer'],
  'music box': ['musicBox'],
  marimba: ['marimba'],
  'flutes?': ['flute', 'flute2'],
  piccolo: ['piccolo'],
  oboe: ['oboe'],
  'English horn': ['englishHorn'],
  clarinet: ['clarinet'],
  bassoon: ['bassoon'],
  'horns?': ['horns'],
  'trumpets?': ['trumpets'],
  'trombones?': ['trombones'],
  timpani: ['timpani'],
  drums: ['brushKit', 'electronicKit', 'roomKit', 'orchestraKit'],
  fiddle: ['fiddle'],
  'solo violin': ['soloViolin'],
  'violins?': ['violins', 'seconds', 'soloViolin'],
  'solo viola': ['soloViola'],
  'violas?': ['violas', 'soloViola'],
  'solo cello': ['soloCello'],
  'cellos?': ['cellos', 'soloCello'],
  'plucked strings': ['pizzicato'],
  choir: ['choir'],
  // Not the voices of a fugue.
  '(?<!two |the )voices': ['voices', 'choir'],
};
// The longest first, because 'horns?' would find the end of 'English horn'.
const words = Object.entries(partsOfWord).sort(([a], [b]) => b.length - a.length);

/** The instruments that a text names, each with the parts that it can mean. */
function namedInstruments(text: string): { name: string; parts: string[] }[] {
  let rest = text;
  return words.flatMap(([word, parts]) => {
    const pattern = new RegExp(`\\b${word}\\b`, 'gi');
    const names = rest.match(pattern) ?? [];
    rest = rest.replace(pattern, '');
    return names.map((name) => ({ name, parts }));
  });
}

interface GuideLine {
  start: number;
  text: string;
}

/** The lines of a file in WebVTT or LRC. */
function readGuide(file: string): GuideLine[] {
  const lines = readFileSync(file, 'utf8').matchAll(/^\[?(\d+):(\d+\.\d+)(?:\]| -->.*\n)(.+)/gm);
  return [...lines].map(([, minutes, seconds, text]) => ({
    start: Number(minutes) * 60 + Number(seconds),
    text: text!,
  }));
}

for (const albumId of Object.keys(catalogue)) {
  for (const { id } of readAlbum(albumId).tracks) {
    const file = ['vtt', 'lrc'].map((format) => join(albumsFolder, albumId, `${id}.${format}`)).find(existsSync);
    if (!file) continue;

    describe(`the listening guide of ${id}`, () => {
      const lines = readGuide(file);
      const sections = sectionsOf(albumId, id);

      test('begins each line with a section of its score', () => {
        expect(lines.length).toBeGreaterThan(5);
        for (const { start, text } of lines) {
          const distance = Math.min(...sections.map((section) => Math.abs(section.start - start)));
          expect(distance, text).toBeLessThan(toleranceSeconds);
        }
      });

      test('names only instruments that play then', () => {
        lines.forEach(({ start, text }, index) => {
          const end = lines[index + 1]?.start ?? Number.POSITIVE_INFINITY;
          const playing = partsBetween(sections, start, end);
          for (const { name, parts } of namedInstruments(text)) {
            const plays = parts.some((part) => playing.includes(part));
            expect(plays, `'${name}' in '${text}', where these play: ${playing.join(', ')}`).toBe(true);
          }
        });
      });
    });
  }
}

/** The parts that play in the sections from one second to another. */
const partsBetween = (sections: ScoreSection[], from: number, to: number): string[] =>
  sections
    .filter(({ start }) => start > from - toleranceSeconds && start < to - toleranceSeconds)
    .flatMap(({ parts }) => parts);
