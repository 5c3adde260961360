import type { Finding } from '../../contract/problem.ts';
import { externalLinks } from './rules.ts';
import type { Source } from './source.ts';

const timeoutMs = 15_000;

/** Links to other sites that do not answer. Requests each address once. */
export async function silentLinks(sources: Source[], ask = answerOf): Promise<Finding[]> {
  const links = sources.flatMap((source) => externalLinks(source).map((link) => ({ source, ...link })));
  const addresses = [...new Set(links.map(({ value }) => value))];
  const answers = new Map(await Promise.all(addresses.map(async (url) => [url, await ask(url)] as const)));
  return links.flatMap(({ source, path, value }) => {
    const answer = answers.get(value);
    if (!answer) return [];
    const remedy = 'Open it in a browser. If the page is gone, name another one, or take the link out.';
    return [source.finding('should', path, `${value} ${answer}. ${remedy}`)];
  });
}

/** The reason why an address does not work; undefined if it works. */
export async function answerOf(url: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { signal, headers: { 'user-agent': 'Mozilla/5.0' } });
    await response.body?.cancel();
    // Sites that refuse programs answer with 401, 403 or 429.
    return response.ok || [401, 403, 429].includes(response.status) ? undefined : `answers with ${response.status}`;
  } catch {
    return 'does not answer';
  }
}
