import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MPEGDecoder } from 'mpg123-decoder';
import { type Album, albumsFolder, readAlbum, type Track, tagsOf, toSeconds } from './album.ts';
import { integratedLoudness, toDecibels, toLevel, truePeak } from './audio/loudness.ts';
import { halveSampleRate, master } from './audio/master.ts';
import { encodeMp3 } from './audio/mp3.ts';
import { fitToSeconds } from './audio/performance.ts';
import { type Stereo, sampleRate, synthesise } from './audio/synthesiser.ts';
import { type AlbumProduction, catalogue } from './catalogue.ts';

const usage = 'node studio/music/render.ts [--out <folder>] [album | album/track …]';
/** The files stay below -1 dBFS, with a margin for decoders that round differently. */
const highestPeakDecibels = -1.05;
const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
const outFolder = values.out ?? albumsFolder;
const wanted = positionals.length > 0 ? positionals : Object.keys(catalogue);

for (const [albumId, production] of Object.entries(catalogue)) {
  const album = readAlbum(albumId);
  for (const track of album.tracks) {
    if (wanted.some((name) => name === albumId || name === `${albumId}/${track.id}`)) {
      await renderTrack(albumId, production, album, track);
    }
  }
}

/** Plays one score so that it lasts as long as its record states, masters it and writes the file. */
async function renderTrack(albumId: string, production: AlbumProduction, album: Album, track: Track) {
  const compose = production.tracks[track.id];
  if (!compose) throw new Error(`No score for ${albumId}/${track.id}. ${usage}`);
  const seconds = toSeconds(track.duration);
  const { performance, factor } = fitToSeconds(compose().toPerformance(), seconds - production.tailSeconds);
  const sound = await synthesise(performance, track.title, production.room, seconds);

  const isMaster = production.format === 'compact master';
  const rate = isMaster ? 22050 : sampleRate;
  const channels: [Float32Array] | [Float32Array, Float32Array] = isMaster
    ? [toMono(sound)]
    : [sound.left, sound.right];
  master(channels, rate, production.targetLufs, production.tailSeconds * 0.8);
  const tags = isMaster ? undefined : await tagsOf(albumId, album, track);
  let file = await encodeMp3(channels, rate, isMaster ? 48 : 96, tags);
  const excess = (await encodedPeakDecibels(file)) - highestPeakDecibels;
  if (excess > 0) {
    // The encoder rounds peaks upwards, sometimes by more than the limiter's headroom.
    for (const channel of channels) for (let i = 0; i < channel.length; i++) channel[i]! *= toLevel(-excess);
    file = await encodeMp3(channels, rate, isMaster ? 48 : 96, tags);
  }
  mkdirSync(join(outFolder, albumId), { recursive: true });
  writeFileSync(join(outFolder, albumId, `${track.id}${isMaster ? '.master' : ''}.mp3`), file);

  const loudness = integratedLoudness(channels, rate).toFixed(1);
  const peak = toDecibels(truePeak(channels)).toFixed(1);
  const tempo = `tempo × ${factor.toFixed(3)}`;
  console.log(`${albumId}/${track.id}: ${track.duration}, ${loudness} LUFS, peak ${peak} dBTP, ${tempo}`);
}

/** The true peak of the decoded file. */
async function encodedPeakDecibels(mp3: Buffer): Promise<number> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const peak = truePeak(decoder.decode(mp3).channelData);
  decoder.free();
  return toDecibels(peak);
}

/** Both channels as one, at half the sample rate. */
function toMono({ left, right }: Stereo): Float32Array {
  return halveSampleRate(left.map((value, i) => (value + right[i]!) / 2));
}
