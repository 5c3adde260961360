import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cruise, type IModule } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';

// `npm run architecture`: draws the imports between folders into architecture.md.

export const document = 'docs/architecture.md';
const parts = ['app', 'contract', 'desk', 'generator'];

/** Returns the document with drawings of the current imports. */
export async function withDrawings(text: string): Promise<string> {
  const { options } = await extractConfig(resolve('.dependency-cruiser.mjs'));
  const { output } = await cruise(parts, { ...options, exclude: { path: '[.]test[.]tsx?$' } });
  if (typeof output === 'string') throw new Error(output);
  const drawings: Record<string, string> = {
    all: drawing(output.modules, (file) => parts.find((part) => file.startsWith(`${part}/`))),
    app: drawing(output.modules, folderIn('app')),
    generator: drawing(output.modules, folderIn('generator')),
  };
  return text.replaceAll(
    /(<!-- drawing: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start, name, end) => `${start}\`\`\`mermaid\n${drawings[name]}\n\`\`\`\n${end}`,
  );
}

/** The subfolder of `root` that a file is in. Files directly in `root` have its name. */
const folderIn = (root: string) => (file: string) =>
  file.startsWith(`${root}/`) ? (/^[^/]+\/([^/]+)\//.exec(file)?.[1] ?? `${root}["files in ${root}/"]`) : undefined;

/** Draws arrows between folders, without arrows that follow from others. */
function drawing(modules: IModule[], folderOf: (file: string) => string | undefined): string {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (!from) continue;
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to && to !== from) targets.add(to);
    }
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(imports.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  const arrows = [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to) && !reaches(to, other)))
      .map((to) => `  ${from} --> ${to}`),
  );
  return ['flowchart TD', ...arrows.sort()].join('\n');
}

if (import.meta.main) writeFileSync(document, await withDrawings(readFileSync(document, 'utf8')));
