import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// MDN's HTTP Observatory has its own project, e2e/observatory. docs/dependencies.md explains why.

const folder = 'e2e/observatory';
const observatory = join(folder, 'node_modules/@mdn/mdn-http-observatory');

export const isObservatoryInstalled = existsSync(observatory);

/** npm's arguments that install it, without its scripts, which would download lists and compile a program. */
export const installObservatory = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];

/** The answer to a request for a page. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/**
 * Scores an answer as if it had come over https from `hostname`, whose http redirects there. `preloaded` are the hosts on
 * the browsers' preload list. `modifiers` are the points that each result costs or earns.
 */
export async function scoreAnswer(hostname: string, answer: Answer, preloaded: string[]) {
  const load = (file: string) => import(pathToFileURL(join(observatory, 'src', file)).href);
  const entries = preloaded.map((host) => [host, { mode: 'force-https', includeSubDomains: true, pinned: false }]);
  // It reads this list once. Its install script would have downloaded the full list there.
  writeFileSync(join(observatory, 'conf/hsts-preload.json'), JSON.stringify(Object.fromEntries(entries)));

  const [{ Requests }, { ALL_TESTS }, { parseHttpEquivHeaders }, { getGradeForScore, getScoreModifier }] =
    await Promise.all([load('types.js'), load('constants.js'), load('retriever/utils.js'), load('grader/grader.js')]);
  const url = new URL(`https://${hostname}/`);
  const response = { ...answer, verified: true, httpEquiv: parseHttpEquivHeaders(answer.text, url.href) };
  const requests = new Requests(hostname);
  const route = ['http:', 'https:'].map((protocol) => ({ url: new URL(`${protocol}//${hostname}/`), status: 200 }));
  Object.assign(requests.responses, { auto: response, https: response, http: response, httpRedirects: route });
  requests.resources.path = answer.text;
  requests.session = { url };

  const results: string[] = ALL_TESTS.map((test: (requests: unknown) => { result: string }) => test(requests).result);
  const modifiers = Object.fromEntries(results.map((result) => [result, getScoreModifier(result) as number]));
  const { score, grade } = getGradeForScore(100 + Object.values(modifiers).reduce((sum, points) => sum + points, 0));
  return { score, grade, modifiers };
}
