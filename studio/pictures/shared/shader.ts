import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type Development, develop, glow } from './develop.ts';
import type { Light } from './light.ts';
import type { Work } from './work.ts';

export interface ShaderJob {
  /** A .glsl file that defines `vec3 paint(vec2 pixel)`, linear light, for frame.glsl. Other files can precede it. */
  source: URL | URL[];
  width: number;
  height: number;
  seed: number;
  /** Samples per pixel and side: 2 means four samples. */
  samples?: number;
}

/** Runs a fragment shader in headless Chromium, tile by tile, and returns its light. No GPU is needed. */
export async function renderShader(job: ShaderJob): Promise<Light> {
  const { width, height, seed, samples = 2 } = job;
  const [before, after] = readFileSync(new URL('frame.glsl', import.meta.url), 'utf8').split(
    '// The work stands here.',
  );
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
  try {
    const page = await browser.newPage();
    const parts = [job.source].flat().map((part) => readFileSync(part, 'utf8'));
    const source = before + parts.join('\n') + after;
    const bytes = await page.evaluate(drawTiles, { source, width, height, seed, samples });
    const data = Buffer.from(bytes, 'base64');
    return { width, height, data: new Float32Array(data.buffer, data.byteOffset, width * height * 3) };
  } finally {
    await browser.close();
  }
}

interface Drawing {
  source: string;
  width: number;
  height: number;
  seed: number;
  samples: number;
}

/** Runs inside the page: it may use nothing from this module. */
function drawTiles({ source, width, height, seed, samples }: Drawing): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('No WebGL 2 with float targets');
  const program = gl.createProgram();
  const attach = (type: number, text: string) => {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? 'shader');
    gl.attachShader(program, shader);
  };
  attach(
    gl.VERTEX_SHADER,
    '#version 300 es\nvoid main() { vec2 v = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2); gl_Position = vec4(v * 2. - 1., 0, 1); }',
  );
  attach(gl.FRAGMENT_SHADER, source);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'program');
  // biome-ignore lint/correctness/useHookAtTopLevel: this is a WebGL call, not a React hook.
  gl.useProgram(program);

  const place = (name: string) => gl.getUniformLocation(program, name);
  gl.uniform2f(place('size'), width, height);
  gl.uniform1f(place('seed'), seed);
  gl.uniform1i(place('samples'), samples);

  const tile = 128;
  const target = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, target);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, tile, tile);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, target, 0);
  gl.viewport(0, 0, tile, tile);

  const result = new Float32Array(width * height * 3);
  const pixels = new Float32Array(tile * tile * 4);
  for (let bottom = 0; bottom < height; bottom += tile) {
    for (let left = 0; left < width; left += tile) {
      gl.uniform2f(place('origin'), left, bottom);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.readPixels(0, 0, tile, tile, gl.RGBA, gl.FLOAT, pixels);
      for (let y = 0; y < Math.min(tile, height - bottom); y++) {
        for (let x = 0; x < Math.min(tile, width - left); x++) {
          // WebGL counts rows from the bottom, a picture from the top.
          const to = ((height - 1 - bottom - y) * width + left + x) * 3;
          for (let c = 0; c < 3; c++) result[to + c] = pixels[(y * tile + x) * 4 + c]!;
        }
      }
    }
  }

  // In chunks: one call with a million arguments would overflow the stack.
  const bytes = new Uint8Array(result.buffer);
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
}

interface ShaderWork extends Omit<ShaderJob, 'width' | 'height'> {
  output: string;
  quality?: number;
  /** The finished size in pixels. */
  size: [width: number, height: number];
  /** Arguments of glow(), for the finished size. */
  glows: [radius: number, amount: number, threshold: number][];
  development: Development;
}

/** A work that is a shader, some glow and a development. */
export const shaderWork = ({ output, quality, size, glows, development, ...job }: ShaderWork): Work => ({
  output,
  quality,
  async render(scale) {
    const [width, height] = size.map((side) => Math.round(side * scale)) as [number, number];
    const light = await renderShader({ ...job, width, height });
    for (const [radius, amount, threshold] of glows) glow(light, radius * scale, amount, threshold);
    return develop(light, development);
  },
});
