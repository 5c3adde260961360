import { routes, viewFinder } from '../../contract/routes.ts';
import { usualPath } from '../../generator/content/addresses.ts';
import { menu } from '../../generator/content/menu.ts';
import { ContentError } from '../../generator/content/read.ts';
import { site } from '../../generator/content/site.ts';
import { accentNames, channels } from '../../generator/lib/colors.ts';
import { iconData, iconNames } from '../../generator/media/icons.ts';
import type { PictureLookup } from '../../generator/media/picture-addresses.ts';
import { readSite, searchPages } from '../../generator/pages/all-pages.ts';
import type { Choices } from '../messages.ts';

/** What an owner can choose in a form: the icons, and the places and albums of a content folder. */
export async function choicesIn(folder: string): Promise<Choices> {
  const pages = await searchPagesIn(folder);
  const own = (await site.read(folder, [], [], { isTolerant: true }))?.accents;
  return {
    icons: Object.fromEntries(iconNames.map((name) => [name, iconData(name)])),
    places: pages.flatMap(({ title, path, places }) => [
      { address: path, label: title },
      ...places.map((place) => ({ address: `${path}#${place.hash}`, label: `${place.title}, ${title}` })),
    ]),
    albums: pages
      .filter(({ kind }) => kind === 'album')
      .map(({ title, path }) => ({ id: path.slice(path.lastIndexOf('/') + 1), label: title })),
    texts: pages
      .filter(({ path, kind }) => kind === 'page' && viewFinder({ text: routes.text.path })(path) === 'text')
      .map(({ title, path }) => ({ id: path.slice(1), label: title })),
    colors: Object.fromEntries(
      accentNames.map((name) => [name, own?.[name] ? `${colorName(own[name])} ${own[name]}` : name]),
    ),
    pages: ((await menu.read(folder, [], [], { isTolerant: true })) ?? []).map(({ page, label }) => ({
      id: page,
      label,
    })),
  };
}

/**
 * The pages by their usual addresses, so that a link stays right when a page gets another one. Returns none if the menu cannot
 * be read: owners can type into the fields, and the form shows the mistake.
 */
async function searchPagesIn(folder: string) {
  try {
    const content = await readSite(folder, { isTolerant: true });
    return searchPages(content, withoutPicture).map((page) => ({ ...page, path: usualPath(content, page.path) }));
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

/** Choices have words only. */
const withoutPicture: PictureLookup = (_file, alt) => ({
  alt,
  stem: '',
  avifWidths: [],
  webpWidth: 0,
  width: 0,
  height: 0,
  color: '',
});

/** The hues of words for colours, by the degree at which each ends. */
const hues: [endDegrees: number, word: string][] = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [200, 'turquoise'],
  [255, 'blue'],
  [290, 'purple'],
  [335, 'pink'],
  [360, 'red'],
];

/** A word for a colour such as '#c8102e'. */
function colorName(hex: string): string {
  const [red, green, blue] = channels(hex);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 25) return 'grey';
  const range = most - least;
  const sixths =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  const degrees = (sixths * 60 + 360) % 360;
  return hues.find(([end]) => degrees < end)![1];
}
