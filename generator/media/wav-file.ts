type WavDetails = { sampleRate: number; samples: number; title: string; albumTitle: string };

const bytesPerSample = 2;

/** Encodes a 16-bit mono WAV of exactly `samples` samples. Shorter input is followed by silence, longer input is cut. */
export function encodeWav(mono: Float32Array, details: WavDetails): Buffer {
  const { sampleRate, samples, title, albumTitle } = details;
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * bytesPerSample, 8);
  format.writeUInt16LE(bytesPerSample, 12);
  format.writeUInt16LE(bytesPerSample * 8, 14);

  const data = Buffer.alloc(samples * bytesPerSample);
  for (let i = 0; i < Math.min(samples, mono.length); i++) {
    const value = Math.max(-1, Math.min(1, mono[i]!));
    data.writeInt16LE(Math.round(value * 32767), i * bytesPerSample);
  }
  // The titles come before the samples, so that a player that streams the file knows them at once.
  const information = Buffer.concat([Buffer.from('INFO'), chunk('INAM', text(title)), chunk('IPRD', text(albumTitle))]);
  const body = [Buffer.from('WAVE'), chunk('fmt ', format), chunk('LIST', information), chunk('data', data)];
  return chunk('RIFF', Buffer.concat(body));
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`, 'utf8');
}

/** A RIFF chunk. Its contents are padded to an even length; its size does not include the padding. */
function chunk(id: string, contents: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(id, 0, 'latin1');
  header.writeUInt32LE(contents.length, 4);
  return Buffer.concat([header, contents, Buffer.alloc(contents.length % 2)]);
}
