import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontPackages } from '../media/fonts.ts';

/** What Vite writes about each package in the bundle. */
interface BundledPackage {
  name: string;
  version: string;
  /** The licence's short name. */
  identifier: string;
  text: string;
}

/**
 * Writes licenses.txt: the licences of the packages that are parts of the site, which ask to be kept with every copy.
 * Throws if one has no text.
 */
export function writeLicenses(outFolder: string): void {
  const bundled: BundledPackage[] = JSON.parse(readFileSync(join(outFolder, '.vite/license.json'), 'utf8'));
  // Fonts are files of their own, so Vite does not list them.
  const packages = [...bundled, ...fontPackages.map(readFontPackage)].sort((a, b) => (a.name < b.name ? -1 : 1));
  const texts = packages.map(({ name, version, identifier, text }) => {
    if (!text) throw new Error(`${name} has no licence text: put another package in its place.`);
    return `${name} ${version} (${identifier})\n\n${text.trim()}\n`;
  });
  writeFileSync(join(outFolder, 'licenses.txt'), texts.join(`\n${'='.repeat(80)}\n\n`));
}

function readFontPackage(name: string): BundledPackage {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, identifier: license, text: readFileSync(join(folder, 'LICENSE'), 'utf8') };
}
