import { readFileSync } from 'node:fs';

/** The three colours of light. */
export const accentNames = ['blue', 'purple', 'emerald'] as const;
type AccentName = (typeof accentNames)[number];

/** Colours as '#rrggbb'. */
export type Accents = Record<AccentName, string>;

const [night = '', day = ''] = readFileSync('app/styles/tokens.css', 'utf8').split(':root[data-look="day"] {');

/** A colour of tokens.css, by night or by day. Throws if there is none. */
export function token(name: string, look: 'night' | 'day' = 'night'): string {
  const color = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(look === 'day' ? day : night)?.[1];
  if (!color) throw new Error(`tokens.css has no colour --${name} by ${look}`);
  return color;
}

/** The accents of a site. The defaults are in tokens.css. */
export const accentsOf = (own: { [name in AccentName]?: string | undefined } = {}): Accents => ({
  blue: own.blue ?? token('aurora-blue'),
  purple: own.purple ?? token('aurora-purple'),
  emerald: own.emerald ?? token('aurora-emerald'),
});

type Rgb = [red: number, green: number, blue: number];

/** Red, green and blue of '#rrggbb', from 0 to 255. */
export const channels = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** A colour at an opacity over another one. */
export function mix(color: string, share: number, ground: string): string {
  const under = channels(ground);
  const mixed = channels(color).map((channel, index) => under[index]! + (channel - under[index]!) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** A channel from 0 to 255 in linear light, from 0 to 1 (the transfer function of sRGB). */
function linearChannel(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** A colour in linear light, each channel from 0 to 1. */
export const linear = (hex: string): Rgb => channels(hex).map(linearChannel) as Rgb;

/** Linear light as a channel from 0 to 255. */
export const encode = (value: number): number =>
  Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));

/** The relative luminance of WCAG, from 0 to 1, of red, green and blue from 0 to 255. */
export const luminanceOf = ([red = 0, green = 0, blue = 0]: Iterable<number>): number =>
  0.2126 * linearChannel(red) + 0.7152 * linearChannel(green) + 0.0722 * linearChannel(blue);

/** WCAG's contrast ratio of two luminances, from 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The relative luminance of a colour. */
export const luminance = (hex: string): number => luminanceOf(channels(hex));

/** The contrast of two colours. */
export const contrast = (one: string, other: string): number => contrastOf(luminance(one), luminance(other));
