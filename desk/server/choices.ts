import { usualPath } from '../../generator/content/addresses.ts';
import { menu } from '../../generator/content/menu.ts';
import { ContentError } from '../../generator/content/read.ts';
import { iconData, iconNames } from '../../generator/media/icons.ts';
import type { PictureLookup } from '../../generator/media/picture-addresses.ts';
import { readSite, searchPages } from '../../generator/pages/all-pages.ts';
import type { Choices } from '../messages.ts';

/** What an owner can choose in a form: the icons, and the places and albums of a content folder. */
export async function choicesIn(folder: string): Promise<Choices> {
  const pages = await searchPagesIn(folder);
  return {
    icons: Object.fromEntries(iconNames.map((name) => [name, iconData(name)])),
    places: pages.flatMap(({ title, path, places }) => [
      { address: path, label: title },
      ...places.map((place) => ({ address: `${path}#${place.hash}`, label: `${place.title}, ${title}` })),
    ]),
    albums: pages
      .filter(({ kind }) => kind === 'album')
      .map(({ title, path }) => ({ id: path.slice(path.lastIndexOf('/') + 1), label: title })),
    pages: ((await menu.read(folder, [])) ?? []).map(({ page, label }) => ({ id: page, label })),
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
