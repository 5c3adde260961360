import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { foldedWords } from '../../contract/fold.ts';
import { type SearchIndex, type SearchPage, searchIndexPath } from '../../contract/search.ts';
import type { Content } from '../content/read.ts';
import type { PictureLookup } from '../media/picture-addresses.ts';
import { searchPages } from '../pages/all-pages.ts';
import { contractVersion, pageFileName } from './page-file.ts';

/** The text of search-index.json. It has no preview and only the smallest width of each picture, because pictures are shown at 44 px. */
export async function searchIndex(
  content: Content,
  pictures: PictureLookup,
  htmlOf: (path: string) => string | Promise<string>,
): Promise<string> {
  const smallest: PictureLookup = (file, _alt) => {
    const { preview: _, ...picture } = pictures(file, '');
    return { ...picture, avifWidths: picture.avifWidths.slice(0, 1) };
  };
  const pages: SearchPage[] = [];
  const { language } = content;
  for (const page of searchPages(content, smallest)) pages.push(withTexts(page, await htmlOf(page.path), language));
  const index: SearchIndex = { contractVersion, pages };
  return JSON.stringify(index);
}

/** Writes search-index.json for 'Go to anything'. The pages must have been written. */
export async function writeSearchIndex(content: Content, pictures: PictureLookup, outFolder: string): Promise<void> {
  const htmlOf = (path: string) =>
    readFileSync(join(outFolder, `${pageFileName(path, content.languagePath)}.html`), 'utf8');
  writeFileSync(join(outFolder, content.languagePath, searchIndexPath), await searchIndex(content, pictures, htmlOf));
}

/** Adds the words of the page's HTML to the page and its places, each word to its innermost place. */
function withTexts(page: SearchPage, html: string, language: string): SearchPage {
  const $ = load(html);
  const main = $('main');
  main.find('script, noscript, style, svg, wbr, section[aria-labelledby=_related]').remove();
  main.find('*').before(' ').append(' '); // Separates the words of neighbouring elements.
  /** Removes an element, and returns its words and the alternative texts of its pictures. */
  const takeWords = (element: typeof main): string => {
    const descriptions = element.find('img').map((_, image) => $(image).attr('alt'));
    const text = [element.text(), ...descriptions.get()].join(' ');
    element.remove();
    return foldedWords(text, language).join(' ');
  };
  /** Finds the element with an id, or its section if the element is a heading. */
  const elementOf = (id: string) => {
    const section = main.find(`section:has(h2[id="${id}"])`);
    return section.length > 0 ? section : main.find(`[id="${id}"]`);
  };
  // In reverse, because a series comes before its books and contains them.
  const places = page.places
    .toReversed()
    .map((place) => ({ ...place, text: takeWords(elementOf(place.hash)) }))
    .toReversed();
  return { ...page, text: takeWords(main), places };
}
