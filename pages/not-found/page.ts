import { routes } from '../../contract/routes.ts';
import { messagesOf } from '../../generator/content/messages.ts';
import { site } from '../../generator/content/site.ts';
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
    const { notFoundTitle: title, notFoundText: description } = messagesOf(content);
    const record = content.get(site).lights?.notFound;
    const backdrop = record && contextOf(content, pictures).backdrop(record, 'work');
    return {
      path,
      view: 'not-found',
      head: headTags(content, { title, description: [description] }),
      related: [],
      data: { title, text: description, backdrop },
    };
  },
} satisfies PageDefinition;

export default page;

export type NotFoundData = DataOf<typeof page>;
