import { routes } from '../../contract/routes.ts';
import { site } from '../../generator/content/site.ts';
import { wordsOf } from '../../generator/content/words.ts';
import { headTags } from '../../generator/head/head-tags.ts';
import { contextOf, type DataOf, type PageDefinition } from '../../generator/pages/define-page.ts';

const { path } = routes['not-found'];

/** The page that a host sends with status 404. It has no menu entry, and search engines must not list it. */
const page = {
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
} satisfies PageDefinition;

export default page;

export type NotFoundData = DataOf<typeof page>;
