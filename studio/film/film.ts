import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clamp, encode, type Light } from '../pictures/shared/light.ts';
import { aurora, NARROW, type Scene, WIDE } from './aurora.ts';
import { overNight } from './night.ts';
import { addNarrowStars, addWideStars } from './stars.ts';

/*
 * The films behind the home page, a wide and an upright one: loops of ten seconds.
 * `node studio/film/film.ts [--frames 24] [--to folder] [--masters folder]`
 */
interface Film {
  name: string;
  scene: Scene;
  width: number;
  height: number;
  addSky: (light: Light) => void;
}

const films: Film[] = [
  { name: 'hero', scene: WIDE, width: 1280, height: 720, addSky: addWideStars },
  { name: 'hero-narrow', scene: NARROW, width: 720, height: 1280, addSky: addNarrowStars },
];

const RATE = 24;
/** Every third frame is drawn. The two between are mixed, because little moves by more than two pixels. */
const STEPS = 3;

const { values } = parseArgs({
  options: { frames: { type: 'string' }, to: { type: 'string' }, masters: { type: 'string' } },
});
const keys = Number(values.frames ?? 10 * RATE) / STEPS;
const target = resolve(values.to ?? join(import.meta.dirname, '../../content/film'));

/** Draws a frame with sixteen bits a channel. Eight would cause banding before the encoder. */
function drawFrame({ scene, width, height, addSky }: Film, moment: number): Uint16Array {
  const light = aurora(scene, width, height, moment);
  addSky(light);
  return Uint16Array.from(overNight(light).data, (value) => Math.round(encode(clamp(value, 0, 1)) * 65535));
}

async function drawFrames(film: Film, master: string): Promise<void> {
  const size = `${film.width}x${film.height}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', size, '-r', `${RATE}`, '-i', '-'];
  const lossless = ['-c:v', 'ffv1', '-pix_fmt', 'gbrp16le', master];
  const ffmpeg = spawn('ffmpeg', ['-y', '-v', 'error', ...input, ...lossless], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const first = drawFrame(film, 0);
  let next = first;
  for (let key = 0; key < keys; key++) {
    const last = next;
    next = key === keys - 1 ? first : drawFrame(film, (key + 1) / keys);
    for (let step = 0; step < STEPS; step++) {
      const mixed = last.map((value, i) => Math.round(value + ((next[i]! - value) * step) / STEPS));
      if (!ffmpeg.stdin.write(Buffer.from(mixed.buffer))) await once(ffmpeg.stdin, 'drain');
    }
    if (key % 8 === 7) console.log(`${film.name}: ${key + 1} of ${keys} drawn frames`);
  }
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
}

/**
 * AV1 keeps ten bits, so it needs no dither; H.264 does. One key frame in each, and enough bits: with fewer, the fine rays
 * fade and jump back where the loop begins.
 */
function encodeFilm({ name }: Film, master: string): void {
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  const toVideo = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int';
  const run = (ending: string, ...words: string[]) => {
    const file = join(target, `${name}.${ending}`);
    const input = ['-y', '-v', 'error', '-i', master];
    execFileSync('ffmpeg', [...input, ...words, ...colours, '-an', '-movflags', '+faststart', file]);
    console.log(`${name}.${ending}: ${Math.round(statSync(file).size / 1024)} KB`);
  };
  const av1 = ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '8', '-g', '240'];
  run('av1.mp4', '-vf', `${toVideo},format=yuv420p10le`, ...av1);
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '16', '-g', '240', '-aq-mode', '3', '-profile:v', 'high'];
  run('h264.mp4', '-vf', `${toVideo}:sws_dither=ed,format=yuv420p`, ...h264);
}

// With --masters, the lossless films are kept in a folder, and only encoded at the next run.
const workshop = mkdtempSync(join(tmpdir(), 'film-'));
for (const film of films) {
  const master = join(values.masters ?? workshop, `${film.name}.mkv`);
  if (!existsSync(master)) await drawFrames(film, master);
  encodeFilm(film, master);
}
rmSync(workshop, { recursive: true });
