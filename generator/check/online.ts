import type { Finding } from '../../contract/problem.ts';
import { externalLinks } from './rules.ts';
import type { Source } from './source.ts';

const timeoutMs = 15_000;

/** Links to other sites that do not answer. Each address is asked once. */
export async function silentLinks(sources: Source[], ask = answerOf): Promise<Finding[]> {
  const links = sources.flatMap((source) => externalLinks(source).map((link) => ({ source, ...link })));
  const addresses = [...new Set(links.map(({ value }) => value))];
  const answers = new Map(await Promise.all(addresses.map(async (url) => [url, await ask(url)] as const)));
  return links.flatMap(({ source, path, value }) => {
    const answer = answers.get(value);
    if (!answer) return [];
    return [
      source.finding(
        'should',
        path,
        `${value} ${answer}. Open it in a browser; if it is gone, name another or take it out.`,
      ),
    ];
  });
}

/** What is wrong with the answer of an address; undefined if nothing is. */
export async function answerOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'user-agent': 'Mozilla/5.0' },
    });
    await response.body?.cancel();
    // 401, 403 and 429 come from sites that are there and do not want to be asked by a program.
    return response.ok || [401, 403, 429].includes(response.status) ? undefined : `answers with ${response.status}`;
  } catch {
    return 'does not answer';
  }
}
