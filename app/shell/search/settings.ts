import * as messages from 'virtual:messages';
import { otherLanguages } from 'virtual:site-code';
import { currentPath } from '../../navigation/address.ts';
import type { Item } from './find.ts';

/** The settings in the footer of each page, and the switch of an album, found by the words of people who look for them. */
export function settingItems(items: Item[]): Item[] {
  const inFooter = (title: string, terms: string, hash: string): Item => ({
    kind: 'page',
    title,
    pageTitle: title,
    detail: messages.inFooter,
    terms: terms.split(', '),
    icon: items[0]?.icon,
    path: currentPath() ?? '/',
    hash,
  });
  const album = items.find(({ kind }) => kind === 'album');
  return [
    inFooter(messages.look, messages.lookTerms, '#_look'),
    inFooter(messages.motion, messages.motionTerms, '#_motion'),
    ...(otherLanguages.length > 0 ? [inFooter(messages.languageSetting, messages.languageTerms, '#_languages')] : []),
    ...(album
      ? [
          {
            ...album,
            kind: 'page' as const,
            title: messages.playAlbum,
            terms: messages.musicTerms.split(', '),
            text: '',
          },
        ]
      : []),
  ];
}
