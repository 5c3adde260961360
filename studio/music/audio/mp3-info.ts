/** The delay that the encoder adds. Decoders add 529 samples of their own, and allow for them. */
const encoderDelaySamples = 576;
const version1SampleRates = [44100, 48000, 32000];
const version1Bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const version2Bitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/**
 * The silent first frame that tells players how many frames follow and how much delay and padding to cut off.
 * Without it an mp3 lasts some 50 ms longer than its music. `stream` is a whole mp3 of constant bitrate.
 */
export function infoFrame(stream: Buffer, musicSeconds: number): Buffer {
  const isVersion1 = (stream[1]! & 8) !== 0;
  const isMono = stream[3]! >> 6 === 3;
  const bitrate = (isVersion1 ? version1Bitrates : version2Bitrates)[stream[2]! >> 4]! * 1000;
  const sampleRate = version1SampleRates[(stream[2]! >> 2) & 3]! / (isVersion1 ? 1 : 2);
  const samplesPerFrame = isVersion1 ? 1152 : 576;
  const frameBytes = Math.floor(((samplesPerFrame / 8) * bitrate) / sampleRate);
  const frames = countFrames(stream, frameBytes);
  const padding = frames * samplesPerFrame - encoderDelaySamples - Math.round(musicSeconds * sampleRate);

  const info = Buffer.alloc(frameBytes);
  stream.copy(info, 0, 0, 4);
  info[2]! &= ~2; // This frame has no padding byte.
  const sideInfoBytes = isVersion1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  let at = 4 + sideInfoBytes;
  at += info.write('Info', at, 'latin1');
  at = info.writeUInt32BE(0b11, at); // The number of frames and the number of bytes follow.
  at = info.writeUInt32BE(frames, at);
  at = info.writeUInt32BE(frameBytes + stream.length, at);
  info.write('LAME3.100', at, 'latin1');
  info.writeUIntBE((encoderDelaySamples << 12) | padding, at + 21, 3);
  info.writeUInt32BE(frameBytes + stream.length, at + 28);
  return info;
}

function countFrames(stream: Buffer, frameBytes: number): number {
  let frames = 0;
  for (let at = 0; at + 4 <= stream.length; frames++) at += frameBytes + ((stream[at + 2]! >> 1) & 1);
  return frames;
}
