import { type Words, wordsIn } from '../../app/words/languages.ts';
import type { Content } from './read.ts';

/** The words of the interface in the language of the site. */
export const wordsOf = (content: Content): Words => wordsIn[content.language];
