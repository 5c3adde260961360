import { eventsOf } from '../../pages/history/schema.ts';
import type { Content } from '../content/read.ts';
import type { NewsItem } from './define-page.ts';

interface Work {
  title: string;
  description: string;
  published?: string | undefined;
}

/** The news about a work: none if it states no day, or if an event links to it, because the feed has that event. */
export function newsOf(content: Content, path: string, { title, description, published }: Work): NewsItem[] {
  const isNew = published && eventsOf(content, path).length === 0;
  return isNew ? [{ path, title, description, day: published }] : [];
}
