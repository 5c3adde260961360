import { otherLanguages } from 'virtual:site-code';
import * as words from 'virtual:words';
import { currentPath } from '../../navigation/address.ts';
import type { Item } from './find.ts';

/** The settings in the footer of each page, and the switch of an album, found by the words of people who look for them. */
export function settingItems(items: Item[]): Item[] {
  const inFooter = (title: string, terms: string, hash: string): Item => ({
    kind: 'page',
    title,
    pageTitle: title,
    detail: words.inFooter,
    words: terms.split(', '),
    icon: items[0]?.icon,
    path: currentPath() ?? '/',
    hash,
  });
  const album = items.find(({ kind }) => kind === 'album');
  return [
    inFooter(words.look, words.lookTerms, '#_look'),
    inFooter(words.motion, words.motionTerms, '#_motion'),
    ...(otherLanguages.length > 0 ? [inFooter(words.languageSetting, words.languageTerms, '#_languages')] : []),
    ...(album
      ? [{ ...album, kind: 'page' as const, title: words.playAlbum, words: words.musicTerms.split(', '), text: '' }]
      : []),
  ];
}
