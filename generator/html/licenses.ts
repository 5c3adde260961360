import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontPackages } from '../media/fonts.ts';

/** Vite's entry for a package in the bundle. */
interface BundledPackage {
  name: string;
  version: string;
  /** The licence's short name. */
  identifier: string;
  text: string;
}

/** Writes licenses.txt with the licences of the packages in the site, as they require. Throws if one has no text. */
export function writeLicenses(outFolder: string): void {
  const bundled: BundledPackage[] = JSON.parse(readFileSync(join(outFolder, '.vite/license.json'), 'utf8'));
  // Vite does not list the fonts, because they are separate files.
  const packages = [...bundled, ...fontPackages.map(readFontPackage)].sort((a, b) => (a.name < b.name ? -1 : 1));
  const texts = packages.map(({ name, version, identifier, text }) => {
    if (!text) throw new Error(`${name} has no licence text. Replace it by another package.`);
    return `${name} ${version} (${identifier})\n\n${text.trim()}\n`;
  });
  writeFileSync(join(outFolder, 'licenses.txt'), texts.join(`\n${'='.repeat(80)}\n\n`));
}

function readFontPackage(name: string): BundledPackage {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, identifier: license, text: readFileSync(join(folder, 'LICENSE'), 'utf8') };
}
