import { isDeepStrictEqual } from 'node:util';
import type { Page } from '../contract/page.ts';
import { pathOf } from '../contract/routes.ts';
import { ContentError } from '../generator/content/read.ts';
import { makePage, readSite, siteData } from '../generator/pages/all-pages.ts';
import { fakePicture } from '../testing/fake-picture.ts';
import { facts, type Shown } from './facts.ts';

// `npm run check:specification`: prints how the content differs from the specification. It always exits with 0, because the
// owner may change everything that it compares.

try {
  console.log(report(await readShown()).join('\n'));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.log(error.message);
}

async function readShown(): Promise<Shown> {
  const content = await readSite();
  const page = (path: string): Page | undefined => makePage(content, fakePicture, path);
  // The path determines the view.
  const data: Shown['data'] = (view, id = '') => page(pathOf(view, id))?.data as never;
  return { site: siteData(content), page, data };
}

/** One sentence for each fact that differs, and their number. */
function report(shown: Shown): string[] {
  const differences = facts.flatMap(({ subject, stated, found }) => {
    const value = found(shown);
    const holds = stated instanceof RegExp ? stated.test(String(value)) : isDeepStrictEqual(value, stated);
    return holds
      ? []
      : [`The content differs in ${subject}: it should be ${written(stated)}, and is ${written(value)}.`];
  });
  return [...differences, `${facts.length - differences.length} facts hold, ${differences.length} differ`];
}

function written(value: unknown): string {
  if (value === undefined) return 'missing';
  return value instanceof RegExp ? `a text like ${value}` : JSON.stringify(value);
}
