import { join } from 'node:path';

// Commands start without a shell, by the path of their JavaScript: Windows cannot start the files in node_modules/.bin.

export const playwright = [process.execPath, join('node_modules', '@playwright', 'test', 'cli.js')];
export const vitest = [process.execPath, join('node_modules', 'vitest', 'vitest.mjs')];

/** The npm that runs this program. */
export function npm(): string[] {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  if (!node || !npm) throw new Error('npm must run this: "npm test".');
  return [node, npm];
}

/** The command that runs a script of package.json. */
export function npmScript(name: string, ...values: string[]): string[] {
  return [...npm(), 'run', '--silent', name, '--', ...values];
}
