import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clamp, encode } from '../pictures/shared/light.ts';
import { aurora, WIDE } from './aurora.ts';
import { overNight } from './night.ts';
import { addStars, wideSky } from './stars.ts';

/*
 * The film behind the home page: ten seconds that end where they began.
 * `node studio/film/film.ts [--frames 24] [--to folder] [--master file.mkv]`
 */
const WIDTH = 1280;
const HEIGHT = 720;
const RATE = 24;
/** Every third frame is drawn; meanwhile little moves by more than two pixels, so a mix will do between them. */
const STEPS = 3;

function option(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}

const keys = Number(option('--frames') ?? 10 * RATE) / STEPS;
const target = resolve(option('--to') ?? join(import.meta.dirname, '../../content/film'));

/** Sixteen bits a channel: eight would band before the encoder sees them. */
function drawFrame(moment: number): Uint16Array {
  const light = aurora(WIDE, WIDTH, HEIGHT, moment);
  addStars(light, 150, 40, wideSky);
  return Uint16Array.from(overNight(light).data, (value) => Math.round(encode(clamp(value, 0, 1)) * 65535));
}

async function drawFrames(master: string): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${RATE}`, '-i', '-'];
  const lossless = ['-c:v', 'ffv1', '-pix_fmt', 'gbrp16le', master];
  const ffmpeg = spawn('ffmpeg', ['-y', '-v', 'error', ...input, ...lossless], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const first = drawFrame(0);
  let next = first;
  for (let key = 0; key < keys; key++) {
    const last = next;
    next = key === keys - 1 ? first : drawFrame((key + 1) / keys);
    for (let step = 0; step < STEPS; step++) {
      const mixed = last.map((value, i) => Math.round(value + ((next[i]! - value) * step) / STEPS));
      if (!ffmpeg.stdin.write(Buffer.from(mixed.buffer))) await once(ffmpeg.stdin, 'drain');
    }
    if (key % 8 === 7) console.log(`${key + 1} of ${keys} drawn frames`);
  }
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
}

/** AV1 keeps ten bits, so it needs no dither; for H.264 the rounding error is spread to the neighbours. */
function encodeFilm(master: string): void {
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  const toVideo = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int';
  const run = (name: string, ...words: string[]) => {
    const file = join(target, name);
    execFileSync('ffmpeg', [
      '-y',
      '-v',
      'error',
      '-i',
      master,
      ...words,
      ...colours,
      '-an',
      '-movflags',
      '+faststart',
      file,
    ]);
    console.log(`${name}: ${Math.round(statSync(file).size / 1024)} KB`);
  };
  const av1 = ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '17', '-g', '240'];
  run('hero.av1.mp4', '-vf', `${toVideo},format=yuv420p10le`, ...av1);
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '18', '-g', '120', '-aq-mode', '3', '-profile:v', 'high'];
  run('hero.h264.mp4', '-vf', `${toVideo}:sws_dither=ed,format=yuv420p`, ...h264);
}

// With --master, a finished lossless film is kept there and only encoded again the next time.
const workshop = mkdtempSync(join(tmpdir(), 'film-'));
const master = option('--master') ?? join(workshop, 'master.mkv');
if (!existsSync(master)) await drawFrames(master);
encodeFilm(master);
rmSync(workshop, { recursive: true });
