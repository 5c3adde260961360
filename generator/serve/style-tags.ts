import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { View } from '../../contract/routes.ts';
import { escapeText } from '../html/tag.ts';

/**
 * The style tags of a page whose code a browser has loaded before. In development, styles come with the code, so without these
 * tags the page would flash unstyled after each change of the content. Vite's client finds them by their ids.
 */
export async function styleTags(server: ViteDevServer, view: View): Promise<string> {
  const { client } = server.environments;
  const found = new Set<EnvironmentModuleNode>();
  const collect = (node: EnvironmentModuleNode | undefined) => {
    if (!node || found.has(node)) return;
    found.add(node);
    for (const imported of node.importedModules) if (!imported.url.startsWith('/app/pages/')) collect(imported);
  };
  const page = await client.moduleGraph.getModuleByUrl(`/app/pages/${view}.tsx`);
  collect(await client.moduleGraph.getModuleByUrl('/app/client.tsx'));
  collect(page);
  for (const part of page?.importedModules ?? []) collect(part);
  const sheets = [...found].filter(({ url }) => url.endsWith('.css'));
  const tags = sheets.map(async ({ id, url }) => {
    const sheet = await client.transformRequest(`${url}?direct`);
    return `<style data-vite-dev-id="${escapeText(id ?? '')}">${sheet?.code ?? ''}</style>`;
  });
  return (await Promise.all(tags)).join('\n');
}
