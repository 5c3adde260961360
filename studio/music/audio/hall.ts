import type { ReverbProcessor, ReverbProcessorSnapshot } from 'spessasynth_core';

/** A room: how long it rings, how far away its walls are and how much brightness they keep. */
export type Room = { decaySeconds: number; preDelaySeconds: number; brightnessHz: number; level: number };

/** Delay lengths at 44.1 kHz, mutually prime so that their echoes never fall together. */
const delaySamples = [1423, 1657, 1871, 2129, 2417, 2677, 2971, 3251];

type Line = { buffer: Float32Array; position: number; feedback: number; filtered: number };

/** A feedback delay network of eight lines: smoother and wider than the synthesiser's own reverb. */
export class Hall implements ReverbProcessor {
  level = 127;
  preLowpass = 0;
  character = 4;
  time = 64;
  delayFeedback = 0;
  preDelayTime = 0;
  readonly #lines: Line[];
  readonly #preDelay: Float32Array;
  readonly #damping: number;
  readonly #gain: number;
  #preDelayPosition = 0;

  constructor(room: Room, sampleRate: number) {
    this.#gain = room.level;
    this.#damping = Math.exp((-2 * Math.PI * room.brightnessHz) / sampleRate);
    this.#preDelay = new Float32Array(Math.max(1, Math.round(room.preDelaySeconds * sampleRate)));
    this.#lines = delaySamples.map((samples) => {
      const length = Math.round((samples * sampleRate) / 44100);
      const feedback = 10 ** ((-3 * length) / (room.decaySeconds * sampleRate));
      return { buffer: new Float32Array(length), position: 0, feedback, filtered: 0 };
    });
  }

  process(input: Float32Array, left: Float32Array, right: Float32Array, startIndex: number, sampleCount: number): void {
    const lines = this.#lines;
    for (let i = 0; i < sampleCount; i++) {
      const delayed = this.#preDelay[this.#preDelayPosition]!;
      this.#preDelay[this.#preDelayPosition] = input[i]!;
      this.#preDelayPosition = (this.#preDelayPosition + 1) % this.#preDelay.length;

      let sum = 0;
      let outLeft = 0;
      let outRight = 0;
      for (let n = 0; n < 8; n++) {
        const line = lines[n]!;
        const value = line.buffer[line.position]!;
        line.filtered = value + (line.filtered - value) * this.#damping;
        sum += line.filtered;
        const sign = n & 2 ? -1 : 1;
        if (n & 1) outRight += value * sign;
        else outLeft += value * sign;
      }
      const reflected = sum / 4;
      for (let n = 0; n < 8; n++) {
        const line = lines[n]!;
        line.buffer[line.position] = delayed * 0.5 + (line.filtered - reflected) * line.feedback;
        line.position = line.position + 1 === line.buffer.length ? 0 : line.position + 1;
      }
      left[startIndex + i]! += outLeft * this.#gain;
      right[startIndex + i]! += outRight * this.#gain;
    }
  }

  getSnapshot(): ReverbProcessorSnapshot {
    const { level, preLowpass, character, time, delayFeedback, preDelayTime } = this;
    return { level, preLowpass, character, time, delayFeedback, preDelayTime };
  }
}
