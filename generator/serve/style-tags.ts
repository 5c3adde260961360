import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { View } from '../../contract/routes.ts';
import { escapeText } from '../html/tag.ts';

/**
 * The style tags of a page. In development styles come with the code, so without these tags the page would be bare for a
 * moment, each time that the content changes. Vite's client takes them over by their ids.
 */
export async function styleTags(server: ViteDevServer, view: View): Promise<string> {
  const { client } = server.environments;
  const found = new Set<EnvironmentModuleNode>();
  const collect = async (url: string, isPage = false): Promise<void> => {
    // Vite knows what a module imports after it has transformed it. The browser will ask for the same modules.
    if (!url.endsWith('.css')) await client.transformRequest(url);
    const node = await client.moduleGraph.getModuleByUrl(url);
    if (!node || found.has(node)) return;
    found.add(node);
    const imported = [...node.importedModules].filter(({ url }) => isOurs(url));
    const wanted = imported.filter(({ url }) => isPage || !url.startsWith('/pages/'));
    // One after the other: the first sheets give the layers their order.
    for (const { url } of wanted) await collect(url, isPage);
  };
  await collect('/app/client.tsx');
  await collect(`/pages/${view}/${view}.tsx`, true);
  const sheets = [...found].filter(({ url }) => url.endsWith('.css'));
  const tags = sheets.map(async ({ id, url }) => {
    const sheet = await client.transformRequest(`${url}?direct`);
    return `<style data-vite-dev-id="${escapeText(id ?? '')}">${sheet?.code ?? ''}</style>`;
  });
  return (await Promise.all(tags)).join('\n');
}

/** Whether a module belongs to the site, and is no package. The fonts of its letters are in the cache. */
const isOurs = (url: string): boolean =>
  url.startsWith('\0virtual:') || /^\/(app|contract|pages|\.cache\/fonts)\//.test(url);
