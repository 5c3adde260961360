import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type BrowserType, expect, type LaunchOptions } from '@playwright/test';
import { createMp3Encoder } from 'wasm-media-encoders';
import { startHost } from '../../generator/serve/static-host.ts';
import { fakeWav } from '../../testing/fake-recording.ts';
import { type Answer, createChangedHost } from './changed-host.ts';
import { type SoundServer, startSoundServer } from './sound-server.ts';
import { isAlive } from './test.ts';

/** The sample rate of the tones and of the recorded sound. */
const sampleRate = 48_000;
/** Fewer equal periods are not a tone, but the noise where a sound breaks off. */
const surePeriods = 10;
/** Each tone is higher than the previous one by this step. */
const toneStepHertz = 200;

/** Records the output of a sound server until `stop` is called, which returns samples from -1 to 1. */
function recordSound({ address }: SoundServer): { stop(): Promise<Float32Array> } {
  const parts: Buffer[] = [];
  const format = ['--format=s16le', '--channels=1', `--rate=${sampleRate}`, '--latency-msec=20'];
  const recorder = spawn('parec', ['--device=@DEFAULT_MONITOR@', ...format], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PULSE_SERVER: address },
  });
  recorder.stdout.on('data', (part: Buffer) => parts.push(part));
  return {
    async stop() {
      recorder.kill();
      await once(recorder, 'close');
      const bytes = Buffer.concat(parts);
      return Float32Array.from({ length: Math.floor(bytes.length / 2) }, (_, i) => bytes.readInt16LE(i * 2) / 32_768);
    },
  };
}

/**
 * Returns the time in ms from the end of each tone to the beginning of the next. Silence within a tone does not count,
 * because a busy machine does not always decode in time.
 */
function gapsMs(samples: Float32Array, toneCount: number): number[] {
  const firstHeard: number[] = [];
  const lastHeard: number[] = [];
  let run = { tone: -1, start: 0, periods: 0 };
  let crossing = 0;
  for (let at = 1; at < samples.length; at++) {
    if (!(samples[at - 1]! < 0 && samples[at]! >= 0)) continue;
    // One period of a sine has passed. Its length identifies the tone.
    const tone = toneOf(sampleRate / (at - crossing));
    if (tone !== run.tone) run = { tone, start: crossing, periods: 0 };
    run.periods++;
    if (tone >= 0 && run.periods >= surePeriods) {
      firstHeard[tone] ??= run.start;
      lastHeard[tone] = at;
    }
    crossing = at;
  }
  return Array.from({ length: toneCount - 1 }, (_, tone) => {
    const [end, start] = [lastHeard[tone], firstHeard[tone + 1]];
    if (end === undefined || start === undefined) throw new Error(`Tone ${tone + 1} or the next one was not heard.`);
    return ((start - end) / sampleRate) * 1000;
  });
}

/** The index of the tone with about this frequency, or -1. */
function toneOf(hertz: number): number {
  const tone = Math.round(hertz / toneStepHertz) - 2;
  return tone >= 0 && Math.abs(hertz - toneHertz(tone)) < toneHertz(tone) * 0.03 ? tone : -1;
}

const toneHertz = (tone: number) => toneStepHertz * (tone + 2);

const answerMs = 150;

export type SoundFormat = 'mp3' | 'WAV';

/** A recording of one even tone that begins and ends at full volume, as a movement that leads into the next one does. */
async function toneRecording(format: SoundFormat, hertz: number, seconds: number): Promise<Buffer> {
  const sine = (_: unknown, at: number) => 0.25 * Math.sin((2 * Math.PI * hertz * at) / sampleRate);
  const samples = Float32Array.from({ length: seconds * sampleRate }, sine);
  if (format === 'WAV') return fakeWav(samples, sampleRate);
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: 64 });
  // The encoder returns a view of its own memory, which the next call overwrites.
  return Buffer.concat([Buffer.from(encoder.encode([samples])), Buffer.from(encoder.finalize())]);
}

/** An album of the fixture whose recordings are replaced by tones. */
export interface ToneAlbum {
  path: string;
  /** The addresses of the recordings, in the order of the tracks, with their files. */
  recordings: Map<string, Buffer>;
}

/** Makes rising tones for the first tracks of the fixture's album in this format. */
export async function toneAlbum(format: SoundFormat, trackCount: number, seconds: number): Promise<ToneAlbum> {
  const addressOf = (number: number) =>
    format === 'mp3' ? `/audio/songs/song-${number}.mp3` : `/audio/symphony/movement-${number}.wav`;
  const recordings = new Map<string, Buffer>();
  for (let number = 1; number <= trackCount; number++) {
    recordings.set(addressOf(number), await toneRecording(format, toneHertz(number - 1), seconds));
  }
  return { path: `/music/album/${format === 'mp3' ? 'songs' : 'symphony'}`, recordings };
}

/** Answers requests for these recordings, in ranges and after a delay, as distant hosts do. */
const serveRecordings =
  (recordings: Map<string, Buffer>): Answer =>
  (request, response, serveSite) => {
    const path = request.url ?? '';
    const recording = recordings.get(path);
    if (!recording) return serveSite();
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const start = Number(from ?? 0);
    const end = to ? Number(to) + 1 : recording.length;
    setTimeout(() => {
      response.writeHead(from ? 206 : 200, {
        'content-type': path.endsWith('.mp3') ? 'audio/mpeg' : 'audio/wav',
        'content-length': end - start,
        'accept-ranges': 'bytes',
        ...(from && { 'content-range': `bytes ${start}-${end - 1}/${recording.length}` }),
      });
      response.end(recording.subarray(start, end));
    }, answerMs);
  };

/**
 * Plays a tone album in a browser and records the sound. Returns the silences between its tracks in ms, the shortest first,
 * without the silence before the last track.
 */
export async function measureGaps(
  browserType: BrowserType,
  launch: LaunchOptions,
  album: ToneAlbum,
): Promise<number[]> {
  const server = createChangedHost(serveRecordings(album.recordings));
  const origin = await startHost(server);
  const sound = await startSoundServer();
  const env = { ...process.env, PULSE_SERVER: sound.address };
  const browser = await browserType.launch({
    ...launch,
    ignoreDefaultArgs: ['--mute-audio'],
    firefoxUserPrefs: { 'media.volume_scale': '1' },
    env,
  });
  try {
    const page = await browser.newPage();
    await page.goto(origin + album.path);
    await isAlive(page);
    await page.getByRole('switch', { name: 'Play album' }).press('Space');
    const rows = page.locator('main ol > li > button');
    const last = rows.nth(album.recordings.size - 1);
    const recorder = recordSound(sound);
    await rows.first().click();
    await expect(last).toHaveAttribute('aria-current', 'true', { timeout: 60_000 });
    const samples = await recorder.stop();
    return gapsMs(samples, album.recordings.size - 1).sort((a, b) => a - b);
  } finally {
    await browser.close();
    await sound.stop();
    server.close();
  }
}
