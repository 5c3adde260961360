import sharp, { type Sharp } from 'sharp';
import { blurField, sampleField } from './field.ts';
import { clamp, eachPixel, encode, type Light } from './light.ts';
import { createRandom } from './random.ts';

export interface Development {
  /** Multiplies the light before the tone curve. */
  exposure?: number;
  /** 'film' rolls highlights off softly (ACES); 'plain' only clips, for works that choose their own colours. */
  tone?: 'film' | 'plain';
  /** How much darker the corners are, 0 to 1. */
  vignette?: number;
  /** Fine grain in 8-bit steps; at 1 it only hides banding. */
  grain?: number;
}

/** Tone curve, vignette, sRGB, and a dither before the 8-bit rounding, so that dark gradients do not band. */
export function develop(light: Light, options: Development = {}): Sharp {
  const { exposure = 1, tone = 'film', vignette = 0, grain = 1.4 } = options;
  const { width, height, data } = light;
  const curve = tone === 'film' ? film : (value: number) => value;
  const random = createRandom(1);
  const pixels = Buffer.alloc(data.length);
  eachPixel(light, (x, y, index) => {
    const u = x / width - 0.5;
    const v = y / height - 0.5;
    const gain = exposure * Math.max(0, 1 - 2 * vignette * (u * u + v * v));
    // The same grain in all three channels: coloured grain looks like sensor noise.
    const dither = (random() - random()) * grain;
    for (let c = 0; c < 3; c++) {
      const value = encode(clamp(curve(data[index + c]! * gain), 0, 1)) * 255;
      pixels[index + c] = clamp(Math.round(value + dither), 0, 255);
    }
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The ACES film curve as fitted by Krzysztof Narkowicz. */
function film(value: number): number {
  return (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14);
}

/** Lets bright places glow: adds a blurred copy of the light, in place. `radius` in pixels. */
export function glow(light: Light, radius: number, amount: number, threshold = 0): void {
  const { width, height, data } = light;
  // A wide blur does not need every pixel.
  const step = Math.max(1, Math.floor(radius / 4));
  const narrow = { width: Math.ceil(width / step), height: Math.ceil(height / step) };
  for (let c = 0; c < 3; c++) {
    const small = { ...narrow, data: new Float32Array(narrow.width * narrow.height) };
    for (let y = 0; y < height; y++) {
      const row = Math.floor(y / step) * narrow.width;
      for (let x = 0; x < width; x++) {
        const index = row + Math.floor(x / step);
        const value = Math.max(0, data[(y * width + x) * 3 + c]! - threshold);
        small.data[index]! += value / (step * step);
      }
    }
    const soft = blurField(small, radius / step);
    eachPixel(light, (x, y, at) => {
      const index = at + c;
      data[index]! += amount * sampleField(soft, (x + 0.5) / step - 0.5, (y + 0.5) / step - 0.5);
    });
  }
}
