import { type Messages, messagesIn } from '../../app/messages/languages.ts';
import type { Content } from './read.ts';

/** The words of the interface in the language of the site. */
export const messagesOf = (content: Content): Messages => messagesIn[content.language];
