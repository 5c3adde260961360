import type { ControlChange } from '../audio/performance.ts';
import type { Section } from './section.ts';

/** A swell on one long note or phrase of a part, in decibels at its highest point. */
export type Shape = { part: string; start: number; beats: number; decibels: number };

const expression = 11;
const resolutionBeats = 0.5;
/** The difference between the softest and the loudest passage. */
const rangeDecibels = 11;
const phraseBars = 4;

/** The expression of a part, like bow and breath: it follows the form, the phrase and single notes. */
export function expressionCurves(part: string, sections: Section[], shapes: Shape[]): ControlChange[] {
  const own = shapes.filter((shape) => shape.part === part);
  const changes: ControlChange[] = [];
  let last = -1;
  for (const section of sections) {
    for (let beat = 0; beat < section.beats; beat += resolutionBeats) {
      const phrase = (beat / (section.beatsPerBar * phraseBars)) % 1;
      const arc = 1.6 * Math.sin(Math.PI * phrase) - 0.8;
      const now = section.start + beat;
      let swell = 0;
      for (const shape of own) {
        if (now >= shape.start && now < shape.start + shape.beats) {
          swell = shape.decibels * Math.sin((Math.PI * (now - shape.start)) / shape.beats);
        }
      }
      const decibels = -2.5 - rangeDecibels * (1 - section.intensityAt(beat)) + arc + swell;
      const value = Math.round(127 * 10 ** (Math.min(0, decibels) / 40));
      if (value !== last) changes.push({ part, beat: now, controller: expression, value });
      last = value;
    }
  }
  return changes;
}
