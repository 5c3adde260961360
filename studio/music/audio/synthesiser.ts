import { readFileSync } from 'node:fs';
import { SoundBankLoader, SpessaSynthProcessor, SpessaSynthSequencer } from 'spessasynth_core';
import { Hall, type Room } from './hall.ts';
import { toMidi } from './midi.ts';
import type { Performance } from './performance.ts';

export const sampleRate = 44100;

/** Debian: apt-get install fluid-soundfont-gm (MIT licence). */
const soundFont = '/usr/share/sounds/sf2/FluidR3_GM.sf2';
const blockSamples = 128;

export type Stereo = { left: Float32Array; right: Float32Array };

/** Plays a performance on sampled instruments in a room and returns exactly `seconds` of sound. */
export async function synthesise(performance: Performance, name: string, room: Room, seconds: number): Promise<Stereo> {
  const synth = new SpessaSynthProcessor(sampleRate, {
    eventsEnabled: false,
    reverbProcessor: new Hall(room, sampleRate),
  });
  synth.soundBankManager.addSoundBank(loadSoundFont(), 'main');
  await synth.processorInitialized;
  const sequencer = new SpessaSynthSequencer(synth);
  sequencer.skipToFirstNoteOn = false;
  sequencer.loadNewSongList([toMidi(performance, name)]);
  sequencer.loopCount = 0;
  sequencer.play();

  const samples = Math.round(seconds * sampleRate);
  const left = new Float32Array(samples);
  const right = new Float32Array(samples);
  for (let start = 0; start < samples; start += blockSamples) {
    sequencer.processTick();
    synth.process(left, right, start, Math.min(blockSamples, samples - start));
  }
  return { left, right };
}

function loadSoundFont() {
  const file = readFileSync(soundFont);
  return SoundBankLoader.fromArrayBuffer(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
