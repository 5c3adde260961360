import type { Shade } from '../../contract/page-data.ts';
import { encode, luminance, token } from '../lib/colors.ts';
import { gridSize, type Tones } from './tones.ts';

interface Size {
  width: number;
  height: number;
}

const headerPx = 72;
/** How opaque the header's own shade is behind the lower edge of its words (header.module.css). */
const headerShade = 0.58;
/** More than WCAG's 4.5, because a browser rounds, and scenes draw small lights over the picture. */
const minContrast = 5.1;

const looks = {
  night: { ground: token('ground-800'), text: token('text-100'), menu: token('text-300') },
  day: { ground: token('ground-800', 'day'), text: token('text-100', 'day'), menu: token('gold', 'day') },
};

/**
 * The heads that have a picture, in px: of most pages, with room for it above the text, and of works and messages. The text may
 * reach down to their lower edge.
 */
const widths = [320, 390, 768, 1024, 1440, 1920];
const places = {
  page: widths.flatMap((width) =>
    [150, 300].flatMap((textTop) => [260, 520].map((rest) => ({ width, height: textTop + rest, textTop }))),
  ),
  hero: [...widths, 2560].map((width) => ({
    width,
    height: width < 1000 ? 1.8 * width : 0.6 * width,
    textTop: headerPx,
  })),
  work: widths.flatMap((width) => [400, 620, 832].map((height) => ({ width, height, textTop: headerPx }))),
};

/** In wide windows, an upright picture is only at the end of the head, because nothing but a strip of it would fit. */
export const isUpright = ({ width, height }: Size) => width < 1.1 * height;
const uprightPx = 704;
const wideWindowPx = 1024;

/**
 * How much of a picture is left behind the text and behind the menu, by night and by day, so that both can be read at every
 * width. Without tones, such as before it is encoded: so that they can be read on any picture.
 */
export function shadeOf(tones: Tones | undefined, size: Size, kind: keyof typeof places): Shade {
  const shares = places[kind].map((place) => {
    const isNarrow = kind !== 'hero' && place.width >= wideWindowPx && isUpright(size);
    const crop = cropOf(size, isNarrow ? { ...place, width: uprightPx } : place);
    const text = tonesIn(tones, crop(place.textTop, place.height));
    const menu = tonesIn(tones, crop(0, headerPx));
    return {
      night: share('night', text.brightest, 'text'),
      day: share('day', text.darkest, 'text'),
      nightMenu: share('night', menu.brightest, 'menu') / (1 - headerShade),
      dayMenu: share('day', menu.darkest, 'menu') / (1 - headerShade),
    };
  });
  return leastShade(...shares);
}

/** Each share where it is smallest, in whole hundredths and at most 1. */
export function leastShade(...shares: Shade[]): Shade {
  const least = (key: keyof Shade) => Math.floor(100 * Math.min(1, ...shares.map((shade) => shade[key]))) / 100;
  return { night: least('night'), day: least('day'), nightMenu: least('nightMenu'), dayMenu: least('dayMenu') };
}

/** How much of a tone may be mixed into the ground, so that a colour can be read on the mixture. More than 1: any amount. */
export function share(look: keyof typeof looks, tone: number, color: 'text' | 'menu'): number {
  const ground = toneOf(looks[look].ground);
  const text = luminance(looks[look][color]);
  const limit = encode(look === 'night' ? (text + 0.05) / minContrast - 0.05 : (text + 0.05) * minContrast - 0.05);
  const isNearer = look === 'night' ? tone <= ground : tone >= ground;
  return isNearer ? Number.POSITIVE_INFINITY : (limit - ground) / (tone - ground);
}

const toneOf = (color: string) => encode(luminance(color));

/** `object-fit: cover` at 50% 30%: returns the part of a picture, from 0 to 1, that is between two heights of its place. */
export function cropOf(size: Size, place: Size) {
  const scale = Math.max(place.width / size.width, place.height / size.height);
  const [width, height] = [scale * size.width, scale * size.height];
  const left = (width - place.width) / 2;
  const top = 0.3 * (height - place.height);
  return (from: number, to: number) => ({
    left: left / width,
    right: (left + place.width) / width,
    top: (top + from) / height,
    bottom: (top + to) / height,
  });
}

/** The extreme tones of the cells that a part of the picture touches. */
function tonesIn(tones: Tones | undefined, part: ReturnType<ReturnType<typeof cropOf>>) {
  const isIn = (_: number, cell: number) => {
    const [row, column] = [Math.floor(cell / gridSize), cell % gridSize];
    return (
      row + 1 > part.top * gridSize &&
      row < part.bottom * gridSize &&
      column + 1 > part.left * gridSize &&
      column < part.right * gridSize
    );
  };
  return {
    darkest: tones ? Math.min(...tones.darkest.filter(isIn)) : 0,
    brightest: tones ? Math.max(...tones.brightest.filter(isIn)) : 255,
  };
}
