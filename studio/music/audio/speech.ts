import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian: apt-get install flite. Its voice 'slt' is the clearest that needs no network. */
const voice = 'slt';
const flite = { sampleRate: 16000, headerBytes: 44, stretch: 1.06 };
const taps = 16;

/** Reads a paragraph aloud, at the given sample rate. */
export function speak(text: string, sampleRate: number): Float32Array {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  try {
    const file = join(folder, 'speech.wav');
    execFileSync('flite', ['-voice', voice, '--setf', `duration_stretch=${flite.stretch}`, '-t', text, '-o', file]);
    const wav = readFileSync(file).subarray(flite.headerBytes);
    const samples = Float32Array.from({ length: wav.length >> 1 }, (_, i) => wav.readInt16LE(2 * i) / 32768);
    return resample(samples, flite.sampleRate, sampleRate);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Raises the sample rate with a windowed sinc. */
function resample(samples: Float32Array, from: number, to: number): Float32Array {
  return Float32Array.from({ length: Math.floor((samples.length * to) / from) }, (_, i) => {
    const position = (i * from) / to;
    const centre = Math.floor(position);
    let sum = 0;
    for (let tap = 1 - taps; tap <= taps; tap++) {
      const x = centre + tap - position;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (taps + 1));
      sum += (samples[centre + tap] ?? 0) * (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * window;
    }
    return sum;
  });
}
