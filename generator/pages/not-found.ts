import { routes } from '../../contract/routes.ts';
import { site } from '../content/site.ts';
import { wordsOf } from '../content/words.ts';
import { headTags } from '../head/head-tags.ts';
import { contextOf, type PageDefinition } from './define-page.ts';

const { path } = routes['not-found'];

/** The page that a host sends with status 404. It has no menu entry, and search engines must not list it. */
const definition: PageDefinition = {
  files: [],
  paths: () => [path],
  addresses: () => [],
  redirects: () => [],
  found: () => [],
  make(content, pictures, wanted) {
    if (wanted !== path) return undefined;
    const { notFoundTitle: title, notFoundText: description } = wordsOf(content);
    const record = content.get(site).lights?.notFound;
    const light = record && contextOf(content, pictures).light(record);
    return {
      path,
      view: 'not-found',
      head: headTags(content, { title, description: [description] }),
      related: [],
      data: { title, text: description, light },
    };
  },
};

export default definition;
