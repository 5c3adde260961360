import { type BasicMIDI, MIDIBuilder } from 'spessasynth_core';
import type { Instrument, Performance } from './performance.ts';

const ticksPerBeat = 960;
const drumChannel = 9;
const controller = { bank: 0, volume: 7, pan: 10, reverb: 91, chorus: 93 };

/** Writes a performance as a standard MIDI file, one track and one channel for each part. */
export function toMidi(performance: Performance, name: string): BasicMIDI {
  const midi = new MIDIBuilder({ timeDivision: ticksPerBeat, initialTempo: 120, name, format: 1 });
  const tick = (beat: number) => Math.max(0, Math.round(beat * ticksPerBeat));
  for (const tempo of performance.tempi) midi.setTempo(tick(tempo.beat), tempo.beatsPerMinute);

  let seats = 0;
  for (const [part, instrument] of performance.instruments) {
    const { port, channel } = instrument.drums ? { port: 0, channel: drumChannel } : seat(seats++);
    midi.addTrack(part, port);
    const track = midi.tracks.length - 1;
    setUp(midi, track, channel, instrument);
    for (const change of performance.controls) {
      if (change.part !== part) continue;
      midi.controllerChange(tick(change.beat), track, channel, change.controller as never, toByte(change.value));
    }
    for (const note of performance.notes) {
      if (note.part !== part) continue;
      midi.noteOn(tick(note.startBeat), track, channel, note.pitch, Math.max(1, toByte(note.velocity)));
      midi.noteOff(tick(note.startBeat + note.beats), track, channel, note.pitch);
    }
  }
  midi.flush();
  return midi;
}

/** A MIDI port has sixteen channels, one of them for drums; an orchestra needs two ports. */
function seat(index: number): { port: number; channel: number } {
  const channel = index % 15;
  return { port: Math.floor(index / 15), channel: channel < drumChannel ? channel : channel + 1 };
}

function setUp(midi: MIDIBuilder, track: number, channel: number, instrument: Instrument): void {
  const set = (number: number, value: number) => midi.controllerChange(0, track, channel, number as never, value);
  set(controller.bank, instrument.bank ?? 0);
  midi.programChange(0, track, channel, instrument.program);
  set(controller.volume, instrument.volume);
  set(controller.pan, instrument.pan);
  set(controller.reverb, instrument.reverb);
  set(controller.chorus, instrument.chorus ?? 0);
}

function toByte(value: number): number {
  return Math.max(0, Math.min(127, Math.round(value)));
}
